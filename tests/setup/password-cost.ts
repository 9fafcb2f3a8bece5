import { afterAll } from 'vitest'
import { idlePause } from '../../worker/lib/cpu-queue.ts'
import { scryptCost } from '../../worker/lib/secrets/password-hash.ts'

/** The cost in production, a third of a second per hash (tests/worker/auth/passwords/passwords.test.ts). */
export const usualCost = { ...scryptCost }

// cheap hashes, as tests do not measure resistance to guessing
Object.assign(scryptCost, { n: 2 ** 4, r: 8, p: 1 })

/** The pause between two hashes in production. */
export const usualRestMs = idlePause.ms

// cheap hashes need no long pauses
idlePause.ms = 5

afterAll(() => {
  Object.assign(scryptCost, usualCost)
  idlePause.ms = usualRestMs
})
