import { SmsRejected, SmsTimeout } from '../../../adapters/sms.ts'
import { defaultLocale, type Locale } from '#contract/locales.ts'
import { pages } from '#contract/pages.ts'
import { type Bucket, consume, refund } from '../../../db/limits.ts'
import type { Deps } from '../../../deps.ts'
import { localeOfTag, preferredLocale } from '../../../lib/http/accept-language.ts'
import { log } from '../../../lib/log.ts'
import { pageLink } from '../../flags/snapshot.ts'
import type { Account, Change, Notice, Purpose, TokenRow, UserRow } from '../account/account.ts'
import { bucketOf } from '../limits.ts'
import { type Call, issuerOf } from '../protocol.ts'
import { isOwnPage, redirectTarget, withFragment, withQuery } from '../redirects.ts'
import { type Challenge, type Made, makeToken, typeOf } from '../tokens.ts'
import type { Contents } from './compose.ts'
import type { OwnerNoticeKind } from './mail-language.ts'

/** Mails leave after the answer, so their words are loaded no sooner: no call waits for them, nor does the start. */
export const sendMail = async (deps: Deps, contents: Contents): Promise<void> =>
  deps.sendMail(await (await import('./compose.ts')).composeMail(deps, contents))

/** The recipient's language: as they said at sign-up, else as the browser says, else English. */
export const localeOf = (
  metadata: Record<string, unknown> | undefined,
  acceptLanguage: string | undefined,
): Locale => localeOfTag(metadata?.['language']) ?? preferredLocale(acceptLanguage) ?? defaultLocale

/**
 * Where a mail's link leads: to our page, which has one button and acts when it is pressed, or for any other app to
 * GET /verify, which acts and leads on to the app (contract §5).
 */
export function mailedLink(deps: Deps, token: string, type: string, target: string): string {
  if (isOwnPage(deps, target)) {
    // `sb` says that a link follows: the server sees no fragment, and would draw a form to sign in by
    return withFragment(withQuery(target, { sb: '' }), { token_hash: token, type })
  }
  const parameters = new URLSearchParams({ token, type, redirect_to: target })
  return `${issuerOf(deps.origin)}/verify?${parameters}`
}

/**
 * Does work that ends in a message once the answer is on its way, not before: neither its time nor its failure tells the
 * caller whether an address is known. When it fails it is logged, and `rights` are given back, so that asking again
 * helps at once.
 */
export function deliverLater(deps: Deps, rights: Bucket[], work: () => Promise<unknown>): void {
  const delivery = afterAnswer()
    .then(() => deliver(deps, rights, work))
    .catch((error: unknown) => {
      log('error', 'A mail could not be sent', { area: 'auth-mail', cause: error })
    })
  deps.defer(delivery)
}

/** An answer that is ready leaves within the turn of the event loop that made it. */
const afterAnswer = () => new Promise<void>((resolve) => void setTimeout(resolve, 0))

/**
 * Does work that ends in a message; if it fails, `rights` are given back. Not so where the message itself is refused, or
 * may have left: who asks for such would ask without end.
 */
export async function deliver<Result>(
  { db }: Pick<Deps, 'db'>,
  rights: Bucket[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const counts = error instanceof SmsRejected || error instanceof SmsTimeout
    if (rights.length > 0 && !counts) await refund(db, rights)
    throw error
  }
}

/** How a request wants its mail: where the link leads, which flow, and in which language if the user has none. */
export type Wishes = {
  redirectTo: string
  challenge: Challenge | null
  acceptLanguage: string | undefined
}

export const wishesOf = (c: Call, challenge: Challenge | null): Wishes => ({
  redirectTo: redirectTarget(c),
  challenge,
  acceptLanguage: c.req.header('accept-language'),
})

/** Mails a token that is stored: its link and its code, to the address that it is for. */
export const mailToken = (
  deps: Deps,
  { userMetadata }: Pick<UserRow, 'userMetadata'>,
  { secrets: { link, code }, row }: Made<Exclude<Purpose, 'nonce' | 'undo'>>,
  { redirectTo, acceptLanguage }: Wishes,
): Promise<void> =>
  sendMail(deps, {
    kind: row.purpose,
    to: row.address,
    locale: localeOf(userMetadata, acceptLanguage),
    link: mailedLink(deps, link, typeOf(row.purpose), redirectTo),
    code,
    newAddress: row.newAddress ?? '',
  })

