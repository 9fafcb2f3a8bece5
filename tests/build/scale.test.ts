import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { simulateDay } from '../scale/day.ts'
import { scaleTable } from '../scale/table.ts'

test('the operator’s table matches the output of the scale simulation', () => {
  const guide = readFileSync(new URL('../../worker/ops/README.md', import.meta.url), 'utf8')
  expect(guide).toContain(scaleTable())
})

test('a simulated day has the requested views, each served from one source', () => {
  for (const views of [10_000, 1_000_000]) {
    const day = simulateDay(views)
    expect(Math.abs(day.views / views - 1)).toBeLessThan(0.05)
    const { memory, nearby, render } = day.hits
    expect(memory + nearby + render).toBeCloseTo(1, 6)
    expect(day.kvReads).toBeLessThanOrEqual(2 * day.views * 1.0001)
  }
})

test('more visitors mean more cache hits and shorter waits', () => {
  const [small, large] = [simulateDay(10_000), simulateDay(1_000_000)]
  expect(large.hits.memory).toBeGreaterThan(small.hits.memory)
  expect(large.hits.start).toBeLessThan(small.hits.start)
  expect(large.firstByteMs.p50).toBeLessThan(small.firstByteMs.p50)
  expect(large.dollarsAMonth).toBeGreaterThan(small.dollarsAMonth)
})
