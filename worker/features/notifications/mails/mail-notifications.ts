import { defaultLocale } from '#contract/locales.ts'
import { hoursOn, officeClock } from '#contract/site/office-hours.ts'
import type { Deps } from '../../../deps.ts'
import { asLocale } from '../../../lib/http/accept-language.ts'
import { log } from '../../../lib/log.ts'
import { officeInstant } from '../../../lib/office-instant.ts'
import { deliverSoon, enqueueMail } from '../../outbox/enqueue.ts'
import { companyNow } from '../../settings/company-now.ts'
import { officeNow } from '../../settings/office.ts'
import { composeNotificationMail } from './compose-notification-mail.ts'
import {
  type Due,
  dropOfficeMails,
  listReaders,
  listShown,
  type Reader,
  takeMailed,
} from './due-mails.ts'

/** When the digest leaves, at the office. */
const digestTime = '08:00'

/**
 * Mails what waits for it: what is wanted now, ten minutes after it came (alarms at once), and on a day on which the
 * office opens, from eight o'clock on, what came before eight. What was read or done meanwhile waits no more. Each
 * person gets one mail about all of it, and none about nothing. Run by the cron every minute.
 */
export async function mailNotifications(deps: Deps): Promise<void> {
  const now = deps.now()
  await mailAll(deps, { mail: 'now', until: now.toISOString() }, now)
  const digest = await digestDue(deps, now)
  if (digest) await mailAll(deps, digest, now)
}

/** Today's digest; `null` before its time, and on a day on which the office stays closed. */
async function digestDue(deps: Deps, now: Date): Promise<Due | null> {
  const { day, time } = officeClock(now)
  if (time < digestTime) return null
  const office = await (await companyNow(deps)).in(defaultLocale)
  if (hoursOn(day, office).length === 0) return null
  // what comes from eight on is for the next one: so there is one a day, and nothing to remember
  const until = new Date(officeInstant(day, digestTime).getTime() - 1)
  return { mail: 'daily', until: until.toISOString() }
}

/** One person after the other: one whose mail fails keeps nobody else's, and has another try in a minute. */
async function mailAll(deps: Deps, due: Due, now: Date): Promise<void> {
  const readers = await listReaders(deps.db, due, now)
  const office = readers.length === 0 ? null : await officeAddress(deps)
  for (const reader of readers) {
    try {
      if (due.mail === 'now' && reader.email.toLowerCase() === office) {
        await dropOfficeMails(deps.db, reader.id, due)
        const [left] = (await listReaders(deps.db, due, now)).filter(({ id }) => id === reader.id)
        if (left) await mailOne(deps, left, due, now)
      } else await mailOne(deps, reader, due, now)
    } catch (cause) {
      log('error', 'Somebody is not mailed their notifications', { area: 'notifications', cause })
    }
  }
}

/** A setting that is wrong keeps no mail: at worst somebody gets two. */
async function officeAddress(deps: Deps): Promise<string | null> {
  try {
    return (await officeNow(deps)).to.toLowerCase()
  } catch (cause) {
    log('error', 'A setting is wrong', { area: 'settings', cause })
    return null
  }
}

async function mailOne(deps: Deps, reader: Reader, due: Due, now: Date): Promise<void> {
  const locale = asLocale(reader.language) ?? defaultLocale
  const kind = due.mail === 'daily' ? 'digest' : 'now'
  const shown = await listShown(deps.db, reader.id, due)
  const { id, statement } = await enqueueMail(deps, {
    mail: await composeNotificationMail(deps, {
      kind,
      to: reader.email,
      locale,
      shown,
      count: reader.count,
    }),
    locale,
    cause: `notifications:${kind}:${reader.id}:${due.until}`,
  })
  if (await takeMailed(deps.db, reader, due, statement, now)) deliverSoon(deps, [id])
}
