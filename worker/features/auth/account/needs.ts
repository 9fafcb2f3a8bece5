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
 * The table of required proofs. A command is allowed if one of its rows matches. To fix a wrong
 * requirement, change its row; no other function checks proofs. Source: ASVS 5, 7.5.1 and 6.2.3.
 */

/** Timestamped entries in a session's `amr`. */
type Proof = 'password' | 'factor' | 'recovery-code' | 'mail'

/** Correct secrets that were sent with the request. */
export type RequestProof = { currentPassword?: boolean; nonce?: boolean }

type State = 'has a factor' | 'has no factor' | 'has no password' | 'asks for no current password'

type Row = {
  where?: readonly State[]
  /** Proof that is required in the same request. */
  inRequest?: keyof RequestProof
  /** Proof that is required in this session, within `withinS`. */
  proof?: readonly Proof[]
  /** The proof must be from the factor that the command changes, or from an older one. */
  of?: 'it or an older one'
  /** How the session must have started, within `withinS`. */
  begun?: readonly SessionRow['begunBy'][]
  kind?: SessionRow['kind']
  withinS?: number
}

type Need = {
  rows: readonly Row[]
  /** Status of `insufficient_aal` (Supabase Auth protocol); `null` for the second step itself. */
  dueStatus: 401 | 403 | 422 | null
  /** Whether the user must set up a second step first, if the role requires one. */
  afterSetUp?: boolean
  /** The error code of /api if no row matches; the default is `account/proof-needed`. */
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
  // a recovery may skip factors of the last 24 hours, but must not verify an unfinished factor
  // instead
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

/** The `amr` method for a recovery code that replaced a factor. */
export const recoveryCodeMethod = 'mfa/recovery_code'

/** The methods that raise a session to aal2. */
export const secondFactors = new Set(['totp', 'mfa/phone', 'mfa/webauthn', recoveryCodeMethod])

const mailMethods = new Set('otp recovery magiclink email/signup invite email_change'.split(' '))

const methods: Record<Proof, (method: string) => boolean> = {
  password: (method) => method === 'password',
  factor: (method) => secondFactors.has(method) && method !== recoveryCodeMethod,
  'recovery-code': (method) => method === recoveryCodeMethod,
  mail: (method) => mailMethods.has(method),
}

/**
 * Adds a method, most recent first, one entry per method; a repeated method gets a new time
 * (Supabase Auth protocol).
 */
export const withMethod = (amr: readonly AmrEntry[], entry: AmrEntry): AmrEntry[] => [
  entry,
  ...amr.filter(({ method }) => method !== entry.method),
]

export const withoutFactors = (amr: readonly AmrEntry[]): AmrEntry[] =>
  amr.filter(({ method }) => !secondFactors.has(method))

/** The assurance level of a session with these methods. */
export const aalOf = (amr: readonly AmrEntry[]): 'aal1' | 'aal2' =>
  amr.some(({ method }) => secondFactors.has(method)) ? 'aal2' : 'aal1'

type DatedFactor = Pick<FactorRow, 'id' | 'addedAt'>

/** The state that rows are matched against. */
export type Facts = {
  session: Pick<SessionRow, 'amr' | 'begunBy' | 'kind' | 'createdAt'>
  hasFactor: boolean
  hasPassword: boolean
  asksCurrentPassword: boolean
  inRequest?: RequestProof
  /** The factor that the command changes, and the factor that raised the session. */
  target?: DatedFactor
  raisedBy?: DatedFactor | undefined
}

const states: Record<State, (facts: Facts) => boolean> = {
  'has a factor': ({ hasFactor }) => hasFactor,
  'has no factor': ({ hasFactor }) => !hasFactor,
  'has no password': ({ hasPassword }) => !hasPassword,
  'asks for no current password': ({ asksCurrentPassword }) => !asksCurrentPassword,
}

/** Whether the table allows a command for a session now. */
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

/** Time and tokens for a decision, passed in so that decisions are deterministic. */
export type Context = {
  now: Date
  /** The columns of a session's current refresh token (tokens.ts). */
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
 * Whether a session still requires the second step (auth/decisions.md, rule 1). A recovery ignores
 * factors of the last 24 hours, because an attacker may have added them (rule 3).
 */
export const isStepDue = (account: Account, { aal, kind }: SessionRow, now: Date): boolean =>
  aal === 'aal1' &&
  verifiedFactors(account).some((it) => kind === 'full' || !isRecent(it.addedAt, now))

/**
 * Returns the session of the request if the table allows its command.
 * @throws AuthFailure `session_not_found`, `bad_jwt` for a token older than the session's last
 *   proof, `user_banned`, `insufficient_aal` while a second step is required,
 *   `reauthentication_needed` if no row matches
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
