import type { SQL } from 'drizzle-orm'
import { company } from '#contract/company.ts'
import { staffUserPath } from '#contract/staff/staff-addresses.ts'
import { layoutMail } from '../../adapters/mail-layout.ts'
import type { Mail } from '../../adapters/mail.ts'
import { type ActiveAdmin, listActiveAdmins } from '../../db/active-roles.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../auth/guard.ts'
import { pageLink } from '../flags/snapshot.ts'
import { enqueueMail } from '../outbox/enqueue.ts'
import { type AdminEvent, adminNoticeWords } from './admin-notice-words.ts'

/** The actor: user id and mail address. */
export type NoticeActor = Pick<SignedIn, 'actor' | 'email'>

type Happening = {
  event: AdminEvent
  /** The administrator concerned. */
  id: string
  name: string
  by: NoticeActor
  /** SQL condition for the mails, evaluated in the transaction. */
  when?: SQL
}

/**
 * Statements and ids of mails to all administrators about a change of one, including the actor,
 * whose session may be stolen. Cannot be disabled. For the transaction of the change.
 */
export async function planAdminNotices(deps: Deps, happening: Happening) {
  const { event, id, when } = happening
  const now = deps.now()
  const admins = await listActiveAdmins(deps.db, now)
  // the one concerned gets a separate mail about removed factors
  const readers = event === 'factorsRemoved' ? admins.filter((admin) => admin.id !== id) : admins
  return Promise.all(
    readers.map(async (reader) =>
      enqueueMail(deps, {
        mail: await composeAdminNotice(deps, reader, happening),
        locale: reader.locale,
        cause: `administrators:${event}:${id}:${now.getTime()}:${reader.id}`,
        ...(when && { when }),
      }),
    ),
  )
}

async function composeAdminNotice(
  deps: Deps,
  { to, locale }: ActiveAdmin,
  { event, id, name, by }: Happening,
): Promise<Mail> {
  const { events, alarm, button, hint } = adminNoticeWords[locale]
  const values: Record<string, string> = { site: company.name, name, who: by.email || by.actor }
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, word: string) => values[word] ?? '')
  const link = await pageLink(deps, staffUserPath(id), locale)
  return layoutMail(to, locale, fill(events[event].subject), [
    { kind: 'text', text: fill(events[event].text) },
    { kind: 'text', text: alarm },
    { kind: 'button', label: button, link, hint },
  ])
}
