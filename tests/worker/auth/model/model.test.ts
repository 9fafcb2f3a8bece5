import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commandCount, Walk } from './walk.ts'

const walks = 100_000

test(
  'no walk of an owner, a thief, a stranger and staff breaks an invariant of the account',
  {
    timeout: 120_000,
  },
  () => {
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0 // errors are return values here, two million of them
    const steps = fc.uint16Array({ maxLength: 24, size: 'max' })
    const property = fc.property(steps, (taken) => {
      const walk = new Walk()
      for (const step of taken) walk.step(step % commandCount, Math.floor(step / commandCount))
    })
    const { failed, counterexample, errorInstance } = fc.check(property, { numRuns: walks })
    Error.stackTraceLimit = stackTraceLimit
    expect({ failed, counterexample, errorInstance }).toMatchObject({ failed: false })
  },
)
