import type { FactorRow, SessionRow } from './account.ts'
import { factorMethods, mailMethods, recoveryCodeMethod } from './amr.ts'

/*
 * THE table: which proof a command needs. One row of a command is enough. Where an attack finds one wrong, the row
 * changes; no function elsewhere asks about proof. Source: ASVS 5, 7.5.1 and 6.2.3.
 */

/** What a session shows for itself: each is an entry of its `amr`, with the time. */
type Proof = 'password' | 'factor' | 'recovery-code' | 'mail' | 'provider'

/** What came with the request and was right. */
export type Given = { currentPassword?: boolean; nonce?: boolean }

/** What has to be so for a row to be looked at. */
type State =
  | 'has a factor'
  | 'has no factor'
  | 'has a password'
  | 'has no password'
  | 'asks for no current password'

type Row = {
  where?: readonly State[]
  /** In this very request. */
  given?: keyof Given
  /** In this session, within so many seconds. */
  proof?: readonly Proof[]
  /** By the factor that it is about, or by one that was added before it. */
  of?: 'it or an older one'
  /** The session began so, within those seconds. */
  begun?: readonly SessionRow['begunBy'][]
  kind?: SessionRow['kind']
  withinS?: number
}

const minute = 60
const tenMinutes = 10 * minute
const hour = 60 * minute

const anyStart = ['password', 'mail', 'provider'] as const

const adding = [
  { where: ['has a factor'], proof: ['factor'], withinS: minute },
  { where: ['has no factor'], proof: ['password', 'mail'], withinS: tenMinutes },
  { where: ['has no factor', 'has no password'], begun: anyStart, withinS: tenMinutes },
] satisfies Row[]

export const needs = {
  'set a password': [
    { given: 'currentPassword' },
    { given: 'nonce' },
    { kind: 'recovery' },
    { where: ['has no password'], begun: ['mail', 'provider'], withinS: hour },
    {
      where: ['asks for no current password', 'has no factor'],
      proof: ['password'],
      withinS: tenMinutes,
    },
  ],
  'add a credential': adding,
  'remove an identity': adding,
  'remove a factor': [
    { proof: ['factor'], of: 'it or an older one', withinS: minute },
    { proof: ['recovery-code'], withinS: tenMinutes },
  ],
  'change the address': [{ proof: ['password', 'factor'], withinS: tenMinutes }],
  'what staff guard': [{ proof: ['password', 'factor'], withinS: tenMinutes }],
  'end other sessions': [{}],
  'sign out': [{}],
} as const satisfies Record<string, readonly Row[]>

export type Command = keyof typeof needs

const methodsOf: Record<Proof, (method: string) => boolean> = {
  password: (method) => method === 'password',
  factor: (method) => factorMethods.has(method),
  'recovery-code': (method) => method === recoveryCodeMethod,
  mail: (method) => mailMethods.has(method),
  provider: (method) => method === 'oauth',
}

/** What a row is held against. */
export type Facts = {
  session: Pick<SessionRow, 'amr' | 'begunBy' | 'kind' | 'createdAt' | 'factorId'>
  hasFactor: boolean
  hasPassword: boolean
  asksCurrentPassword: boolean
  given?: Given
  /** The factor that the command is about, and the one that raised the session. */
  target?: Pick<FactorRow, 'id' | 'addedAt'>
  raisedBy?: Pick<FactorRow, 'id' | 'addedAt'> | undefined
}

const states: Record<State, (facts: Facts) => boolean> = {
  'has a factor': ({ hasFactor }) => hasFactor,
  'has no factor': ({ hasFactor }) => !hasFactor,
  'has a password': ({ hasPassword }) => hasPassword,
  'has no password': ({ hasPassword }) => !hasPassword,
  'asks for no current password': ({ asksCurrentPassword }) => !asksCurrentPassword,
}

/** Whether the table lets a session do something now. */
export const isProven = (command: Command, facts: Facts, now: Date): boolean =>
  needs[command].some((row) => holds(row, facts, now))

function holds(row: Row, facts: Facts, now: Date): boolean {
  const { session, given, target, raisedBy } = facts
  const since = now.getTime() - (row.withinS ?? 0) * 1000
  const isLate = (timestampS: number) => timestampS * 1000 + 999 < since
  if (row.where && !row.where.every((state) => states[state](facts))) return false
  if (row.given && given?.[row.given] !== true) return false
  if (row.kind && session.kind !== row.kind) return false
  if (row.begun) {
    if (!row.begun.includes(session.begunBy) || Date.parse(session.createdAt) < since) return false
  }
  if (row.proof) {
    const isOne = (method: string) => row.proof?.some((proof) => methodsOf[proof](method))
    if (!session.amr.some((it) => isOne(it.method) && !isLate(it.timestamp))) return false
  }
  if (row.of === 'it or an older one') {
    if (!raisedBy || !target) return false
    return raisedBy.id === target.id || (raisedBy.addedAt ?? '') < (target.addedAt ?? '')
  }
  return true
}
