import { and, gte, sql } from 'drizzle-orm'
import { countedSubmissions } from '#contract/staff/filters.ts'
import { messagesAddress } from '#contract/staff/staff-addresses.ts'
import { contactEmailWords } from '../../adapters/contact-email-words.ts'
import { layoutMail } from '../../adapters/mail-layout.ts'
import { type Budget, returnGuess, takeGuess } from '../../db/guess-budget.ts'
import { outboxTable } from '../../db/schema/outbox.ts'
import { returnSendRights, takeSendRight } from '../../db/send-rights.ts'
import { log } from '../../lib/log.ts'
import { pageLink } from '../flags/snapshot.ts'
import { officeNow } from '../settings/office.ts'
import { sendMail } from './deliver-mail.ts'
import type { Outside } from './delivery.ts'

/** Mails about messages that the office gets: so many at once, and as many more an hour, whoever writes from wherever. */
const officeMails = { key: 'office-mails', size: 30, everyS: 120 } satisfies Budget

const hourMs = 3_600_000
/** Of the mail for all others: one an hour. */
const rightKey = 'office-flood'

/** Takes the right to mail the office about one more message. While D1 cannot say, it is mailed. */
export async function mayMailOffice({ db, now }: Pick<Outside, 'db' | 'now'>): Promise<boolean> {
  try {
    return (await takeGuess(db, [officeMails], now())) === null
  } catch (cause) {
    log('warn', 'Mails to the office cannot be counted', { area: 'outbox', cause })
    return true
  }
}

/** Such a mail did not go out: it is not counted. */
export const returnOfficeMail = async ({ db }: Pick<Outside, 'db'>): Promise<void> =>
  void (await returnGuess(db, [officeMails]))

/**
 * Tells the office, once an hour, how many messages came within one, and that they wait in the admin portal. Each message
 * is there and among the notifications, so this is as good as a mail for each.
 */
export async function mailOfficeOfMany(deps: Outside) {
  const { db, now } = deps
  const delivered = { outcome: 'delivered', detail: 'one mail for many' } as const
  if (!(await takeSendRight(db, rightKey, now(), hourMs))) return delivered
  const result = await sendMail(async () => deps.sendMail(await composeMany(deps)))
  if (result.outcome === 'delivered') return delivered
  await returnSendRights(db, [rightKey])
  return result
}

async function composeMany(deps: Outside) {
  const { to, locale } = await officeNow(deps)
  const { many, openMessages, hint } = contactEmailWords[locale]
  const count = await countLastHour(deps)
  const n = count > countedSubmissions ? `${countedSubmissions}+` : String(count)
  const said = (text: string) => text.replaceAll('{n}', n)
  const link = await pageLink(deps, messagesAddress, locale)
  return layoutMail(to, locale, said(many.subject), [
    { kind: 'text', text: said(many.text) },
    { kind: 'button', label: openMessages, link, hint },
  ])
}

/** Reads an index entry for each, and counts no further than staff's list does. */
function countLastHour({ db, now }: Outside): Promise<number> {
  const since = new Date(now().getTime() - hourMs).toISOString()
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
