import type {
  Caller,
  IdentityRow,
  TokenRow,
} from '../../../../worker/features/auth/account/account.ts'
import {
  enrolFactor,
  proveFactor,
  provePassword,
  proveRecoveryCode,
  removeFactor,
  replaceCodes,
} from '../../../../worker/features/auth/account/decide-factors.ts'
import { issueTo, redeem } from '../../../../worker/features/auth/account/decide-mail.ts'
import {
  addIdentity,
  begin,
  endSession,
  signInByPassword,
  signOut,
} from '../../../../worker/features/auth/account/decide-session.ts'
import { emptyAndInvite } from '../../../../worker/features/auth/staff.ts'
import { allowed, isStepDue } from '../../../../worker/features/auth/account/needs.ts'
import { changeAddress, setPassword } from '../../../../worker/features/auth/account/user.ts'
import { AuthFailure } from '../../../../worker/features/auth/protocol.ts'
import { assert, attempt, own, thiefs, Stage, type Who } from './stage.ts'

/*
 * A random walk of owner, attacker, stranger, neighbor and staff through the auth decisions. The
 * hash of the password "x" is "#x"; the holder of a factor knows its code. The attacker copies
 * tokens, knows the password, or both, cannot read the owner's emails, and has less than a day.
 * Each step checks the invariants of worker/features/auth/decisions.md.
 */

export class Walk extends Stage {
  /** Runs one step: `command` selects it, `choice` its details. */
  step(command: number, choice: number): void {
    Walk.steps[command % commandCount]?.(this, choice)
    assert(this.account.user.email !== thiefs, 'no one but the reader of a mailbox verifies it')
  }

  static readonly steps: ((it: Walk, choice: number) => void)[] = [
    // steps of the owner
    (it) => it.signIn('owner'),
    (it, choice) => it.stepUp('owner', choice),
    (it, choice) => it.enrol('owner', choice),
    (it, choice) => it.dropFactor('owner', choice),
    (it, choice) => it.changePassword('owner', choice),
    (it, choice) => it.leave('owner', choice),
    (it) => it.mail('recovery'),
    (it, choice) => it.press(choice),
    (it) => it.recover(),
    (it, choice) => it.makeCodes('owner', choice),
    (it, choice) => it.useCode('owner', choice),
    (it, choice) => it.proveAgain('owner', choice),
    // steps of an attacker
    (it, choice) => it.copy(choice),
    (it) => void (it.hands.thief.password ??= it.hands.owner.password),
    (it) => it.signIn('thief'),
    (it, choice) => it.stepUp('thief', choice),
    (it, choice) => it.enrol('thief', choice),
    (it, choice) => it.dropFactor('thief', choice),
    (it, choice) => it.changePassword('thief', choice),
    (it, choice) => it.link(choice),
    (it, choice) => it.move(choice),
    (it, choice) => it.leave('thief', choice),
    (it, choice) => it.endOne(choice),
    // a stranger requests emails and guesses; so does a neighbor on the owner's network
    (it, choice) => it.mail(choice % 2 ? 'magiclink' : 'recovery'),
    (it, choice) => it.guess(choice),
    // steps of staff, and time
    (it) => it.giveRole(),
    (it, choice) => void (it.now += (choice % 40) * 60_000),
  ]

  private signIn(who: Who): void {
    const { password } = this.hands[who]
    if (password === null || this.account.user.passwordHash !== `#${password}`) return
    this.hold(who, () => signInByPassword(this.account, null, this.context))
  }

  private stepUp(who: Who, choice: number): void {
    const caller = this.pick(who, choice)
    const factor = this.account.factors.find(
      ({ id, status }) => status === 'verified' && this.hands[who].factors.has(id),
    )
    if (!caller || !factor) return
    this.now += 30_000
    const code = { factorId: factor.id, step: Math.floor(this.now / 30_000) }
    this.hold(who, () => proveFactor(this.account, code, this.by(caller)))
  }

  private enrol(who: Who, choice: number): void {
    const caller = this.pick(who, choice)
    if (!caller) return
    const before = this.account
    const factor = this.factor()
    const decision = attempt(() => enrolFactor(before, factor, this.by(caller)))
    this.assertStepped(caller, before, decision)
    if (who === 'owner') this.assertHonest(caller, 'add a factor', decision)
    if (this.apply(decision) === null) return
    this.hands[who].factors.add(factor.id)
    const code = { factorId: factor.id, step: Math.floor(this.now / 30_000) }
    this.hold(who, () => proveFactor(this.account, code, this.by(caller)))
  }

