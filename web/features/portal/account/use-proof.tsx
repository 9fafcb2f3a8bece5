import { type ReactNode, useState } from 'react'
import { ProvePassword } from './prove-password.tsx'

type Proof = {
  /** Asks for the password, then repeats the command. `null` cancels it. */
  ask: (command: (() => Promise<void>) | null) => void
  /** The password form, while it is open. */
  question: ReactNode
}

/**
 * Re-authentication within ten minutes (ASVS 7.5.1): asks for a proof, then repeats the command.
 */
export function useProof(): Proof {
  const [waiting, setWaiting] = useState<(() => Promise<void>) | null>(null)
  const question = waiting && (
    <ProvePassword
      onProven={async () => {
        setWaiting(null)
        await waiting()
      }}
    />
  )
  return { ask: (command) => setWaiting(() => command), question }
}
