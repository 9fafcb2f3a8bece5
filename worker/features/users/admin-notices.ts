import type { SQL } from 'drizzle-orm'
import { company } from '#contract/company.ts'
import { staffUserAddress } from '#contract/staff/staff-addresses.ts'
import { layoutMail } from '../../adapters/mail-layout.ts'
import type { Mail } from '../../adapters/mail.ts'
import { type ActiveAdmin, listActiveAdmins } from '../../db/active-roles.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../auth/guard.ts'
import { pageLink } from '../flags/snapshot.ts'
import { enqueueMail } from '../outbox/enqueue.ts'
import { type AdminEvent, adminNoticeWords } from './admin-notice-words.ts'

/** Who did something: their id, and the address they sign in with. */
export type By = Pick<SignedIn, 'actor' | 'email'>

type Happening = {
  event: AdminEvent
  /** Whom it happens to. */
  id: string
  name: string
  by: By
  /** Has to hold as it is written, or no one is told. */
  when?: SQL
}

/**
 * Statements and ids of the mails that tell all administrators of what happens to one, or makes one: the one who did it
 * as well, for a thief may have used their session, and the one who loses the rights, for no one else may be left to
 * object. No setting stops them. To be written with what they tell.
 */
export async function planAdminNotices(deps: Deps, happening: Happening) {
  const { event, id, when } = happening
  const now = deps.now()
  const admins = await listActiveAdmins(deps.db, now)
  // whose second step was taken away is told so by a mail of their own
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
  const link = await pageLink(deps, staffUserAddress(id), locale)
  return layoutMail(to, locale, fill(events[event].subject), [
    { kind: 'text', text: fill(events[event].text) },
    { kind: 'text', text: alarm },
    { kind: 'button', label: button, link, hint },
  ])
}