  private dropFactor(who: Who, choice: number): void {
    const caller = this.pick(who, choice)
    const { factors } = this.account
    const factor = factors[choice % Math.max(1, factors.length)]
    if (!caller || !factor) return
    const before = this.account
    const decision = attempt(() => removeFactor(before, factor.id, this.by(caller)))
    this.assertStepped(caller, before, decision)
    const session = before.sessions.find(({ id }) => id === caller.sessionId)
    const raisedBy = before.factors.find(({ id }) => id === session?.factorId)
    const isOlder = (raisedBy?.addedAt ?? '') <= (factor.addedAt ?? '')
    assert(
      decision instanceof AuthFailure || factor.status !== 'verified' || !raisedBy || isOlder,
      'a newer factor never removes an older one',
    )
    this.apply(decision)
  }

  private changePassword(who: Who, choice: number): void {
    const caller = this.pick(who, choice)
    if (!caller) return
    const before = this.account
    const { password } = this.hands[who]
    const isRight = password !== null && before.user.passwordHash === `#${password}`
    const inRequest = choice % 2 && isRight ? { currentPassword: true } : {}
    const next = this.id()
    const chosen = { hash: `#${next}`, inRequest }
    const decision = attempt(() => setPassword(before, chosen, this.by(caller)))
    this.assertStepped(caller, before, decision)
    if (who === 'owner' && inRequest.currentPassword)
      this.assertHonest(caller, 'set a password', decision, inRequest)
    const recoveries = before.sessions.filter(({ kind }) => kind === 'recovery')
    const asks = before.sessions.find(({ id }) => id === caller.sessionId)
    if (this.apply(decision) === null) return
    this.hands[who].password = next
    if (asks?.kind !== 'recovery') this.assertLeft(recoveries)
  }

  private leave(who: Who, choice: number): void {
    const caller = this.pick(who, choice)
    if (!caller) return
    const before = this.account
    const isThere = before.sessions.some(({ id }) => id === caller.sessionId)
    const scope = choice % 3 ? 'global' : 'local'
    const recoveries = before.sessions.filter(
      ({ kind, id }) => kind === 'recovery' && id !== caller.sessionId,
    )
    this.apply(attempt(() => signOut(before, scope, this.by(caller))))
    const isLeft = this.account.sessions.some(({ id }) => id === caller.sessionId)
    assert(!isThere || !isLeft, 'signing out always signs out')
    this.assertLeft(recoveries)
  }

  private endOne(choice: number): void {
    const caller = this.pick('thief', choice)
    const target = this.account.sessions[choice % Math.max(1, this.account.sessions.length)]
    if (!caller || !target) return
    const others = this.account.sessions.filter(
      ({ kind, id }) => kind === 'recovery' && id !== caller.sessionId,
    )
    this.apply(attempt(() => endSession(this.account, target.id, this.by(caller))))
    this.assertLeft(others)
  }

  private mail(purpose: 'recovery' | 'magiclink'): void {
    this.apply(issueTo(this.account, this.token(purpose, this.account.user.email)))
  }

  /** The owner clicks the button of an email in their own mailbox. */
  private press(choice: number): void {
    const mails = this.account.tokens.filter(({ address }) => address === own)
    const isWanted = ({ purpose }: TokenRow) => !purpose.startsWith('email_change')
    const wanted = mails.filter(isWanted)
    const token = wanted[choice % Math.max(1, wanted.length)]
    if (!token) return
    const before = this.account
    const pressed = { id: token.id, userAgent: null }
    const decision = attempt(() => redeem(before, pressed, this.context))
    if (decision instanceof AuthFailure) {
      const isOld = token.expiresAt <= new Date(this.now).toISOString()
      assert(isOld, 'the next emailed link of an owner works')
      return
    }
    if (token.purpose === 'recovery') {
      assert(
        decision.account.user.passwordHash === before.user.passwordHash &&
          decision.account.sessions.length === before.sessions.length + 1,
        'a recovery changes nothing before its password',
      )
    }
    this.hold('owner', decision)
    assert(!this.used.has(token.id), 'one token is used once')
    this.used.add(token.id)
    // the same link a second time
    const again = attempt(() => redeem(this.account, pressed, this.context))
    assert(again instanceof AuthFailure, 'one token is used once')
  }

