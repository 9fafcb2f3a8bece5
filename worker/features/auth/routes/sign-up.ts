import type { User } from '#contract/auth.ts'
import type { Deps } from '../../../deps.ts'
import { deriveCurrent } from '../../../lib/secrets/key-ring.ts'
import { dummyHash, hashPassword, verifyPassword } from '../../../lib/secrets/password-hash.ts'
import { keyedHashOf } from '../../../lib/secrets/random.ts'
import { type Account, issue, newAccount, tokenFor, type TokenRow } from '../account/account.ts'
import { issueTo } from '../account/decide-mail.ts'
import { commit, isTaken, readAccount } from '../account/store.ts'
import { toUser } from '../account/user.ts'
import { changeAccount } from '../change-account.ts'
import { chargeNewAddress, takeMail } from '../limits.ts'
import { deliver, deliverLater, mailSignUpAttempt, mailToken, type Wishes } from '../mail/mails.ts'
import { AuthFailure } from '../protocol.ts'
import { makeToken } from '../tokens.ts'

/** What was chosen with a sign-up: it becomes the account's with the mail that is followed. */
type Choice = Pick<TokenRow, 'passwordHash' | 'metadata'>
type Data = Record<string, unknown>

const nothing: Choice = { passwordHash: null, metadata: null }

const isVerified = (known: Account | null) => known !== null && known.user.emailConfirmedAt !== null

/**
 * Signs an address up. Known and unknown addresses get answers of the same shape after the same work: a verified one
 * hears of it by mail, an unverified one is sent a new link (contract §4, §9). What is stored is stored once the answer
 * is on its way. Within a minute no second mail leaves, nor any when it is enough for the day, and the answer does not tell.
 * @throws AuthFailure `over_email_send_rate_limit` where too many new addresses were written to
 */
export async function signUp(
  deps: Deps,
  email: string,
  { password, data }: { password: string; data: Data },
  wishes: Wishes,
  ip: string,
): Promise<User> {
  const right = await takeMail(deps, 'signup', email, { by: 'stranger' }, 'nothing')
  const isSent = right.length > 0
  return deliver(deps, right, async () => {
    const known = await readAccount(deps.db, { email })
    const choice = await choose(known, password, data, deps.now())
    const charged = isSent ? await chargeNewAddress(deps, ip) : null
    const made = known ?? madeAccount(deps, email, data, choice)
    deliverLater(deps, right, async () => {
      if (isVerified(known)) return isSent ? mailSignUpAttempt(deps, made.user, wishes) : undefined
      if (isSent)
        return storeAndMail(deps, made, { isNew: !known, data, ...choice, charged }, wishes)
      if (known) await forgetOther(deps, email, choice)
    })
    return shown(deps, known, email, data, made)
  })
}

/** Without a password, as for a magic link: a verified address is none of this. */
export const signUpByLink = (
  deps: Deps,
  email: string,
  data: Data,
  known: Account | null,
  charged: string | null,
  wishes: Wishes,
): Promise<void> => {
  const choice = known === null ? { passwordHash: null, metadata: data } : nothing
  const made = known ?? madeAccount(deps, email, data, choice)
  return storeAndMail(deps, made, { isNew: !known, data, ...choice, charged }, wishes)
}

/**
 * Who signs up first need not be the owner, nor who does so last: where two people chose differently, neither choice
 * becomes the account's, and its owner chooses once signed in. What staff chose for who is invited stands. One hash,
 * whichever it is.
 */
async function choose(
  known: Account | null,
  password: string,
  metadata: Data,
  now: Date,
): Promise<Choice> {
  const pending = known && tokenFor(known, 'signup', now)
  if (!pending) {
    const passwordHash = await hashPassword(password)
    return known?.user.invitedAt ? nothing : { passwordHash, metadata }
  }
  const { passwordHash } = pending
  const isSame = await verifyPassword(password, passwordHash ?? dummyHash())
  return isSame && passwordHash !== null ? { passwordHash, metadata } : nothing
}

const madeAccount = (deps: Deps, email: string, data: Data, { passwordHash }: Choice) =>
  newAccount(
    { id: crypto.randomUUID(), identityId: crypto.randomUUID(), email, passwordHash, data },
    deps.now(),
  )

type Storing = Choice & { isNew: boolean; data: Data; charged: string | null }

async function storeAndMail(
  deps: Deps,
  account: Account,
  { isNew, data, charged, ...choice }: Storing,
  wishes: Wishes,
): Promise<void> {
  const { user } = account
  const { email } = user
  const { challenge } = wishes
  const tokenOf = (userId: string, chosen: Choice) =>
    makeToken(deps, { userId, purpose: 'signup', address: email, challenge, charged, ...chosen })
  let made = tokenOf(user.id, choice)
  if (!isNew || !(await commitNew(deps, issue(account, made.row)))) {
    // another sign-up of this address may have been quicker: then neither choice counts
    const chosen = isNew ? nothing : choice
    await changeAccount(deps, { email }, (known) => {
      made = tokenOf(known.user.id, known.user.invitedAt === null ? chosen : nothing)
      return issueTo(known, made.row)
    })
  }
  await mailToken(deps, isNew ? { userMetadata: data } : user, made, wishes)
}

const commitNew = (deps: Deps, account: Account): Promise<boolean> =>
  commit(deps.db, null, account).catch((error: unknown) => {
    if (isTaken(error)) return false
    throw error
  })

/** The mail that is there already may be of someone else's sign-up: what was chosen with it is dropped. */
export async function forgetOther(
  deps: Deps,
  email: string,
  { passwordHash }: Choice = nothing,
): Promise<void> {
  const isOther = (it: TokenRow) =>
    it.purpose === 'signup' && (it.passwordHash !== passwordHash || passwordHash === null)
  await changeAccount(
    deps,
    { email },
    (account) => {
      const tokens = account.tokens.map((it) => (isOther(it) ? { ...it, ...nothing } : it))
      return { account: { ...account, tokens } }
    },
    { missing: () => new AuthFailure('otp_expired') },
  )
}

/**
 * What the caller gets to see: what they sent, and nothing of a row that was there before. A verified address is known
 * by its lack of identities, as apps expect it (contract §9). One that staff invited looks like any other sign-up, the
 * same each time.
 */
function shown(deps: Deps, known: Account | null, email: string, data: Data, made: Account): User {
  const isOwned = isVerified(known)
  const isInvited = known !== null && known.user.invitedAt !== null
  const id = isOwned ? crypto.randomUUID() : isInvited ? madeUpId(deps, email) : made.user.id
  const identityId = crypto.randomUUID()
  const account = newAccount({ id, identityId, email, passwordHash: null, data }, deps.now())
  return toUser(isOwned ? { ...account, identities: [] } : account)
}

/** A UUID of version 4 in its looks, the same for an address as long as the key is. */
function madeUpId({ dataKeys }: Deps, address: string): string {
  const key = deriveCurrent(dataKeys(), 'made-up-user')
  const hex = Buffer.from(keyedHashOf(key, address), 'base64url').toString('hex')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, `$1-$2-4$3-${variant}$4-$5`)
}
