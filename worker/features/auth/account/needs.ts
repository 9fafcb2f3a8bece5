import type { Role } from '#contract/auth.ts'
import type { AmrEntry } from '../../../db/schema/sessions.ts'
import { AuthFailure } from '../protocol.ts'
import {
  type Account,
  type Caller,
  type FactorRow,
  isBanned,
  isRecent,
  type SessionRow,
  verifiedFactors,
} from './account.ts'

/*
 * THE table: which proof a command needs. One row of a command is enough. Where an attack finds one wrong, the row
 * changes; no function elsewhere asks about proof. Source: ASVS 5, 7.5.1 and 6.2.3.
 */

/** What a session shows for itself: each is an entry of its `amr`, with the time. */
type Proof = 'password' | 'factor' | 'recovery-code' | 'mail'

/** What came with the request and was right. */
export type Given = { currentPassword?: boolean; nonce?: boolean }

/** What has to be so for a row to be looked at. */
type State = 'has a factor' | 'has no factor' | 'has no password' | 'asks for no current password'

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
  /** A full session where nothing is said: a recovery sets its password, gives the second step and signs out (rule 3). */
  kind?: SessionRow['kind'] | 'any'
  withinS?: number
}

type Need = {
  rows: readonly Row[]
  /** The status of `insufficient_aal` (contract §2); `null` for what leads to the second step, or out. */
  dueStatus: 401 | 403 | 422 | null
  /** Where a role owes a second step, it is set up first. */
  afterSetUp?: boolean
}

const minute = 60
const tenMinutes = 10 * minute
const hour = 60 * minute

const byFactor: Row = { where: ['has a factor'], proof: ['factor'], withinS: minute }

const adding: readonly Row[] = [
  byFactor,
  { where: ['has no factor'], proof: ['password', 'mail'], withinS: tenMinutes },
  {
    where: ['has no factor', 'has no password'],
    begun: ['password', 'mail', 'provider'],
    withinS: tenMinutes,
  },
]