/** The two tokens that ask both mailboxes to agree to a new address, and the mails that carry them. */
export function planAddressMails(
  deps: Deps,
  user: UserRow,
  newAddress: string,
  wishes: Wishes,
  charged: string | null,
): { tokens: TokenRow[]; send: () => Promise<unknown> } {
  const wanted = { userId: user.id, newAddress, challenge: wishes.challenge }
  const made = [
    makeToken(deps, { ...wanted, purpose: 'email_change_new', address: newAddress, charged }),
    makeToken(deps, { ...wanted, purpose: 'email_change_current', address: user.email }),
  ]
  return {
    tokens: made.map(({ row }) => row),
    send: () => Promise.all(made.map((it) => mailToken(deps, user, it, wishes))),
  }
}

/** Tells someone who has an account that it was about to be made again. */
export const mailSignUpAttempt = (
  deps: Deps,
  { email, userMetadata }: UserRow,
  { acceptLanguage }: Wishes,
): Promise<void> => {
  const locale = localeOf(userMetadata, acceptLanguage)
  return sendMail(deps, { kind: 'signup_attempt', to: email, locale, link: deps.auth().siteUrl })
}

/** As many ways back as wait at once: a thief who goes on changing things does not push the first ones out. */
const mostUndos = 20

/** `token`: of the link that says "this wasn't me". */
export type NoticeMail = Pick<Notice, 'values'> & {
  kind: OwnerNoticeKind
  to: string
  token?: string
}

/** The account with a way back for each notice that offers one, and the mails that carry it. */
export function withUndo(
  deps: Deps,
  { account, notices = [] }: Change,
): { account: Account; mails: NoticeMail[] } {
  const tokens = [...account.tokens]
  const mails = notices.map(({ to = account.user.email, ...notice }): NoticeMail => {
    const waiting = tokens.filter(({ purpose }) => purpose === 'undo').length
    if (notice.undo === undefined || waiting >= mostUndos) return { ...notice, to }
    const { secrets, row } = makeToken(deps, {
      userId: account.user.id,
      purpose: 'undo',
      address: to,
      undo: notice.undo,
    })
    tokens.push(row)
    return { ...notice, to, token: secrets.link }
  })
  return { account: { ...account, tokens }, mails }
}

/**
 * Tells the owner by mail, in their language, after the answer: it neither delays nor fails what has happened already.
 * Ten of a kind a day are enough. An unverified address is not written to.
 */
export function mailNotices(
  deps: Deps,
  owner: Owner,
  mails: NoticeMail[],
  acceptLanguage?: string,
): void {
  for (const mail of mails) deliverLater(deps, [], () => notify(deps, owner, mail, acceptLanguage))
}

type Owner = Pick<Account, 'user' | 'role'>

/** Tells the owner, once a day, that a limit of wrong secrets is used up. The owner is looked up after the answer. */
export function tellOfGuesses(
  deps: Deps,
  bucket: Bucket,
  kind: 'password_guesses' | 'own_password_guesses' | 'factor_guesses',
  findOwner: () => Promise<UserRow | null>,
): void {
  deliverLater(deps, [], async () => {
    const user = await findOwner()
    const daily = bucketOf('notice of guesses: bucket', bucket.key)
    if (user && (await consume(deps.db, [daily], deps.now())) === null) {
      await notify(deps, { user, role: null }, { kind, to: user.email })
    }
  })
}

async function notify(
  deps: Deps,
  { user, role }: Owner,
  { kind, to, values = {}, token }: NoticeMail,
  acceptLanguage?: string,
): Promise<void> {
  if (user.emailConfirmedAt === null || !(await mayNotify(deps, kind, to))) return
  const locale = localeOf(user.userMetadata, acceptLanguage)
  const door = role === 'admin' ? pages.adminLogin : pages.clientLogin
  const page = await pageLink(deps, door.path, locale)
  const link =
    token === undefined
      ? await pageLink(deps, pages.account.path, locale)
      : mailedLink(deps, token, 'undo', page)
  const isUndo = token !== undefined
  await sendMail(deps, { kind, to, locale, link, values, isUndo })
}

/** Where the database cannot say, the mail is sent. */
async function mayNotify({ db, now }: Deps, kind: string, to: string): Promise<boolean> {
  try {
    return (await consume(db, [bucketOf('notices: kind, address', kind, to)], now())) === null
  } catch (cause) {
    log('error', 'Notices could not be counted', { area: 'auth-mail', cause })
    return true
  }
}
