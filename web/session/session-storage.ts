import type { SupportedStorage } from '@supabase/auth-js'
import { serverNowMs } from '../app/server-clock.ts'
import { claimsOf } from './token.ts'

type Stored = { access_token?: unknown; expires_at?: number }

/**
 * Storage of the session manager, which holds `expires_at` against this device's clock: it is read as that clock will
 * show when the token ends by the server's (supabase/auth-js#926).
 */
export const byDeviceClock = (kept: SupportedStorage): SupportedStorage => ({
  setItem: (key, value) => kept.setItem(key, value),
  removeItem: (key) => kept.removeItem(key),
  getItem: async (key) => {
    const text = await kept.getItem(key)
    const stored = parse(text)
    const endsS = typeof stored?.access_token === 'string' && claimsOf(stored.access_token).exp
    if (!stored || !endsS) return text
    const aheadS = Math.round((serverNowMs() - Date.now()) / 1000)
    return JSON.stringify({ ...stored, expires_at: endsS - aheadS })
  },
})

function parse(text: string | null): Stored | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/** What lives as long as the page: a reload ends it. */
export function pageStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

/** What all tabs of this browser share; where it denies us storage, what lives as long as the page. */
export function browserStorage() {
  const page = pageStorage()
  const stored = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
    try {
      localStorage.getItem('')
      return localStorage
    } catch {
      return page
    }
  }
  return {
    getItem: (key: string) => stored().getItem(key),
    setItem: (key: string, value: string) => stored().setItem(key, value),
    removeItem: (key: string) => stored().removeItem(key),
  }
}
