import type { FormReceipt } from '#contract/forms.ts'
import type { Flag, FlagList } from '#contract/flag-calls.ts'
import { flagNames, type FlagValues } from '#contract/flags.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import { localeCodes, localize } from '#contract/locales.ts'
import { randomFrom } from '../setup/random.ts'

/** What the run saw, and what it was promised. */
export type Ledger = {
  /** Answers by kind of call. */
  answers: Map<string, number>
  /** Answers that no one expected. */
  surprises: string[]
  /** Idempotency key → id of the submission, as answered. */
  forms: Map<string, string>
  latenciesMs: number[]
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
/** A section of the home page: switching it makes no page disappear under a reader. */
const switched = 'founder'

/** Someone who does one thing after the other, mostly reading. Staff is one of sixteen. */
export async function createVisitor({ origin, seed, staff, ledger }: Setting) {
  const random = randomFrom(seed + 1)
  const pick = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value
  const json = { 'content-type': 'application/json' }
  let lastKey: string | undefined

  async function ask(
    kind: string,
    path: string,
    expected: number[],
    init: RequestInit = {},
  ): Promise<Response> {
    const started = performance.now()
    const response = await fetch(origin + path, { ...init, redirect: 'manual' }).catch(
      (error: unknown) => {
        ledger.surprises.push(
          `${kind} ${path}: ${String(error)} ${error instanceof Error ? String(error.cause) : ''}`,
        )
        return Response.error()
      },
    )
    if (ledger.latenciesMs.length < 1_000_000) ledger.latenciesMs.push(performance.now() - started)
    ledger.answers.set(kind, (ledger.answers.get(kind) ?? 0) + 1)
    if (response.type !== 'error' && !expected.includes(response.status)) {
      ledger.surprises.push(
        `${kind} ${path}: ${response.status} ${(await response.clone().text()).slice(0, 200)}`,
      )
    }
    return response
  }

  async function drain(answer: Promise<Response>): Promise<void> {
    await (await answer).arrayBuffer()
  }

  const post = (kind: string, path: string, expected: number[], body: unknown, more = {}) =>
    ask(kind, path, expected, {
      method: 'POST',
      headers: { ...json, ...more },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  const grant = '/auth/v1/token?grant_type='
  let tokens: Tokens = await (await post('sign-in', `${grant}password`, [200], staff)).json()

  async function refresh(): Promise<void> {
    const { refresh_token } = tokens
    const response = await post('refresh', `${grant}refresh_token`, [200], { refresh_token })
    tokens = await response.json()
  }

  /** Now and then the same once more, as an impatient hand or a broken network would. */
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
    const response = await post('form', '/api/forms/contact', [202], body, named)
    const { id }: FormReceipt = await response.json()
    const known = ledger.forms.get(key)
    if (known !== undefined && known !== id)
      ledger.surprises.push(`form ${key}: stored as ${known} and ${id}`)
    ledger.forms.set(key, id)
  }

  /** Two of staff may meet: the later one is told so. */
  async function toggle(): Promise<void> {
    const headers = { ...json, authorization: `Bearer ${tokens.access_token}` }
    const list: FlagList = await (
      await ask('flags of staff', '/api/flags', [200], { headers })
    ).json()
    const flag = list.flags.find(({ id }) => id === switched) as Flag
    const body = JSON.stringify({ enabled: !flag.enabled, if_updated_at: flag.updated_at })
    await drain(
      ask('flag change', `/api/flags/${switched}`, [200, 409], { method: 'PATCH', headers, body }),
    )
  }

  const me = () =>
    drain(
      ask('session check', '/api/me', [200], {
        headers: { authorization: `Bearer ${tokens.access_token}` },
      }),
    )
  const guess = () =>
    drain(
      post('wrong password', `${grant}password`, [400], { email: staff.email, password: 'wrong' }),
    )

  /** Share of what happens, in thousandths. */
  const acts: [number, () => Promise<void>][] = [
    [550, () => drain(ask('page', pick(paths), [200]))],
    [
      60,
      () =>
        drain(ask('page, rendered', `${pick(paths)}?seen=${Math.floor(random() * 1e6)}`, [200])),
    ],
    [30, () => drain(ask('no such page', `/${Math.floor(random() * 1e9)}`, [404]))],
    [
      30,
      () =>
        drain(
          ask(
            'file',
            pick(['/sitemap.xml', '/robots.txt', '/llms.txt', '/insights/blog/feed.xml']),
            [200],
          ),
        ),
    ],
    [120, () => drain(ask('flags', '/api/flags', [200]))],
    [20, () => drain(ask('health', '/api/health', [200]))],
    [100, me],
    [40, refresh],
    [40, submit],
    [5, seed % 16 === 0 ? toggle : me],
    [2, guess],
    [3, () => drain(post('not JSON', '/api/simple-admin/unlock', [400], '{'))],
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
