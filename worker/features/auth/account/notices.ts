import { pages } from '#contract/pages.ts'
import type { Deps } from '../../../deps.ts'
import { pageLink } from '../../flags/snapshot.ts'
import { composeMail } from '../mail/compose.ts'
import { deliverLater, localeOf } from '../mail/send.ts'
import type { OneTimeRow } from '../one-time/one-time-queries.ts'
import type { UserRow } from '../caller-queries.ts'
import { mayNotify } from './notice-budget.ts'

/** What the owner of an account is told after the fact, so that somebody else's doing does not stay unnoticed. */
export type NoticeKind = 'password_changed' | 'email_changed' | 'factor_added' | 'factor_removed'

export type Notice = {
  kind: NoticeKind
  user: Pick<UserRow, 'email' | 'userMetadata'>
  newAddress?: string
}

/** Tells the owner of what spending a token has changed: a new address, to the old one. */
export function tellOfChange(
  deps: Deps,
  { slot, newAddress }: OneTimeRow,
  user: UserRow,
  acceptLanguage: string | undefined,
): void {
  if ((slot === 'email_change_current' || slot === 'email_change_new') && newAddress !== null) {
    notifyLater(deps, { kind: 'email_changed', user, newAddress }, acceptLanguage)
  }
}

/**
 * Tells the owner by mail, in their language, after the answer: it neither delays nor fails what has happened already.
 * Nobody is told of the same thing all day.
 */
export function notifyLater(
  deps: Deps,
  { kind, user: { email: to, userMetadata }, newAddress }: Notice,
  acceptLanguage: string | undefined,
): void {
  const locale = localeOf(userMetadata, acceptLanguage)
  deliverLater(deps, [], async () => {
    if (!(await mayNotify(deps, kind, to))) return
    const link = await pageLink(deps, pages.account.path, locale)
    const address = newAddress === undefined ? {} : { newAddress }
    await deps.sendMail(await composeMail(deps, { kind, to, locale, link, ...address }))
  })
}
