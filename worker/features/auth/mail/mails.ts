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

/** Mails leave after the answer, and their words are loaded then: neither a call nor the start waits for them. */
export const sendMail = async (deps: Deps, contents: Contents): Promise<void> =>
  deps.sendMail(await (await import('./compose.ts')).composeMail(deps, contents))

/** The recipient's language: as chosen at sign-up, else as the browser says, else English. */
export const localeOf = (
  metadata: Record<string, unknown> | undefined,
  acceptLanguage: string | undefined,
): Locale => localeOfTag(metadata?.['language']) ?? preferredLocale(acceptLanguage) ?? defaultLocale

/**
 * The link of a mail: to our page, which acts when its button is pressed, or for any other app to GET /verify, which acts and
 * redirects to the app (contract §5).
 */
export function mailedLink(deps: Deps, token: string, type: string, target: string): string {
  if (isOwnPage(deps, target)) {
    // `sb` tells the server, which sees no fragment, not to draw the sign-in form
    return withFragment(withQuery(target, { sb: '' }), { token_hash: token, type })
  }
  const parameters = new URLSearchParams({ token, type, redirect_to: target })
  return `${issuerOf(deps.origin)}/verify?${parameters}`
}

/**
 * Sends a message once the answer is on its way: neither its time nor its failure tells the caller whether an address is
 * known. A failure is logged, and `rights` are refunded, so that asking again works at once.
 */
export function deliverLater(deps: Deps, rights: Bucket[], work: () => Promise<unknown>): void {
  // an answer that is ready leaves within the turn of the event loop that made it
  const delivery = new Promise<void>((resolve) => void setTimeout(resolve, 0))
    .then(() => deliver(deps, rights, work))
    .catch((error: unknown) => {
      log('error', 'A mail could not be sent', { area: 'auth-mail', cause: error })
    })
  deps.defer(delivery)
}

/** Runs work that ends in a message; if it fails, `rights` are refunded, unless the message was refused or may have left. */
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

/** Where the link of a mail leads, for which flow, and the language of who has chosen none. */
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

/** Mails a stored token, its link and its code, to its address. */
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

/** The tokens that ask both mailboxes to confirm a new address, and their mails. */
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

/** So many links "This wasn't me" wait at once: a thief who goes on changing things does not replace the first ones. */
const mostUndos = 20

/** `token`: of the link "This wasn't me". */
type NoticeMail = {
  kind: OwnerNoticeKind
  to: string
  values?: Record<string, string>
  token?: string
}

/** The account with a token for each notice that can be undone, and the mails of the notices. */
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

/** Mails notices to the owner after the answer. An unverified address gets none; ten of a kind a day are enough. */
export function mailNotices(
  deps: Deps,
  owner: Owner,
  mails: NoticeMail[],
  acceptLanguage?: string,
): void {
  for (const mail of mails) deliverLater(deps, [], () => notify(deps, owner, mail, acceptLanguage))
}

/** Notifies the owner, once a day, that a limit of wrong secrets is used up. The owner is looked up after the answer. */
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

/** While the database cannot count, the mail is sent. */
async function mayNotify({ db, now }: Deps, kind: string, to: string): Promise<boolean> {
  try {
    return (await consume(db, [bucketOf('notices: kind, address', kind, to)], now())) === null
  } catch (cause) {
    log('error', 'Notices could not be counted', { area: 'auth-mail', cause })
    return true
  }
}
