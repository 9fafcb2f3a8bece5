import { type ReactNode, useState } from 'react'
import { ProvePassword } from './prove-password.tsx'

type Proof = {
  /** Asks for the password, and then repeats the command. `null`: no command waits any more. */
  ask: (command: (() => Promise<void>) | null) => void
  /** The question, while it is open. */
  question: ReactNode
}

/** Re-authentication for commands that need a proof within ten minutes (ASVS 7.5.1): asks for it, then repeats the command. */
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