  /** The owner's last step of a recovery. Afterwards all secrets of the attacker are useless. */
  private recover(): void {
    const { owner, thief } = this.hands
    const session = this.account.sessions.find(
      ({ id, kind, createdAt }) =>
        kind === 'recovery' &&
        this.now - Date.parse(createdAt) < 3_600_000 &&
        owner.tokens.some((it) => it.sessionId === id),
    )
    const caller = owner.tokens.find(({ sessionId }) => sessionId === session?.id)
    if (!session || !caller) return
    const now = new Date(this.now)
    if (caller.generation < session.notBefore || isStepDue(this.account, session, now)) return
    const next = this.id()
    const chosen = { hash: `#${next}`, inRequest: {} }
    const decision = attempt(() => setPassword(this.account, chosen, this.by(caller)))
    assert(!(decision instanceof AuthFailure), 'no honest command is refused')
    this.apply(decision)
    owner.password = next
    const isOver = (it: Caller) =>
      attempt(() => allowed(this.account, 'give the second step', this.by(it))) instanceof
      AuthFailure
    const held = thief.tokens.filter(({ sessionId }) => sessionId !== session.id)
    assert(held.every(isOver), 'nothing that a thief holds works after the recovery')
    assert(
      !this.account.factors.some(({ id }) => thief.factors.has(id)) &&
        !this.account.identities.some(({ provider }) => provider === 'thief') &&
        !this.account.tokens.some(({ purpose }) => purpose !== 'undo') &&
        !this.account.codes.some(({ codeHash }) => codeHash.startsWith('thief')) &&
        this.account.user.newEmail === null,
      'nothing that a thief added is left after the recovery',
    )
  }

  private makeCodes(who: Who, choice: number): void {
    const caller = this.pick(who, choice)
    if (!caller) return
    const before = this.account
    const decision = attempt(() => replaceCodes(before, [`${who}-code`], this.by(caller)))
    this.assertStepped(caller, before, decision)
    this.apply(decision)
  }

  private useCode(who: Who, choice: number): void {
    const caller = this.pick(who, choice)
    if (!caller) return
    this.hold(who, () => proveRecoveryCode(this.account, [`${who}-code`], this.by(caller)))
  }

  private proveAgain(who: Who, choice: number): void {
    const caller = this.pick(who, choice)
    const { password } = this.hands[who]
    if (!caller || this.account.user.passwordHash !== `#${password}`) return
    const before = this.account
    const decision = attempt(() => provePassword(before, this.by(caller)))
    this.assertStepped(caller, before, decision)
    this.hold(who, decision)
  }

  /** The attacker copies a token of the owner, except a recovery's, which needs the mailbox. */
  private copy(choice: number): void {
    const caller = this.pick('owner', choice)
    const session = this.account.sessions.find(({ id }) => id === caller?.sessionId)
    if (caller && session?.kind === 'full') this.hands.thief.tokens.push(caller)
    if (choice % 2) this.makeCodes('thief', choice)
  }

  private link(choice: number): void {
    const caller = this.pick('thief', choice)
    if (!caller) return
    const may = attempt(() => allowed(this.account, 'add an identity', this.by(caller)))
    if (may instanceof AuthFailure) return
    const at = new Date(this.now).toISOString()
    const identity: IdentityRow = {
      id: this.id(),
      userId: 'u',
      provider: 'thief',
      providerId: this.id(),
      identityData: { email: thiefs, email_verified: true },
      email: thiefs,
      lastSignInAt: at,
      createdAt: at,
      updatedAt: at,
    }
    const before = this.account
    const added = { identity, flowId: null }
    const decision = attempt(() => addIdentity(before, added, this.by(caller)))
    this.assertStepped(caller, before, decision)
    if (this.apply(decision) === null || choice % 2) return
    const start = { method: 'oauth', provider: 'thief', userAgent: null }
    this.hold('thief', begin(this.account, start, this.context))
  }

  /** The attacker changes the email address, and confirms by their own mailbox. */
  private move(choice: number): void {
    const caller = this.pick('thief', choice)
    if (!caller) return
    const before = this.account
    const tokens = [
      this.token('email_change_new', thiefs),
      this.token('email_change_current', before.user.email),
    ]
    const change = { email: thiefs, tokens }
    const decision = attempt(() => changeAddress(before, change, this.by(caller)))
    this.assertStepped(caller, before, decision)
    if (this.apply(decision) === null) return
    const [mine] = tokens
    const pressed = { id: mine?.id ?? '', userAgent: null }
    this.hold('thief', () => redeem(this.account, pressed, this.context))
  }

  private giveRole(): void {
    const before = this.account
    if (before.role !== null) return
    const token = this.token('invite', before.user.email)
    const account = emptyAndInvite(before, { token, data: {} }, new Date(this.now))
    this.account = { ...account, role: 'client' }
    const { user, factors, sessions, codes, identities } = this.account
    assert(
      user.passwordHash === null &&
        user.emailConfirmedAt === null &&
        [factors, sessions, codes].every((rows) => rows.length === 0) &&
        identities.every(({ email }) => email === user.email),
      'an account was emptied when it got its first rights',
    )
  }
}

/** Number of commands. */
export const commandCount = Walk.steps.length
