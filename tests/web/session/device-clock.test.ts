import { AuthClient } from '@supabase/auth-js'
import { afterEach, expect, test, vi } from 'vitest'
import { byDeviceClock } from '../../../web/session/auth-client.ts'

const serverMs = Date.parse('2026-11-27T12:00:00Z')
const lifeS = 3600
afterEach(() => void vi.useRealTimers())

test.for([-30, -2, -0.98, 0, 0.98, 1.03, 2, 26])(
  'a session lasts an hour with a clock %s hours off',
  async (hours) => {
    vi.useFakeTimers({ now: serverMs + hours * 3_600_000, toFake: ['Date'] })
    const body = {
      access_token: `h.${btoa(JSON.stringify({ exp: serverMs / 1000 + lifeS }))}.s`,
      refresh_token: 'r',
      token_type: 'bearer',
      expires_in: lifeS,
      expires_at: serverMs / 1000 + lifeS,
      user: { id: 'u' },
    }
    const asked: string[] = []
    const library = new AuthClient({
      url: 'https://meltemi.test/auth/v1',
      autoRefreshToken: false,
      persistSession: false,
      fetch: async (input) => {
        asked.push(new Request(input).url)
        return byDeviceClock(Response.json(body))
      },
    })
    await library.signInWithPassword({ email: 'a@example.com', password: 'p' })
    const { data } = await library.getSession()
    expect([data.session?.access_token, asked.length]).toEqual([body.access_token, 1])
    vi.setSystemTime(serverMs + hours * 3_600_000 + (lifeS - 30) * 1000)
    await library.getSession()
    // it is renewed in its last minute
    expect(asked).toHaveLength(2)
  },
)
