import { afterAll } from 'vitest'
import { idlePause } from '../../worker/lib/cpu-queue.ts'
import { scryptCost } from '../../worker/lib/secrets/password-hash.ts'

/** What a hash costs where no one tests: a third of a second (tests/worker/auth/passwords/passwords.test.ts). */
export const usualCost = { ...scryptCost }

// what tests ask is what is let in, not how long an attacker would try
Object.assign(scryptCost, { n: 2 ** 4, r: 8, p: 1 })

/** How long an isolate rests between two hashes where no one tests. */
export const usualRestMs = idlePause.ms

// a piece takes no time here: no one has to be let in between
idlePause.ms = 5

afterAll(() => {
  Object.assign(scryptCost, usualCost)
  idlePause.ms = usualRestMs
})