export const needs = {
  'set a password': {
    dueStatus: 401,
    rows: [
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
  },
  'add a factor': { dueStatus: 403, rows: adding },
  'confirm a factor': { dueStatus: 403, rows: [{}] },
  'make recovery codes': { dueStatus: 403, rows: [byFactor] },
  'add an identity': { dueStatus: 403, rows: adding, afterSetUp: true },
  'finish adding an identity': { dueStatus: 403, rows: [{}] },
  'remove an identity': { dueStatus: 403, rows: adding, afterSetUp: true },
  'remove a factor': {
    dueStatus: 422,
    rows: [
      { proof: ['factor'], of: 'it or an older one', withinS: minute },
      { proof: ['recovery-code'], withinS: tenMinutes },
    ],
  },
  'drop an unfinished factor': { dueStatus: 422, rows: [{}] },
  'change the address': {
    dueStatus: 401,
    rows: [{ proof: ['password', 'factor'], withinS: tenMinutes }],
    afterSetUp: true,
  },
  'cancel a change of address': { dueStatus: 401, rows: [{}], afterSetUp: true },
  'write data': { dueStatus: 401, rows: [{}], afterSetUp: true },
  'what staff guard': {
    dueStatus: 403,
    rows: [{ proof: ['password', 'factor'], withinS: tenMinutes }],
  },
  'give the password again': { dueStatus: 403, rows: [{}] },
  'give the second step': { dueStatus: null, rows: [{ kind: 'any' }] },
  'end other sessions': { dueStatus: 403, rows: [{}] },
} as const satisfies Record<string, Need>

export type Command = keyof typeof needs

/** How a session says that a recovery code took the place of a factor. */
export const recoveryCodeMethod = 'mfa/recovery_code'

/** The methods that make a session aal2. */
export const secondFactors = new Set(['totp', 'mfa/phone', 'mfa/webauthn', recoveryCodeMethod])

/** Methods that prove a mailbox. */
const mailMethods = new Set([
  'otp',
  'recovery',
  'magiclink',
  'email/signup',
  'invite',
  'email_change',
])

const methods: Record<Proof, (method: string) => boolean> = {
  password: (method) => method === 'password',
  factor: (method) => secondFactors.has(method) && method !== recoveryCodeMethod,
  'recovery-code': (method) => method === recoveryCodeMethod,
  mail: (method) => mailMethods.has(method),
}

/** Adds a method: most recent first, one entry per method, a repeat moves its time (contract §3). */
export const withMethod = (amr: readonly AmrEntry[], entry: AmrEntry): AmrEntry[] => [
  entry,
  ...amr.filter(({ method }) => method !== entry.method),
]

export const withoutFactors = (amr: readonly AmrEntry[]): AmrEntry[] =>
  amr.filter(({ method }) => !secondFactors.has(method))

/** The assurance level that a session's methods add up to. */
export const aalOf = (amr: readonly AmrEntry[]): 'aal1' | 'aal2' =>
  amr.some(({ method }) => secondFactors.has(method)) ? 'aal2' : 'aal1'

/** What a row is held against. */
export type Facts = {
  session: Pick<SessionRow, 'amr' | 'begunBy' | 'kind' | 'createdAt'>
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
  'has no password': ({ hasPassword }) => !hasPassword,
  'asks for no current password': ({ asksCurrentPassword }) => !asksCurrentPassword,
}

/** Whether the table lets a session do something now. */
export const isProven = (command: Command, facts: Facts, now: Date): boolean =>
  needs[command].rows.some((row) => holds(row, facts, now))

function holds(row: Row, facts: Facts, now: Date): boolean {
  const { session, given, target, raisedBy } = facts
  const { kind = 'full' } = row
  const since = now.getTime() - (row.withinS ?? 0) * 1000
  const isLate = (timestampS: number) => timestampS * 1000 + 999 < since
  if (kind !== 'any' && kind !== session.kind) return false
  if (row.where && !row.where.every((state) => states[state](facts))) return false
  if (row.given && given?.[row.given] !== true) return false
  if (row.begun) {
    if (!row.begun.includes(session.begunBy) || Date.parse(session.createdAt) < since) return false
  }
  if (row.proof) {
    const isOne = (method: string) => row.proof?.some((proof) => methods[proof](method))
    if (!session.amr.some((it) => isOne(it.method) && !isLate(it.timestamp))) return false
  }
  if (row.of === 'it or an older one') {
    if (!raisedBy || !target) return false
    return raisedBy.id === target.id || (raisedBy.addedAt ?? '') < (target.addedAt ?? '')
  }
  return true
}

/** What a decision needs besides the account, so that it is the same each time. */
export type Context = {
  now: Date
  /** The columns of a session's live refresh token (tokens.ts). */
  tokensOf: (
    sessionId: string,
    generation: number,
  ) => Pick<SessionRow, 'generation' | 'keyId' | 'refreshHash'>
  asksCurrentPassword: boolean
  reauthenticates: boolean
  owesSecondFactor: (role: Role) => boolean
}

/** Which session asks, by its token, and what is decided with. */
export type Asking = Caller & Context

/** Whether a session still owes the second step (rule 1). A recovery asks for no factor of the last day: that may be a thief's (rule 3). */
export const isStepDue = (account: Account, { aal, kind }: SessionRow, now: Date): boolean =>
  aal === 'aal1' &&
  verifiedFactors(account).some((it) => kind === 'full' || !isRecent(it.addedAt, now))

/**
 * The session that asks, if the table lets it.
 * @returns a refusal: `session_not_found`, `bad_jwt` for a token from before the session's last proof, `user_banned`,
 *   `insufficient_aal` while a second step is due, `reauthentication_needed` where no row holds
 */
export function allowed(
  account: Account,
  command: Command,
  { sessionId, generation, now, asksCurrentPassword, owesSecondFactor }: Asking,
  more: Pick<Facts, 'given' | 'target'> = {},
): SessionRow | AuthFailure {
  const session = account.sessions.find(({ id }) => id === sessionId)
  if (!session) return new AuthFailure('session_not_found')
  if (generation < session.notBefore) return new AuthFailure('bad_jwt')
  if (isBanned(account.user, now)) return new AuthFailure('user_banned')
  const { dueStatus: status, afterSetUp = false }: Need = needs[command]
  const hasFactor = verifiedFactors(account).length > 0
  const isSetUpDue = afterSetUp && !hasFactor && account.role && owesSecondFactor(account.role)
  if (status !== null && (isSetUpDue || isStepDue(account, session, now))) {
    return new AuthFailure('insufficient_aal', { status })
  }
  const facts: Facts = {
    session,
    hasFactor,
    hasPassword: account.user.passwordHash !== null,
    asksCurrentPassword,
    raisedBy: account.factors.find(({ id }) => id === session.factorId),
    ...more,
  }
  return isProven(command, facts, now) ? session : new AuthFailure('reauthentication_needed')
}
