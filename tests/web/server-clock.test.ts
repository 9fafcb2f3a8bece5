import { afterEach, expect, test, vi } from 'vitest'
import { learnTime, serverNowMs } from '../../web/app/server-clock.ts'

const serverMs = Date.parse('2026-11-27T12:00:00Z')
const answer = () => ({ headers: new Headers({ date: new Date(serverMs).toUTCString() }) })

afterEach(() => {
  vi.useRealTimers()
  learnTime({ headers: new Headers({ date: new Date().toUTCString() }) })
})

test.for([-30, -2, -0.98, 0, 0.98, 2, 26])(
  'the time of the server is known on a device whose clock is %s hours off',
  (hours) => {
    vi.useFakeTimers({ now: serverMs + hours * 3_600_000 })
    learnTime(answer())
    expect(Math.abs(serverNowMs() - serverMs)).toBeLessThan(1000)
  },
)

test('an answer that took a moment changes no clock that is right', () => {
  vi.useFakeTimers({ now: serverMs + 3000 })
  learnTime(answer())
  expect(serverNowMs()).toBe(Date.now())
  learnTime({ headers: new Headers() })
  expect(serverNowMs()).toBe(Date.now())
})
