import { type ReactNode, useState } from 'react'
import { ProvePassword } from './prove-password.tsx'

type Proof = {
  /** Asks for the password, and then goes on. `null`: nothing waits for it any more. */
  ask: (goOn: (() => Promise<void>) | null) => void
  /** The question, while it is open. */
  question: ReactNode
}

/** For what the service takes from no one whose sign-in is older than ten minutes: asks who is there, and goes on. */
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
  return { ask: (goOn) => setWaiting(() => goOn), question }
}
