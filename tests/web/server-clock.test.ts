import { afterEach, expect, test, vi } from 'vitest'
import { updateServerClock, serverNowMs } from '../../web/app/server-clock.ts'

const serverMs = Date.parse('2026-11-27T12:00:00Z')
const answer = () => ({ headers: new Headers({ date: new Date(serverMs).toUTCString() }) })

afterEach(() => {
  vi.useRealTimers()
  updateServerClock({ headers: new Headers({ date: new Date().toUTCString() }) })
})

test.for([-30, -2, -0.98, 0, 0.98, 2, 26])(
  'the server’s time is known with a clock %s hours off',
  (hours) => {
    vi.useFakeTimers({ now: serverMs + hours * 3_600_000 })
    updateServerClock(answer())
    expect(Math.abs(serverNowMs() - serverMs)).toBeLessThan(1000)
  },
)

test('a slow response does not shift a correct clock', () => {
  vi.useFakeTimers({ now: serverMs + 3000 })
  updateServerClock(answer())
  expect(serverNowMs()).toBe(Date.now())
  updateServerClock({ headers: new Headers() })
  expect(serverNowMs()).toBe(Date.now())
})
