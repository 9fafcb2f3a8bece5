import { type Budget, takeNotice } from '../../../db/guess-budget.ts'
import { pages } from '#contract/pages.ts'
import type { Deps } from '../../../deps.ts'
import { pageLink } from '../../flags/snapshot.ts'
import { composeMail } from '../mail/compose.ts'
import type { OwnerNoticeKind } from '../mail/mail-language.ts'
import { deliverLater, localeOf } from '../mail/send.ts'
import type { UserRow } from '../caller-queries.ts'
import { mayNotify } from './notice-budget.ts'

type Owner = Pick<UserRow, 'email' | 'emailConfirmedAt' | 'userMetadata'>

/**
 * Tells the owner of an account what happened to it, after the answer. Nobody whose address is unproven is told.
 * @param acceptLanguage where it was their own browser that did it, for an account whose language is not known
 */
export function mailNotice(
  deps: Deps,
  owner: Owner,
  kind: OwnerNoticeKind,
  values: Record<string, string> = {},
  acceptLanguage?: string,
): void {
  deliverLater(deps, [], () => notify(deps, owner, kind, values, acceptLanguage))
}

/** The same at most once a day for a budget, however often it is found empty. The owner is looked up after the answer. */
export function tellOnce(
  deps: Deps,
  budget: Budget,
  kind: OwnerNoticeKind,
  findOwner: () => Promise<Owner | null>,
): void {
  deliverLater(deps, [], async () => {
    const owner = await findOwner()
    if (owner && (await takeNotice(deps.db, budget, deps.now()))) {
      await notify(deps, owner, kind, {})
    }
  })
}

async function notify(
  deps: Deps,
  { email, emailConfirmedAt, userMetadata }: Owner,
  kind: OwnerNoticeKind,
  values: Record<string, string>,
  acceptLanguage?: string,
): Promise<void> {
  if (emailConfirmedAt === null) return
  if (!(await mayNotify(deps, kind, email))) return
  const locale = localeOf(userMetadata, acceptLanguage)
  const link = await pageLink(deps, pages.account.path, locale)
  await deps.sendMail(await composeMail(deps, { kind, to: email, locale, link, values }))
}
