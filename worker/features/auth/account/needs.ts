import type { Role } from '#contract/auth.ts'
import type { ErrorCode } from '#contract/errors.ts'
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

/** Entries of a session's `amr`, with their time. */
type Proof = 'password' | 'factor' | 'recovery-code' | 'mail'

/** Secrets that came with the request and were right. */
export type RequestProof = { currentPassword?: boolean; nonce?: boolean }

type State = 'has a factor' | 'has no factor' | 'has no password' | 'asks for no current password'

type Row = {
  where?: readonly State[]
  /** In this very request. */
  inRequest?: keyof RequestProof
  /** In this session, within `withinS`. */
  proof?: readonly Proof[]
  /** By the factor that the command is about, or by one that was added before it. */
  of?: 'it or an older one'
  /** How the session began, within `withinS`. */
  begun?: readonly SessionRow['begunBy'][]
  kind?: SessionRow['kind']
  withinS?: number
}

type Need = {
  rows: readonly Row[]
  /** The status of `insufficient_aal` (contract §2); `null` for the second step itself. */
  dueStatus: 401 | 403 | 422 | null
  /** Where a role requires a second step, it has to be set up first. */
  afterSetUp?: boolean
  /** The code of /api where no row matches, if not `account/proof-needed`. */
  problem?: ErrorCode
}

const minute = 60
const tenMinutes = 10 * minute
const hour = 60 * minute

const anySession: readonly Row[] = [{}]
const byFactor: Row = { where: ['has a factor'], proof: ['factor'], withinS: minute }
const byPasswordOrFactor: Row = { proof: ['password', 'factor'], withinS: tenMinutes }

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
      { inRequest: 'currentPassword' },
      { inRequest: 'nonce' },
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
  // a recovery may skip a factor of the last day, which must not help one that was left unfinished
  'confirm a factor': { dueStatus: 403, rows: [{ kind: 'full' }, { where: ['has no factor'] }] },
  'make recovery codes': {
    dueStatus: 403,
    rows: [byFactor],
    problem: 'auth/second-factor-too-old',
  },
  'add an identity': { dueStatus: 403, rows: adding, afterSetUp: true },
  'finish adding an identity': { dueStatus: 403, rows: anySession },
  'remove an identity': { dueStatus: 403, rows: adding, afterSetUp: true },
  'remove a factor': {
    dueStatus: 422,
    rows: [
      { proof: ['factor'], of: 'it or an older one', withinS: minute },
      { proof: ['recovery-code'], withinS: tenMinutes },
    ],
  },
  'remove an unfinished factor': { dueStatus: 422, rows: anySession },
  'change the address': { dueStatus: 401, rows: [byPasswordOrFactor], afterSetUp: true },
  'cancel a change of address': { dueStatus: 401, rows: anySession, afterSetUp: true },
  'write data': { dueStatus: 401, rows: anySession, afterSetUp: true },
  'what staff guard': { dueStatus: 403, rows: [byPasswordOrFactor] },
  'give the password again': { dueStatus: 403, rows: anySession },
  'give the second step': { dueStatus: null, rows: anySession },
  'end other sessions': { dueStatus: 403, rows: [{ kind: 'full' }] },
} as const satisfies Record<string, Need>

export type Command = keyof typeof needs

/** The `amr` method of a recovery code in place of a factor. */
export const recoveryCodeMethod = 'mfa/recovery_code'

/** The methods that make a session aal2. */
export const secondFactors = new Set(['totp', 'mfa/phone', 'mfa/webauthn', recoveryCodeMethod])

const mailMethods = new Set('otp recovery magiclink email/signup invite email_change'.split(' '))

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

type DatedFactor = Pick<FactorRow, 'id' | 'addedAt'>

/** What a row is compared with. */
export type Facts = {
  session: Pick<SessionRow, 'amr' | 'begunBy' | 'kind' | 'createdAt'>
  hasFactor: boolean
  hasPassword: boolean
  asksCurrentPassword: boolean
  inRequest?: RequestProof
  /** The factor that the command is about, and the one that raised the session. */
  target?: DatedFactor
  raisedBy?: DatedFactor | undefined
}

const states: Record<State, (facts: Facts) => boolean> = {
  'has a factor': ({ hasFactor }) => hasFactor,
  'has no factor': ({ hasFactor }) => !hasFactor,
  'has no password': ({ hasPassword }) => !hasPassword,
  'asks for no current password': ({ asksCurrentPassword }) => !asksCurrentPassword,
}

/** Whether the table lets a session run a command now. */
export const isProven = (command: Command, facts: Facts, now: Date): boolean =>
  needs[command].rows.some((row) => matches(row, facts, now))

function matches(row: Row, facts: Facts, now: Date): boolean {
  const { session, target, raisedBy } = facts
  const sinceMs = now.getTime() - (row.withinS ?? 0) * 1000
  const isGiven = ({ method, timestamp }: AmrEntry) =>
    timestamp * 1000 + 999 >= sinceMs && row.proof?.some((proof) => methods[proof](method))
  const isOlder = raisedBy?.id === target?.id || (raisedBy?.addedAt ?? '') < (target?.addedAt ?? '')
  return (
    (!row.kind || row.kind === session.kind) &&
    (row.where ?? []).every((state) => states[state](facts)) &&
    (!row.inRequest || facts.inRequest?.[row.inRequest] === true) &&
    (!row.begun ||
      (row.begun.includes(session.begunBy) && Date.parse(session.createdAt) >= sinceMs)) &&
    (!row.proof || session.amr.some(isGiven)) &&
    (!row.of || (raisedBy !== undefined && target !== undefined && isOlder))
  )
}

/** What a decision depends on apart from the account, so that it is the same each time. */
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

export type Asking = Caller & Context

/**
 * Whether a session still has to give the second step (rule 1). A recovery is not asked for a factor of the last day, which
 * may be a thief's (rule 3).
 */
export const isStepDue = (account: Account, { aal, kind }: SessionRow, now: Date): boolean =>
  aal === 'aal1' &&
  verifiedFactors(account).some((it) => kind === 'full' || !isRecent(it.addedAt, now))

/**
 * The session that asks, if the table allows its command.
 * @throws AuthFailure `session_not_found`, `bad_jwt` for a token from before the session's last proof, `user_banned`,
 *   `insufficient_aal` while a second step is due, `reauthentication_needed` where no row matches
 */
export function allowed(
  account: Account,
  command: Command,
  { sessionId, generation, now, asksCurrentPassword, owesSecondFactor }: Asking,
  more: Pick<Facts, 'inRequest' | 'target'> = {},
): SessionRow {
  const session = account.sessions.find(({ id }) => id === sessionId)
  if (!session) throw new AuthFailure('session_not_found')
  if (generation < session.notBefore) throw new AuthFailure('bad_jwt')
  if (isBanned(account.user, now)) throw new AuthFailure('user_banned')
  const { dueStatus: status, afterSetUp, problem }: Need = needs[command]
  const hasFactor = verifiedFactors(account).length > 0
  const isSetUpDue = afterSetUp && !hasFactor && account.role && owesSecondFactor(account.role)
  if (status !== null && (isSetUpDue || isStepDue(account, session, now))) {
    throw new AuthFailure('insufficient_aal', { status })
  }
  const facts: Facts = {
    session,
    hasFactor,
    hasPassword: account.user.passwordHash !== null,
    asksCurrentPassword,
    raisedBy: account.factors.find(({ id }) => id === session.factorId),
    ...more,
  }
  if (isProven(command, facts, now)) return session
  throw new AuthFailure('reauthentication_needed', { ...(problem && { problem }) })
}
