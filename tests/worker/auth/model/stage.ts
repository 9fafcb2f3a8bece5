import { factorsTable } from '../../../../worker/db/schema/factors.ts'
import { oneTimeTokensTable } from '../../../../worker/db/schema/sign-in.ts'
import {
  type Account,
  type Caller,
  type Change,
  type FactorRow,
  newAccount,
  rowOf,
  type TokenRow,
  type Undo,
} from '../../../../worker/features/auth/account/account.ts'
import {
  allowed,
  type Command,
  type Asking,
  type Context,
} from '../../../../worker/features/auth/account/needs.ts'
import { type Guesser, secretsOf } from '../../../../worker/features/auth/limits.ts'
import { AuthFailure } from '../../../../worker/features/auth/protocol.ts'

export const own = 'owner@example.com'
export const thiefs = 'thief@example.com'

export type Who = 'owner' | 'thief'
type Hand = { tokens: Caller[]; password: string | null; factors: Set<string> }

export class Broken extends Error {}

/** A change, or the error that refuses it. */
export type Decision = Change | AuthFailure

/** The result of a decision, or the AuthFailure that it throws. */
export function attempt<Result>(decide: () => Result): Result | AuthFailure {
  try {
    return decide()
  } catch (error) {
    if (error instanceof AuthFailure) return error
    throw error
  }
}

export const isOld =
  (dayAgo: string) =>
  ({ addedAt }: FactorRow): boolean =>
    (addedAt ?? '') <= dayAgo

export const assert = (holds: boolean, invariant: string) => {
  if (!holds) throw new Broken(invariant)
}

/** The account, the secrets of its owner and an attacker, and the writing of decisions. */
export class Stage {
  protected now = Date.parse('2026-06-01T08:00:00.000Z')
  protected count = 0
  protected account: Account
  protected readonly hands: Record<Who, Hand> = {
    owner: { tokens: [], password: 'first', factors: new Set() },
    thief: { tokens: [], password: null, factors: new Set() },
  }
  protected readonly used = new Set<string>()
  protected readonly spentMs = new Map<string, number>()

  constructor() {
    const made = newAccount(
      { id: 'u', email: own, passwordHash: '#first', data: {} },
      new Date(this.now - 40 * 86_400_000),
    )
    this.account = { ...made, user: { ...made.user, emailConfirmedAt: made.user.createdAt } }
  }

  protected get context(): Context {
    return {
      now: new Date(this.now),
      tokensOf: (_, generation) => ({ generation, keyId: 'k', refreshHash: `r${generation}` }),
      asksCurrentPassword: false,
      reauthenticates: false,
      owesSecondFactor: () => false,
    }
  }

  protected by = (caller: Caller): Asking => ({ ...caller, ...this.context })

  protected id = () => `x${this.count++}`

  protected pick(who: Who, choice: number): Caller | undefined {
    const { tokens } = this.hands[who]
    return tokens[choice % Math.max(1, tokens.length)]
  }

  /** Applies a decision, with undo tokens for its notices. */
  protected apply(decision: Decision): Account | null {
    if (decision instanceof AuthFailure) return null
    const undos = (decision.notices ?? []).flatMap(({ to = decision.account.user.email, undo }) =>
      undo ? [this.token('undo', to, undo)] : [],
    )
    this.account = { ...decision.account, tokens: [...decision.account.tokens, ...undos] }
    return this.account
  }

  /** Stores the token that a decision issued. */
  protected hold(who: Who, made: Decision | (() => Change)): void {
    const decision = typeof made === 'function' ? attempt(made) : made
    if (this.apply(decision) === null || decision instanceof AuthFailure) return
    const session = this.account.sessions.find(({ id }) => id === decision.sessionId)
    if (!session) return
    const { id: sessionId, generation } = session
    const hand = this.hands[who]
    hand.tokens = hand.tokens.filter((it) => it.sessionId !== sessionId)
    hand.tokens.push({ sessionId, generation })
  }

  protected token(purpose: TokenRow['purpose'], address: string, undo?: Undo): TokenRow {
    const id = this.id()
    const createdAt = new Date(this.now).toISOString()
    return rowOf(oneTimeTokensTable, {
      id,
      userId: 'u',
      purpose,
      address,
      codeHash: id,
      linkHash: id,
      ...(purpose.startsWith('email_change') && { newAddress: thiefs }),
      ...(undo && { undo }),
      createdAt,
      expiresAt: new Date(this.now + 3_600_000).toISOString(),
    })
  }

  /** Checks that a session did not bypass the second step. */
  protected assertStepped(caller: Caller, before: Account, decision: Decision): void {
    if (decision instanceof AuthFailure) return
    const session = before.sessions.find(({ id }) => id === caller.sessionId)
    // repeats the rule independently of the code under test
    const verified = before.factors.filter(({ status }) => status === 'verified')
    const dayAgo = new Date(this.now - 86_400_000).toISOString()
    const asked = session?.kind === 'recovery' ? verified.filter(isOld(dayAgo)) : verified
    assert(session?.aal === 'aal2' || asked.length === 0, 'a factor is never skipped')
    assert(
      session !== undefined && caller.generation >= session.notBefore,
      'a token from before a proof opens nothing',
    )
  }

  protected factor(): FactorRow {
    const at = new Date(this.now).toISOString()
    const id = this.id()
    const values = { id, userId: 'u', friendlyName: id, secret: id, createdAt: at, updatedAt: at }
    return rowOf(factorsTable, { ...values, factorType: 'totp', status: 'unverified' })
  }

  /** Checks that a session with the proof required by the table is accepted. */
  protected assertHonest(
    caller: Caller,
    command: Command,
    decision: Decision,
    inRequest: { currentPassword?: boolean } = {},
  ): void {
    const may = attempt(() => allowed(this.account, command, this.by(caller), { inRequest }))
    const isUnproven = may instanceof AuthFailure && may.authCode === 'reauthentication_needed'
    // the current password is always a sufficient proof
    if (may instanceof AuthFailure && !(inRequest.currentPassword && isUnproven)) return
    const domain = ['too_many_enrolled_mfa_factors', 'mfa_factor_name_conflict']
    const isFine = !(decision instanceof AuthFailure) || domain.includes(decision.authCode)
    assert(isFine, 'no honest command is refused')
  }

  protected assertLeft(recoveries: { id: string }[]): void {
    const ids = new Set(this.account.sessions.map(({ id }) => id))
    assert(
      recoveries.every(({ id }) => ids.has(id)),
      'no other session ends a recovery',
    )
  }

  /** Wrong secrets from anywhere do not use up the attempts of the owner's known device. */
  protected guess(choice: number): void {
    for (let tries = 0; tries < choice % 30; tries++) this.take({ address: own, device: null })
    const isLeft = this.take({ address: own, device: 'device' })
    assert(isLeft, 'strangers use up no tries of a device')
    this.spentMs.delete(secretsOf({ address: own, device: 'device' }).key)
  }

  protected take(guesser: Guesser): boolean {
    const { key, size, everyS } = secretsOf(guesser)
    const fullAt = Math.max(this.spentMs.get(key) ?? 0, this.now)
    if (fullAt - this.now > (size - 1) * everyS * 1000) return false
    this.spentMs.set(key, fullAt + everyS * 1000)
    return true
  }
}
