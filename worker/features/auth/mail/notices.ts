import { pages } from '#contract/pages.ts'
import { type Bucket, consume } from '../../../db/limits.ts'
import type { Deps } from '../../../deps.ts'
import { log } from '../../../lib/log.ts'
import { pageLink } from '../../flags/snapshot.ts'
import type { Account, Change, Notice, UserRow } from '../account/account.ts'
import { bucketOf } from '../limits.ts'
import { makeToken } from '../tokens/one-time-tokens.ts'
import { composeMail } from './compose.ts'
import type { OwnerNoticeKind } from './mail-language.ts'
import { deliverLater, localeOf, mailedLink } from './send.ts'

/** As many ways back as wait at once: a thief who goes on changing things does not push the first ones out. */
const mostUndos = 20

export type NoticeMail = Notice & { token?: string }

/** The account with a way back for each notice that offers one, and the mails that carry it. */
export function withUndo(
  deps: Deps,
  { account, notices }: Change,
): { account: Account; mails: NoticeMail[] } {
  const tokens = [...account.tokens]
  const mails = notices.map((notice): NoticeMail => {
    const waiting = tokens.filter(({ purpose }) => purpose === 'undo').length
    if (notice.undo === undefined || waiting >= mostUndos) return notice
    const { secrets, row } = makeToken(deps, {
      userId: account.user.id,
      purpose: 'undo',
      address: notice.to,
      undo: notice.undo,
    })
    tokens.push(row)
    return { ...notice, token: secrets.link }
  })
  return { account: { ...account, tokens }, mails }
}

/**
 * Tells the owner by mail, in their language, after the answer: it neither delays nor fails what has happened already.
 * Ten of a kind a day are enough. An unverified address is not written to.
 */
export function mailNotices(
  deps: Deps,
  { user, role }: Pick<Account, 'user' | 'role'>,
  mails: NoticeMail[],
  acceptLanguage?: string,
): void {
  for (const { kind, to, values = {}, token } of mails) {
    deliverLater(deps, [], () =>
      notify(deps, { user, role, kind, to, values, token, acceptLanguage }),
    )
  }
}

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
      await notify(deps, { user, role: null, kind, to: user.email, values: {} })
    }
  })
}

type Letter = {
  user: UserRow
  role: Account['role']
  kind: OwnerNoticeKind
  to: string
  values: Record<string, string>
  token?: string | undefined
  acceptLanguage?: string | undefined
}

async function notify(deps: Deps, letter: Letter): Promise<void> {
  const { user, role, kind, to, values, token, acceptLanguage } = letter
  if (user.emailConfirmedAt === null || !(await mayNotify(deps, kind, to))) return
  const locale = localeOf(user.userMetadata, acceptLanguage)
  const door = role === 'admin' ? pages.adminLogin : pages.clientLogin
  const page = await pageLink(deps, door.path, locale)
  const link =
    token === undefined
      ? await pageLink(deps, pages.account.path, locale)
      : mailedLink(deps, token, 'undo', page)
  const isUndo = token !== undefined
  await deps.sendMail(await composeMail(deps, { kind, to, locale, link, values, isUndo }))
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
