import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrive, askedBy, linkOf, withoutLink } from '../../../web/session/arrival/arrival.ts'
import { type AuthClient, verifierKey } from '../../../web/session/auth-client.ts'
import { renewSession } from '../../../web/session/renew-session.ts'

const items = new Map<string, string>()
/** The calls to the service in order, and the response to each kind. */
const asked: string[] = []
let answers: Record<'code' | 'hash', () => Response> = { code: refused, hash: signedIn }

const session = {
  access_token: `h.${btoa(JSON.stringify({ amr: [{ method: 'email/signup', timestamp: 1 }] }))}.s`,
  refresh_token: 'r',
  expires_in: 3600,
  token_type: 'bearer',
  user: { id: '1', email: 'a@example.com' },
}
function signedIn(): Response {
  return Response.json(session)
}
function refused(): Response {
  return Response.json(
    { code: 'bad_code_verifier', message: 'code challenge does not match' },
    { status: 400, headers: { 'x-supabase-api-version': '2024-01-01' } },
  )
}
const unreachable = (): Response => {
  throw new TypeError('Failed to fetch')
}

beforeEach(() => {
  items.clear()
  asked.length = 0
  vi.stubGlobal('location', new URL('https://meltemi.test/login'))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
  vi.stubGlobal('fetch', async (url: string) => {
    const kind = url.includes('grant_type=pkce') ? 'code' : 'hash'
    asked.push(kind)
    return answers[kind]()
  })
})
afterEach(() => vi.unstubAllGlobals())

const mailed = new URLSearchParams({ token_hash: 'h', type: 'signup' })
const provided = new URLSearchParams({ code: 'c' })

test('an emailed link signs in by its token hash in any browser', async () => {
  answers = { code: refused, hash: signedIn }
  expect(await arrive(mailed)).toMatchObject({ status: 'brought', errand: 'confirmed' })
  expect(asked).toEqual(['hash'])
})

test('a provider’s code is exchanged once, in the browser that started the sign-in', async () => {
  items.set(verifierKey, JSON.stringify('v'.repeat(56)))
  answers = { code: signedIn, hash: refused }
  expect(await arrive(provided)).toMatchObject({ status: 'brought' })
  expect(asked).toEqual(['code'])
  expect(items.has(verifierKey)).toBe(false)
})

test('a code can still be exchanged after the service was unreachable', async () => {
  items.set(verifierKey, JSON.stringify('v'.repeat(56)))
  answers = { code: unreachable, hash: signedIn }
  expect(await arrive(provided)).toEqual({ status: 'unreachable' })
  expect(items.has(verifierKey)).toBe(true)
})

test('a session in the address is not accepted, as anyone can write such a link', async () => {
  const session = { access_token: 'a', refresh_token: 'b', expires_in: '1', token_type: 'bearer' }
  const written = linkOf({ search: '?exchanged=', hash: `#${new URLSearchParams(session)}` })
  expect(await arrive(written ?? new URLSearchParams())).toEqual({
    status: 'failed',
    why: 'incomplete',
  })
  expect(asked).toEqual([])
})

test('every emailed token waits for a press, whatever the type in its address', () => {
  const types = ['signup', 'invite', 'recovery', 'magiclink', 'email_change', 'undo', 'email', '']
  const wait = types.map((type) => askedBy(new URLSearchParams({ token_hash: 'h', type })))
  expect(wait).toEqual([...types.slice(0, 6), 'magiclink', 'magiclink'])
  expect(askedBy(provided)).toBeNull()
})

test('an address without a link returns null', () => {
  expect(linkOf({ search: '?mode=forgot&from=%2Faccount', hash: '#top' })).toBeNull()
})

test('a link’s parameters are read from the query and the fragment alike', () => {
  expect(linkOf({ search: '?code=abc&mode=recovery', hash: '' })?.get('code')).toBe('abc')
  expect(linkOf({ search: '', hash: '#access_token=x&type=invite' })?.get('type')).toBe('invite')
  expect(linkOf({ search: '', hash: '#error=access_denied' })?.get('error')).toBe('access_denied')
})

test('a link’s parameters are removed from the address, and the others stay', () => {
  expect(withoutLink('?mode=recovery&code=abc&from=%2Faccount')).toBe(
    '?mode=recovery&from=%2Faccount',
  )
  expect(withoutLink('?code=abc')).toBe('')
})

const proven = { access_token: 'new', refresh_token: 'newer' }

test('the browser continues with the session renewed by re-authentication, and reports an unreachable network', async () => {
  const taken: (typeof proven)[] = []
  const taking = (error: { name: string } | null): AuthClient => {
    const setSession = async (session: typeof proven) => {
      taken.push(session)
      return { data: { user: null, session: null }, error }
    }
    return (async () => ({ setSession })) as unknown as AuthClient
  }
  await expect(renewSession(taking(null), proven)).resolves.toBeUndefined()
  const away = taking({ name: 'AuthRetryableFetchError' })
  await expect(renewSession(away, proven)).rejects.toMatchObject({ code: 'network/unreachable' })
  expect(taken).toEqual([proven, proven])
})
