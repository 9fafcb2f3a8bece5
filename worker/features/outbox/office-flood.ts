import { and, gte, sql } from 'drizzle-orm'
import { countedSubmissions } from '#contract/staff/filters.ts'
import { messagesAddress } from '#contract/staff/staff-addresses.ts'
import { contactEmailWords } from '../../adapters/contact-email-words.ts'
import { layoutMail } from '../../adapters/mail-layout.ts'
import { type Bucket, consuming, hasRoom, refund } from '../../db/limits.ts'
import { oneForMany, outboxTable } from '../../db/schema/outbox.ts'
import { log } from '../../lib/log.ts'
import { pageLink } from '../flags/snapshot.ts'
import { officeNow } from '../settings/office.ts'
import { sendMail } from './deliver-mail.ts'
import type { Outside } from './delivery.ts'
import { hasHeld, releaseHeld, settleHeld, takeHeld } from './held-messages.ts'
import type { OutboxRow } from './outbox-queries.ts'

/** Mails about messages that the office gets: so many at once, and as many more an hour, from all senders together. */
const officeMails = { key: 'office-mails', size: 30, everyS: 120 } satisfies Bucket

const hourMs = 3_600_000
/** The mail for all others: one an hour. */
const floodMail = { key: 'office-flood', size: 1, everyS: 3600 } satisfies Bucket

/** Takes one, if there is one. For how long there is none no one asks here: that would be one more query. */
async function takeOne({ db, now }: Pick<Outside, 'db' | 'now'>, bucket: Bucket): Promise<boolean> {
  const at = now()
  return (await consuming(db, [bucket], at, hasRoom([bucket], at))).length > 0
}

/** Takes the right to mail the office about one more message. While D1 cannot say, it is mailed. */
export async function mayMailOffice(deps: Pick<Outside, 'db' | 'now'>): Promise<boolean> {
  try {
    return await takeOne(deps, officeMails)
  } catch (cause) {
    log('warn', 'Mails to the office cannot be counted', { area: 'outbox', cause })
    return true
  }
}

/** Such a mail did not go out: it is not counted. */
export const returnOfficeMail = async ({ db }: Pick<Outside, 'db'>): Promise<void> =>
  void (await refund(db, [officeMails]))

/**
 * Tells the office, once an hour, how many messages came within one, and that they wait in the admin portal. Each message
 * is there and among the notifications, so this is as good as a mail for each. It settles those that it counts; what
 * comes after it is held for the next one.
 * @param row the message that was one too many, if it was one
 */
export async function mailOfficeOfMany(deps: Outside, row?: Pick<OutboxRow, 'createdAt'>) {
  const { db, now } = deps
  if (!(await takeOne(deps, floodMail))) return { outcome: 'held' } as const
  const start = now()
  const held = await takeHeld(db, start)
  const counted = row ? [row.createdAt, ...held.createdAt] : held.createdAt
  const result = await sendMail(async () => deps.sendMail(await composeMany(deps, counted)))
  if (result.outcome === 'delivered') {
    const durationMs = now().getTime() - start.getTime()
    const attempt = { attemptedAt: start.toISOString(), durationMs }
    await settleHeld(db, held.leaseUntil, attempt, now())
    return { outcome: 'delivered', detail: oneForMany } as const
  }
  await db.batch([refund(db, [floodMail]), releaseHeld(db, held.leaseUntil)])
  return result
}

/** Tells the office of those that are held once the hour is over, although no one else writes. Run by the cron. */
export async function mailOfficeOfHeld(deps: Outside): Promise<void> {
  try {
    if (!(await hasHeld(deps.db))) return
    const result = await mailOfficeOfMany(deps)
    if (result.outcome !== 'retry' && result.outcome !== 'refused') return
    const { detail } = result
    log('warn', 'The mail about many messages could not be sent', { area: 'outbox', detail })
  } catch (cause) {
    // again in a minute; what else is due is delivered meanwhile
    log('error', 'The mail about many messages failed', { area: 'outbox', cause })
  }
}

/** @param told when those came that it settles: some may have waited for longer than an hour */
async function composeMany(deps: Outside, counted: string[]) {
  const { to, locale } = await officeNow(deps)
  const { many, openMessages, hint } = contactEmailWords[locale]
  const since = new Date(deps.now().getTime() - hourMs).toISOString()
  const earlier = counted.filter((createdAt) => createdAt < since).length
  const count = earlier + (await countSince(deps, since))
  const n = count > countedSubmissions ? `${countedSubmissions}+` : String(count)
  const said = (text: string) => text.replaceAll('{n}', n)
  const link = await pageLink(deps, messagesAddress, locale)
  return layoutMail(to, locale, said(many.subject), [
    { kind: 'text', text: said(many.text) },
    { kind: 'button', label: openMessages, link, hint },
  ])
}

/** Reads an index entry for each, and counts no further than staff's list does. */
function countSince({ db }: Outside, since: string): Promise<number> {
  return db.$count(
    db
      .select({ id: outboxTable.id })
      .from(outboxTable)
      // word for word the index's condition
      .where(and(sql`kind <> 'mail'`, gte(outboxTable.createdAt, since)))
      .limit(countedSubmissions + 1)
      .as('last_hour'),
  )
}
