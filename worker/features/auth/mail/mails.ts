import { SmsRejected, SmsTimeout } from '../../../adapters/sms.ts'
import { defaultLocale, type Locale } from '#contract/locales.ts'
import { pages } from '#contract/pages.ts'
import { type Bucket, consume, refund } from '../../../db/limits.ts'
import type { Deps } from '../../../deps.ts'
import { localeOfTag, preferredLocale } from '../../../lib/http/accept-language.ts'
import { log } from '../../../lib/log.ts'
import { pageLink } from '../../flags/snapshot.ts'
import type { Account, Change, Purpose, TokenRow, UserRow } from '../account/account.ts'
import { bucketOf } from '../limits.ts'
import { type Call, issuerOf } from '../protocol.ts'
import { isOwnPage, redirectTarget, withFragment, withQuery } from '../redirects.ts'
import { type Challenge, type Made, makeToken, typeOf } from '../tokens.ts'
import type { Contents } from './compose.ts'
import type { OwnerNoticeKind } from './mail-language.ts'

/**
 * Sends an email. Loads its texts on demand, because emails are sent after the response and must
 * not slow down requests or startup.
 */
export const sendMail = async (deps: Deps, contents: Contents): Promise<void> =>
  deps.sendMail(await (await import('./compose.ts')).composeMail(deps, contents))

/** The recipient's language: chosen at sign-up, else from the browser, else English. */
export const localeOf = (
  metadata: Record<string, unknown> | undefined,
  acceptLanguage: string | undefined,
): Locale => localeOfTag(metadata?.['language']) ?? preferredLocale(acceptLanguage) ?? defaultLocale

/**
 * The link in an email. Our own page acts when its button is clicked; for other apps, GET /verify
 * acts and redirects to the app (Supabase Auth protocol).
 */
export function mailedLink(deps: Deps, token: string, type: string, target: string): string {
  if (isOwnPage(deps, target)) {
    // the server cannot see the fragment; `sb` stops it from rendering the sign-in form
    return withFragment(withQuery(target, { sb: '' }), { token_hash: token, type })
  }
  const parameters = new URLSearchParams({ token, type, redirect_to: target })
  return `${issuerOf(deps.origin)}/verify?${parameters}`
}

/**
 * Sends a message after the response, so that neither timing nor errors reveal whether an email
 * address is known. Failures are logged and `rights` refunded, so that the user can retry
 * immediately.
 */
export function deliverLater(deps: Deps, rights: Bucket[], work: () => Promise<unknown>): void {
  // a finished response is sent within the current turn of the event loop
  const delivery = new Promise<void>((resolve) => void setTimeout(resolve, 0))
    .then(() => deliver(deps, rights, work))
    .catch((error: unknown) => {
      log('error', 'A mail could not be sent', { area: 'auth-mail', cause: error })
    })
  deps.defer(delivery)
}

/**
 * Runs a function that sends a message. Refunds `rights` on failure, unless the message was
 * rejected or may have been sent.
 */
export async function deliver<Result>(
  { db }: Pick<Deps, 'db'>,
  rights: Bucket[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const isCharged = error instanceof SmsRejected || error instanceof SmsTimeout
    if (rights.length > 0 && !isCharged) await refund(db, rights)
    throw error
  }
}

/** Target and PKCE challenge of an email's link, and the fallback language. */
export type MailRequest = {
  redirectTo: string
  challenge: Challenge | null
  acceptLanguage: string | undefined
}

export const mailRequestOf = (c: Call, challenge: Challenge | null): MailRequest => ({
  redirectTo: redirectTarget(c),
  challenge,
  acceptLanguage: c.req.header('accept-language'),
})

/** Emails the link and code of a stored token to its address. */
export const mailToken = (
  deps: Deps,
  { userMetadata }: Pick<UserRow, 'userMetadata'>,
  { secrets: { link, code }, row }: Made<Exclude<Purpose, 'nonce' | 'undo'>>,
  { redirectTo, acceptLanguage }: MailRequest,
): Promise<void> =>
  sendMail(deps, {
    kind: row.purpose,
    to: row.address,
    locale: localeOf(userMetadata, acceptLanguage),
    link: mailedLink(deps, link, typeOf(row.purpose), redirectTo),
    code,
    values: { address: row.newAddress ?? '' },
  })

/** Creates the tokens and emails that ask both mailboxes to confirm a new email address. */
export function planAddressMails(
  deps: Deps,
  { id: userId, email, userMetadata }: UserRow,
  newAddress: string,
  request: MailRequest,
  charged: string | null,
): { tokens: TokenRow[]; send: () => Promise<unknown> } {
  const values = { userId, newAddress, challenge: request.challenge }
  const made = [
    makeToken(deps, { ...values, purpose: 'email_change_new', address: newAddress, charged }),
    makeToken(deps, { ...values, purpose: 'email_change_current', address: email }),
  ]
  return {
    tokens: made.map(({ row }) => row),
    send: () => Promise.all(made.map((it) => mailToken(deps, { userMetadata }, it, request))),
  }
}

/**
 * Limit of unused "This wasn't me" links, so that an attacker's many changes do not replace the
 * first links.
 */
const mostUndos = 20

/** `token` belongs to the link "This wasn't me". */
type NoticeMail = {
  kind: OwnerNoticeKind
  to: string
  values?: Record<string, string>
  token?: string
}

/**
 * Adds an undo token to the account for each reversible notice, and returns the notices' emails.
 */
export function withUndo(
  deps: Deps,
  { account, notices = [] }: Change,
): { account: Account; mails: NoticeMail[] } {
  if (notices.length === 0) return { account, mails: [] }
  const tokens = [...account.tokens]
  const mails = notices.map(({ to = account.user.email, undo, ...notice }): NoticeMail => {
    const waiting = tokens.filter(({ purpose }) => purpose === 'undo').length
    if (undo === undefined || waiting >= mostUndos) return { ...notice, to }
    const values = { userId: account.user.id, purpose: 'undo', address: to, undo } as const
    const { secrets, row } = makeToken(deps, values)
    tokens.push(row)
    return { ...notice, to, token: secrets.link }
  })
  return { account: { ...account, tokens }, mails }
}

type Owner = Pick<Account, 'user' | 'role'>

/**
 * Emails notices to the owner after the response: none to an unverified address, at most ten per
 * kind and day.
 */
export function mailNotices(
  deps: Deps,
  owner: Owner,
  mails: NoticeMail[],
  acceptLanguage?: string,
): void {
  for (const mail of mails) deliverLater(deps, [], () => notify(deps, owner, mail, acceptLanguage))
}

/**
 * Notifies the owner, once a day, that a limit for wrong secrets is used up. Reads the owner after
 * the response.
 */
export function mailGuesses(
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
  const signIn = role === 'admin' ? pages.adminLogin : pages.clientLogin
  const isUndo = token !== undefined
  const page = await pageLink(deps, (isUndo ? signIn : pages.account).path, locale)
  const link = isUndo ? mailedLink(deps, token, 'undo', page) : page
  await sendMail(deps, { kind, to, locale, link, values, isUndo })
}

/** Returns true if the database is unavailable, so that the email is still sent. */
async function mayNotify({ db, now }: Deps, kind: string, to: string): Promise<boolean> {
  try {
    return (await consume(db, [bucketOf('notices: kind, address', kind, to)], now())) === null
  } catch (cause) {
    log('error', 'Notices could not be counted', { area: 'auth-mail', cause })
    return true
  }
}
