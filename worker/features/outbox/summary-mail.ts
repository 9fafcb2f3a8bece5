import { and, gte, sql } from 'drizzle-orm'
import { maxCountedSubmissions } from '#contract/staff/filters.ts'
import { messagesPath } from '#contract/staff/staff-addresses.ts'
import { contactEmailWords } from '../../adapters/contact-email-words.ts'
import { layoutMail } from '../../adapters/mail-layout.ts'
import { type Bucket, consumeStatement, isBelowLimits, refund } from '../../db/limits.ts'
import { summaryMailMarker, outboxTable } from '../../db/schema/outbox.ts'
import { log } from '../../lib/log.ts'
import { pageLink } from '../flags/snapshot.ts'
import { currentOffice } from '../settings/office.ts'
import { sendMail } from './deliver-mail.ts'
import type { DeliveryDeps } from './delivery.ts'
import {
  hasHeldMessages,
  releaseHeldMessages,
  settleHeldMessages,
  leaseHeldMessages,
} from './held-messages.ts'
import type { OutboxRow } from './outbox-queries.ts'

/** Bucket of mails to the office about single messages, from all senders. */
const officeMails = { key: 'office-mails', size: 30, everyS: 120 } satisfies Bucket

const hourMs = 3_600_000
/** Bucket of the summary mail: one an hour. */
const floodMail = { key: 'office-flood', size: 1, everyS: 3600 } satisfies Bucket

/** @returns whether one was left. When the next is due would be one more query, which no caller needs. */
async function takeOne(
  { db, now }: Pick<DeliveryDeps, 'db' | 'now'>,
  bucket: Bucket,
): Promise<boolean> {
  const at = now()
  return (await consumeStatement(db, [bucket], at, isBelowLimits([bucket], at))).length > 0
}

/** Takes one use for a mail about a message; `true` while D1 is down. */
export async function takeOfficeMail(deps: Pick<DeliveryDeps, 'db' | 'now'>): Promise<boolean> {
  try {
    return await takeOne(deps, officeMails)
  } catch (cause) {
    log('warn', 'Mails to the office cannot be counted', { area: 'outbox', cause })
    return true
  }
}

/** Refunds the use of a mail that was not sent. */
export const refundOfficeMail = async ({ db }: Pick<DeliveryDeps, 'db'>): Promise<void> =>
  void (await refund(db, [officeMails]))

/**
 * Sends the hourly summary mail with the number of held messages and settles them. Staff find each
 * in the admin portal and among the notifications.
 * @param row the message that exceeded the limit, if any
 */
export async function sendSummaryMail(deps: DeliveryDeps, row?: Pick<OutboxRow, 'createdAt'>) {
  const { db, now } = deps
  if (!(await takeOne(deps, floodMail))) return { outcome: 'held' } as const
  const start = now()
  const held = await leaseHeldMessages(db, start)
  const counted = row ? [row.createdAt, ...held.createdAt] : held.createdAt
  const result = await sendMail(async () => deps.sendMail(await composeMany(deps, counted)))
  if (result.outcome === 'delivered') {
    const durationMs = now().getTime() - start.getTime()
    const attempt = { attemptedAt: start.toISOString(), durationMs }
    await settleHeldMessages(db, held.leaseUntil, attempt, now())
    return { outcome: 'delivered', detail: summaryMailMarker } as const
  }
  await db.batch([refund(db, [floodMail]), releaseHeldMessages(db, held.leaseUntil)])
  return result
}

/** Sends the summary mail once the hour is over, even without new messages. Run by the cron. */
export async function sendDueSummaryMail(deps: DeliveryDeps): Promise<void> {
  try {
    if (!(await hasHeldMessages(deps.db))) return
    const result = await sendSummaryMail(deps)
    if (result.outcome !== 'retry' && result.outcome !== 'refused') return
    const { detail } = result
    log('warn', 'The mail about many messages could not be sent', { area: 'outbox', detail })
  } catch (cause) {
    // logged only, so that other deliveries continue; retried in a minute
    log('error', 'The mail about many messages failed', { area: 'outbox', cause })
  }
}

/** @param counted creation times of the held messages */
async function composeMany(deps: DeliveryDeps, counted: string[]) {
  const { to, locale } = await currentOffice(deps)
  const { many, openMessages, hint } = contactEmailWords[locale]
  const since = new Date(deps.now().getTime() - hourMs).toISOString()
  const earlier = counted.filter((createdAt) => createdAt < since).length
  const count = earlier + (await countSince(deps, since))
  const n = count > maxCountedSubmissions ? `${maxCountedSubmissions}+` : String(count)
  const said = (text: string) => text.replaceAll('{n}', n)
  const link = await pageLink(deps, messagesPath, locale)
  return layoutMail(to, locale, said(many.subject), [
    { kind: 'text', text: said(many.text) },
    { kind: 'button', label: openMessages, link, hint },
  ])
}

/** Counts messages since an instant by index, up to staff's limit. */
function countSince({ db }: DeliveryDeps, since: string): Promise<number> {
  return db.$count(
    db
      .select({ id: outboxTable.id })
      .from(outboxTable)
      // must equal the index's condition
      .where(and(sql`kind <> 'mail'`, gte(outboxTable.createdAt, since)))
      .limit(maxCountedSubmissions + 1)
      .as('last_hour'),
  )
}
