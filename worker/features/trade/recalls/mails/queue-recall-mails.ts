import { and, eq, sql } from 'drizzle-orm'
import { defaultLocale } from '#contract/locales.ts'
import { clientRecallPath } from '#contract/trade/client-addresses.ts'
import { maxListedShipments } from '#contract/trade/recalls/recall-choices.ts'
import { hasActiveRole } from '../../../../db/active-roles.ts'
import { batchIf } from '../../../../db/batch-if.ts'
import type { Db } from '../../../../db/client.ts'
import { recallRecipientsTable, recallsTable } from '../../../../db/schema/trade/recalls.ts'
import type { Deps } from '../../../../deps.ts'
import { localeOfTag } from '../../../../lib/http/accept-language.ts'
import { log } from '../../../../lib/log.ts'
import { pageLink } from '../../../flags/snapshot.ts'
import { deliverSoon, enqueueMail } from '../../../outbox/enqueue.ts'
import { recallMailCause } from '../../../outbox/undelivered.ts'
import { currentCompany } from '../../../settings/company-now.ts'
import { listMailRecipients, type MailRecipient } from '../../mails/notify-order.ts'
import { orderNumberSql } from '../order-number-sql.ts'
import { recallLotsJson, recallLotsOf } from '../staff/read-recalls.ts'
import { type RecalledPurchases, composeRecallMail } from './compose-recall-mail.ts'

/** Companies per run; with five members each, as many mails as the outbox delivers in a minute. */
const companiesAtOnce = 20

type Due = { recall: typeof recallsTable.$inferSelect; companyId: string; lots: string }

const isDue = ({ recall, companyId }: Due) =>
  and(
    eq(recallRecipientsTable.recallId, recall.id),
    eq(recallRecipientsTable.companyId, companyId),
    eq(recallRecipientsTable.isDue, true),
  )

/**
 * Queues the mails of open recalls, a bounded number of companies per run, each in one batch that
 * also marks the company as done. Safe to interrupt and to run concurrently; not rate-limited.
 */
export async function queueRecallMails(deps: Deps): Promise<void> {
  const { db } = deps
  const due: Due[] = await db
    .select({
      recall: recallsTable,
      companyId: recallRecipientsTable.companyId,
      lots: recallLotsJson(100).as('lots'),
    })
    .from(recallRecipientsTable)
    .innerJoin(recallsTable, eq(recallsTable.id, recallRecipientsTable.recallId))
    .where(sql`is_due = 1`)
    .limit(companiesAtOnce)
  for (const one of due) {
    try {
      deliverSoon(deps, await queueFor(deps, one))
    } catch (cause) {
      // other companies continue; the health check reports overdue ones
      log('error', 'The mails of a recall are not written', {
        area: 'recalls',
        id: one.recall.id,
        cause,
      })
    }
  }
}

/** @returns ids of the queued outbox rows */
async function queueFor(deps: Deps, due: Due): Promise<string[]> {
  const { db } = deps
  const { recall, companyId } = due
  const now = deps.now()
  const people = await listMailRecipients(db, companyId, now)
  const bought = await findBought(db, recall.id, people)
  const company = await currentCompany(deps)
  const mails = await Promise.all(
    people.map(async (person) => {
      const locale = localeOfTag(person.locale) ?? defaultLocale
      const mail = composeRecallMail({
        to: person.email,
        locale,
        lots: recallLotsOf(due.lots, locale),
        reason: recall.reason[locale] ?? recall.reason['en'] ?? '',
        action: recall.action,
        bought: bought.filter(({ users }) => users.includes(person.id)),
        office: await company.in(locale),
        link: await pageLink(deps, `${clientRecallPath(recall.id)}?company=${companyId}`, locale),
      })
      return enqueueMail(deps, {
        mail,
        locale,
        cause: recallMailCause(recall.id) + person.id,
        when: sql`exists (select 1 from memberships join users on users.id = user_id
          where company_id = ${companyId} and user_id = ${person.id} and ${hasActiveRole('client', now)})`,
      })
    }),
  )
  const ids = mails.map(({ id }) => id)
  const readers = people.flatMap(({ id }) =>
    bought.filter(({ users }) => users.includes(id)).map((one) => [id, one.companyId]),
  )
  const done = await batchIf(
    db,
    // if a member was removed meanwhile, nothing is written and the next run composes again
    sql`exists (select 1 from ${recallRecipientsTable} where ${isDue(due)})
      and not exists (select 1 from json_each(${JSON.stringify(readers)}) t where not exists (
        select 1 from memberships where user_id = t.value ->> 0 and company_id = t.value ->> 1))`,
    [
      ...mails.map(({ statement }) => statement),
      db
        .update(recallsTable)
        .set({
          mails: sql`mails + (select count(*) from outbox
            where id in (select value from json_each(${JSON.stringify(ids)})))`,
        })
        .where(eq(recallsTable.id, recall.id)),
      db
        .update(recallRecipientsTable)
        .set({ isDue: false, mails: people.length })
        .where(isDue(due)),
    ],
  )
  return done === null ? [] : ids
}

/** Recalled shipments of the users by company: a member of two companies gets one mail. */
async function findBought(
  db: Db,
  recallId: string,
  people: readonly MailRecipient[],
): Promise<(RecalledPurchases & { companyId: string; users: string[] })[]> {
  const users = JSON.stringify(people.map(({ id }) => id))
  const rows = await db.all<{
    id: string
    name: string
    cases: number
    users: string
    shipments: string
  }>(sql`
    select companies.id, companies.name, r.cases, (select json_group_array(user_id) from memberships
        where company_id = r.company_id) as users,
      (select json_group_array(json_object('number', number, 'shipped_on', shipped_on, 'code', code,
        'cases', cases)) from (
          select ${orderNumberSql} as number, shipped_on, l.code, s.cases from recall_shipments s
          join orders on orders.id = s.order_id join shipments on shipments.order_id = s.order_id
          join recall_lots l on l.recall_id = s.recall_id and l.lot_id = s.lot_id
          where s.recall_id = r.recall_id and s.company_id = r.company_id
          order by shipped_on desc, number desc)) as shipments
    from recall_recipients r join companies on companies.id = r.company_id
    where r.recall_id = ${recallId} and r.company_id in (select company_id from memberships
      where user_id in (select value from json_each(${users})))
    order by companies.name`)
  return rows.map(({ id, name, cases, users: members, shipments }) => {
    const all = JSON.parse(shipments) as RecalledPurchases['shipments']
    return {
      companyId: id,
      name,
      cases,
      users: JSON.parse(members) as string[],
      shipments: all.slice(0, maxListedShipments),
      more: Math.max(0, all.length - maxListedShipments),
    }
  })
}
