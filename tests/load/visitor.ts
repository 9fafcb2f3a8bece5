import type { RecordableHistogram } from 'node:perf_hooks'
import { inspect } from 'node:util'
import type { FormReceipt } from '#contract/forms.ts'
import type { Flag, FlagList } from '#contract/flag-calls.ts'
import { flagNames, type FlagValues } from '#contract/flags.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import { localeCodes, localize } from '#contract/locales.ts'
import { randomFrom } from '../setup/random.ts'

/** The responses of a run, and the submissions it was promised. */
export type Ledger = {
  /** Number of responses by kind of call. */
  answers: Map<string, number>
  /** Unexpected responses. */
  surprises: string[]
  /** Idempotency key → submission id in the response. */
  forms: Map<string, string>
  latenciesMs: RecordableHistogram
}

type Setting = {
  origin: string
  seed: number
  staff: { email: string; password: string }
  ledger: Ledger
}
type Tokens = { access_token: string; refresh_token: string }

const everything = Object.fromEntries(flagNames.map((name) => [name, true])) as FlagValues
const paths = indexedPages(everything).flatMap(({ path }) =>
  localeCodes.map((locale) => localize(path, locale)),
)
/** A section of the home page, so that switching it removes no page. */
const switched = 'founder'

/** A client that sends one request after another, mostly reads. One in sixteen is staff. */
export async function createVisitor({ origin, seed, staff, ledger }: Setting) {
  const random = randomFrom(seed + 1)
  const pick = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value
  const json = { 'content-type': 'application/json' }
  let lastKey: string | undefined

  /** @returns the text of the response; none after a network error */
  async function ask(kind: string, path: string, expected: number[], init: RequestInit = {}) {
    const started = performance.now()
    ledger.answers.set(kind, (ledger.answers.get(kind) ?? 0) + 1)
    try {
      const response = await fetch(origin + path, { ...init, redirect: 'manual' })
      ledger.latenciesMs.record(Math.ceil(performance.now() - started))
      const text = await response.text()
      if (!expected.includes(response.status)) {
        ledger.surprises.push(`${kind} ${path}: ${response.status} ${text.slice(0, 200)}`)
      }
      return text
    } catch (error) {
      ledger.surprises.push(`${kind} ${path}: ${inspect(error)}`)
      return ''
    }
  }

  const post = (kind: string, path: string, expected: number[], body: unknown, more = {}) =>
    ask(kind, path, expected, {
      method: 'POST',
      headers: { ...json, ...more },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  const grant = '/auth/v1/token?grant_type='
  let tokens: Tokens = JSON.parse(await post('sign-in', `${grant}password`, [200], staff))

  async function refresh(): Promise<void> {
    const { refresh_token } = tokens
    tokens = JSON.parse(await post('refresh', `${grant}refresh_token`, [200], { refresh_token }))
  }

  /** Sometimes submits twice, as a double click or a retry does. */
  async function submit(): Promise<void> {
    const isRepeated = lastKey !== undefined && random() < 0.2
    const key = isRepeated && lastKey ? lastKey : crypto.randomUUID()
    lastKey = key
    const body = {
      firstName: 'Load',
      lastName: 'Run',
      email: 'load@meltemi.test',
      message: `About ${key}`,
    }
    const named = { 'idempotency-key': key }
    const receipt = await post('form', '/api/forms/contact', [202], body, named)
    const { id }: FormReceipt = JSON.parse(receipt)
    const known = ledger.forms.get(key)
    if (known !== undefined && known !== id)
      ledger.surprises.push(`form ${key}: stored as ${known} and ${id}`)
    ledger.forms.set(key, id)
  }

  const bearer = () => ({ authorization: `Bearer ${tokens.access_token}` })

  /** Two of staff may conflict: the later one gets 409. */
  async function toggle(): Promise<void> {
    const headers = { ...json, ...bearer() }
    const list: FlagList = JSON.parse(await ask('flags of staff', '/api/flags', [200], { headers }))
    const flag = list.flags.find(({ id }) => id === switched) as Flag
    const body = JSON.stringify({ enabled: !flag.enabled, if_updated_at: flag.updated_at })
    const change = { method: 'PATCH', headers, body }
    await ask('flag change', `/api/flags/${switched}`, [200, 409], change)
  }

  const me = () => ask('session check', '/api/me', [200], { headers: bearer() })
  const wrong = { email: staff.email, password: 'wrong' }
  const files = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/insights/blog/feed.xml']
  const anyQuery = () => `?seen=${Math.floor(random() * 1e6)}`

  /** Weights of the actions, in thousandths. */
  const acts: [number, () => Promise<unknown>][] = [
    [550, () => ask('page', pick(paths), [200])],
    [60, () => ask('page, rendered', pick(paths) + anyQuery(), [200])],
    [30, () => ask('no such page', `/${Math.floor(random() * 1e9)}`, [404])],
    [30, () => ask('file', pick(files), [200])],
    [120, () => ask('flags', '/api/flags', [200])],
    [20, () => ask('health', '/api/health', [200])],
    [100, me],
    [40, refresh],
    [40, submit],
    [5, seed % 16 === 0 ? toggle : me],
    [2, () => post('wrong password', `${grant}password`, [400], wrong)],
    [3, () => post('not JSON', '/api/simple-admin/unlock', [400], '{')],
  ]
  const sum = acts.reduce((total, [share]) => total + share, 0)

  return {
    act: async (): Promise<void> => {
      let left = random() * sum
      const [, act] = acts.find(([share]) => (left -= share) < 0) ?? acts[0]!
      await act()
    },
  }
}
