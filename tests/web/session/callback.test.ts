import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { redeem, linkTypeOf, linkIn, withoutLink } from '../../../web/session/callback/callback.ts'
import { type AuthClient, verifierKey } from '../../../web/session/auth-client.ts'
import { renewSession } from '../../../web/session/renew-session.ts'

const items = new Map<string, string>()
/** What the service was asked, in order, and what it answers to each. */
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

test('an emailed link signs in by its hash, in any browser', async () => {
  answers = { code: refused, hash: signedIn }
  expect(await redeem(mailed)).toMatchObject({ status: 'session', purpose: 'confirmed' })
  expect(asked).toEqual(['hash'])
})

test('the code of a provider is exchanged once, and is as good as before where no service answers', async () => {
  items.set(verifierKey, JSON.stringify('v'.repeat(56)))
  answers = { code: unreachable, hash: signedIn }
  expect(await redeem(provided)).toEqual({ status: 'unreachable' })
  expect(items.has(verifierKey)).toBe(true)
  answers = { code: signedIn, hash: refused }
  expect(await redeem(provided)).toMatchObject({ status: 'session' })
  expect(asked.every((kind) => kind === 'code')).toBe(true)
  expect(items.has(verifierKey)).toBe(false)
})

test('a whole session in an address signs no one in: anyone may have written it', async () => {
  const session = { access_token: 'a', refresh_token: 'b', expires_in: '1', token_type: 'bearer' }
  const written = linkIn({ search: '?exchanged=', hash: `#${new URLSearchParams(session)}` })
  const incomplete = { status: 'failed', why: 'incomplete' }
  expect(await redeem(written ?? new URLSearchParams())).toEqual(incomplete)
  expect(asked).toEqual([])
})

test('every mailed token waits for a press, whatever its address calls it', () => {
  const types = ['signup', 'invite', 'recovery', 'magiclink', 'email_change', 'undo', 'email', '']
  const wait = types.map((type) => linkTypeOf(new URLSearchParams({ token_hash: 'h', type })))
  expect(wait).toEqual([...types.slice(0, 6), 'magiclink', 'magiclink'])
  expect(linkTypeOf(provided)).toBeNull()
})

test('a link is read in query and fragment alike, and leaves the rest of the address', () => {
  expect(linkIn({ search: '?mode=forgot&from=%2Faccount', hash: '#top' })).toBeNull()
  expect(linkIn({ search: '?code=abc&mode=recovery', hash: '' })?.get('code')).toBe('abc')
  expect(linkIn({ search: '', hash: '#access_token=x&type=invite' })?.get('type')).toBe('invite')
  expect(linkIn({ search: '', hash: '#error=access_denied' })?.get('error')).toBe('access_denied')
  expect(withoutLink('?mode=recovery&code=abc&from=%2Fa')).toBe('?mode=recovery&from=%2Fa')
  expect(withoutLink('?code=abc')).toBe('')
})

const proven = { access_token: 'new', refresh_token: 'newer' }

test('after a proof the browser uses the session of the answer, and a network that is away is an error', async () => {
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
