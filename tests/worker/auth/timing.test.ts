import { test } from 'vitest'
import { noLimits } from '../outages.ts'
import { createWorld } from './world.ts'

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test(
  'signing in takes as long for unknown addresses as for known ones',
  { timeout: 120_000, retry: 2 },
  async ({ expect }) => {
    const world = createWorld({ limits: noLimits })
    await world.user('known@example.com')
    const timesMs: Record<string, number[]> = { known: [], unknown: [] }
    const attempt = async (name: string) => {
      const startedAt = performance.now()
      await world.post('/token?grant_type=password', {
        email: `${name}@example.com`,
        password: 'wrong',
      })
      timesMs[name]?.push(performance.now() - startedAt)
    }
    // in turns, so that a busy machine is busy for both
    for (let time = 0; time < 25; time++) {
      await attempt(time % 2 ? 'known' : 'unknown')
      await attempt(time % 2 ? 'unknown' : 'known')
    }
    const ratio = median(timesMs['known'] ?? []) / median(timesMs['unknown'] ?? [])
    expect(Math.abs(ratio - 1)).toBeLessThan(0.1)
  },
)
