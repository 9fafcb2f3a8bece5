import { afterEach, expect, test, vi } from 'vitest'
import { learnTime, serverNowMs } from '../../../web/app/server-clock.ts'
import { byDeviceClock, pageStorage } from '../../../web/session/session-storage.ts'

const serverMs = Date.parse('2026-11-27T12:00:00Z')
const answer = () => ({ headers: new Headers({ date: new Date(serverMs).toUTCString() }) })

afterEach(() => {
  vi.useRealTimers()
  learnTime({ headers: new Headers({ date: new Date().toUTCString() }) })
})

const token = (exp: number) => `h.${btoa(JSON.stringify({ exp }))}.s`
const hourMs = 3_600_000

test.for([-30, -2, -0.98, 0, 0.98, 1.03, 1.08, 2, 26])(
  'a session has its whole hour on a device whose clock is %s hours off',
  async (hours) => {
    vi.useFakeTimers({ now: serverMs + hours * hourMs })
    learnTime(answer())
    expect(Math.abs(serverNowMs() - serverMs)).toBeLessThan(1000)

    const endsS = serverMs / 1000 + 3600
    const storage = byDeviceClock(pageStorage())
    await storage.setItem('s', JSON.stringify({ access_token: token(endsS), expires_at: endsS }))
    const kept: { expires_at: number } = JSON.parse((await storage.getItem('s')) ?? '')
    expect(Math.abs(kept.expires_at * 1000 - Date.now() - hourMs)).toBeLessThan(2000)
  },
)

test('an answer that took a moment changes no clock that is right', () => {
  vi.useFakeTimers({ now: serverMs + 3000 })
  learnTime(answer())
  expect(serverNowMs()).toBe(Date.now())
  learnTime({ headers: new Headers() })
  expect(serverNowMs()).toBe(Date.now())
})

test('what is stored beside the session is handed back as it is', async () => {
  const storage = byDeviceClock(pageStorage())
  for (const text of ['"verifier"', 'no json', '{"access_token":"odd"}', 'null']) {
    await storage.setItem('s', text)
    expect(await storage.getItem('s')).toBe(text)
  }
  await storage.removeItem('s')
  expect(await storage.getItem('s')).toBeNull()
})
