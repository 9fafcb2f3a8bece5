import { defaultLocale } from '#contract/locales.ts'
import { openingHoursOn, officeClock } from '#contract/site/office-hours.ts'
import type { Deps } from '../../../deps.ts'
import { localeOfTag } from '../../../lib/http/accept-language.ts'
import { log } from '../../../lib/log.ts'
import { officeInstant } from '../../../lib/office-instant.ts'
import { deliverSoon, enqueueMail } from '../../outbox/enqueue.ts'
import { currentCompany } from '../../settings/company-now.ts'
import { currentOffice } from '../../settings/office.ts'
import { composeNotificationMail } from './compose-notification-mail.ts'
import {
  countDueOf,
  type DueMails,
  cancelMailsSentToOffice,
  listDueReaders,
  listDueNotifications,
  type DueReader,
  queueDueMail,
} from './due-mails.ts'

/** Office-local time of the digest. */
const digestTime = '08:00'

/**
 * Sends due notification mails: immediate ones after ten minutes (alarms at once), digests at 8:00
 * on days when the office opens. One mail per person. Run by the cron every minute.
 */
export async function mailNotifications(deps: Deps): Promise<void> {
  const now = deps.now()
  const until = { now: now.toISOString(), daily: lastDigest(now) }
  const readers = await listDueReaders(deps.db, until, now)
  const isDigestDue = readers.some(({ daily }) => daily > 0) && (await isOpenToday(deps, now))
  const office = readers.some((reader) => reader.now > 0) ? await officeAddress(deps) : null
  for (const reader of readers) {
    if (reader.now > 0) {
      const due: DueMails = { mail: 'now', until: until.now }
      await attempt(() => mailNow(deps, reader, due, office))
    }
    if (reader.daily > 0 && isDigestDue) {
      const due: DueMails = { mail: 'daily', until: until.daily }
      await attempt(() => mailOne(deps, reader, reader.daily, due))
    }
  }
}

/**
 * The digest covers notifications before 8:00; later ones are in the next one, so that no state is
 * needed.
 */
function lastDigest(now: Date): string {
  const { day, time } = officeClock(now)
  if (time < digestTime) return ''
  return new Date(officeInstant(day, digestTime).getTime() - 1).toISOString()
}

async function isOpenToday(deps: Deps, now: Date): Promise<boolean> {
  const office = await (await currentCompany(deps)).in(defaultLocale)
  return openingHoursOn(officeClock(now).day, office).length > 0
}

/** Logs a failure, so that one person's mail does not stop the others; retried in a minute. */
async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    log('error', 'Someone is not mailed their notifications', { area: 'notifications', cause })
  }
}

/** `null` when a setting is malformed: at worst a reader gets two mails. */
async function officeAddress(deps: Deps): Promise<string | null> {
  try {
    return (await currentOffice(deps)).to.toLowerCase()
  } catch (cause) {
    log('error', 'A setting is wrong', { area: 'settings', cause })
    return null
  }
}

async function mailNow(
  deps: Deps,
  reader: DueReader,
  due: DueMails,
  office: string | null,
): Promise<void> {
  if (reader.email.toLowerCase() !== office) return mailOne(deps, reader, reader.now, due)
  await cancelMailsSentToOffice(deps.db, reader.id, due)
  const left = await countDueOf(deps.db, reader.id, due)
  if (left > 0) await mailOne(deps, reader, left, due)
}

async function mailOne(deps: Deps, reader: DueReader, count: number, due: DueMails): Promise<void> {
  const { db } = deps
  const locale = localeOfTag(reader.language) ?? defaultLocale
  const kind = due.mail === 'daily' ? 'digest' : 'now'
  const shown = await listDueNotifications(db, reader.id, due)
  const mail = await composeNotificationMail(deps, {
    kind,
    to: reader.email,
    locale,
    shown,
    count,
  })
  const cause = `notifications:${kind}:${reader.id}:${due.until}`
  const { id, statement } = await enqueueMail(deps, { mail, locale, cause })
  if (await queueDueMail(db, reader, count, due, statement, deps.now())) deliverSoon(deps, [id])
}
