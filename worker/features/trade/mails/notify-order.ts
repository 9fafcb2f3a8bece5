import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { defaultLocale } from '#contract/locales.ts'
import { clientOrderAddress } from '#contract/trade/client-addresses.ts'
import { staffOrderAddress } from '#contract/staff/staff-addresses.ts'
import type { MemberRole } from '#contract/trade/member-roles.ts'
import { isActiveAs } from '../../../db/active-roles.ts'
import type { Statements } from '../../../db/batch-if.ts'
import type { Db } from '../../../db/client.ts'
import { membershipsTable } from '../../../db/schema/companies.ts'
import { usersTable } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { asLocale } from '../../../lib/http/accept-language.ts'
import { pageLink } from '../../flags/snapshot.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import { composeOrderMail, type Contents, type OrderMailData } from './compose-order-mail.ts'
import { type MailBudget, mailBudget } from './mail-budget.ts'
import { officeReader } from './office-reader.ts'
import type { ClientMail, OfficeMail } from './order-mail-language.ts'

/** The order and version that a mail is about. */
export type About = { id: string; companyId: string; version: number; mailData: OrderMailData }

/** Statements that queue mails, and the mails' ids for delivery after the batch. */
export type Mails = { statements: Statements; ids: string[] }

export const noMails: Mails = { statements: [], ids: [] }

export type Person = { id: string; email: string; role: MemberRole; locale: string | null }

/** Members of a company who can sign in and receive mail. */
export const listPeople = async (db: Db, companyId: string, now: Date): Promise<Person[]> => {
  const rows = await db
    .select({
      id: usersTable.id,
      email: usersTable.email,
      role: membershipsTable.role,
      locale: membershipsTable.locale,
    })
    .from(membershipsTable)
    .innerJoin(usersTable, eq(usersTable.id, membershipsTable.userId))
    .where(
      and(
        eq(membershipsTable.companyId, companyId),
        isNotNull(usersTable.email),
        isActiveAs('client', now),
      ),
    )
  return rows.map((row) => ({ ...row, email: row.email ?? '' }))
}

/**
 * Recipients of answers to an order: the member who placed it, or, if they left, all members who
 * can order.
 */
export function recipientsOf(people: readonly Person[], placedBy: string | null): Person[] {
  const placer = people.filter(({ id }) => id === placedBy)
  return placer.length > 0 ? placer : people.filter(({ role }) => role !== 'viewer')
}

/**
 * Recipients of a proposal: those of answers, and the approvers if the amount exceeds the member's
 * limit.
 */
export function proposalRecipients(
  people: readonly Person[],
  placedBy: string | null,
  isOverLimit: boolean,
): Person[] {
  const recipients = recipientsOf(people, placedBy)
  const approvers = people.filter(
    (person) => person.role === 'approver' && !recipients.includes(person),
  )
  return isOverLimit ? [...recipients, ...approvers] : recipients
}

/** Mails to members of a company, each in the language they last used. */
export async function notifyPeople(
  deps: Deps,
  kind: ClientMail,
  people: readonly Person[],
  about: About,
): Promise<Mails> {
  const { id, version, mailData } = about
  const mails = await Promise.all(
    people.map(async ({ id: person, email: to, locale: language }) => {
      const locale = asLocale(language) ?? defaultLocale
      const link = await pageLink(deps, clientOrderAddress(id), locale)
      const cause = `order:${id}:${version}:${kind}:${person}`
      return { contents: { kind, to, locale, mailData, link, isForOffice: false }, cause }
    }),
  )
  return queued(deps, mailBudget(deps, kind, 'people', about), mails)
}

/**
 * Mail to the account manager, else to the office. None when a setting is malformed, so that the
 * order is not lost.
 */
export async function notifyOffice(
  deps: Deps,
  kind: OfficeMail,
  managerId: string | null,
  about: About,
): Promise<Mails> {
  const { id, version, mailData } = about
  const reader = await officeReader(deps, managerId)
  if (reader === null) return noMails
  const { to, locale } = reader
  const link = await pageLink(deps, staffOrderAddress(id), locale)
  const contents = { kind, to, locale, mailData, link, isForOffice: true }
  const mail = { contents, cause: `order:${id}:${version}:${kind}:office` }
  return queued(deps, mailBudget(deps, kind, 'office', about), [mail])
}

type Planned = { contents: Contents; cause: string }

/** Queues mails within the limit; the last one says that it is the last for now. */
async function queued(
  deps: Deps,
  budget: MailBudget | null,
  mails: readonly Planned[],
): Promise<Mails> {
  const each = await Promise.all(
    mails.map(async ({ contents, cause }) => {
      const id = crypto.randomUUID()
      const { locale } = contents
      const one = (isLast: boolean, when: SQL) =>
        enqueueMail(deps, {
          id,
          mail: composeOrderMail({ ...contents, isLast }),
          locale,
          cause,
          when,
        })
      const rows = budget
        ? [await one(false, budget.hasMore), await one(true, budget.isLast)]
        : [await one(false, sql`true`)]
      return { id, statements: rows.map(({ statement }) => statement) }
    }),
  )
  return {
    // counted after the mails, whose conditions check the limit
    statements: [
      ...each.flatMap(({ statements }) => statements),
      ...(budget ? [budget.taken] : []),
    ],
    ids: each.map(({ id }) => id),
  }
}

/** Merges mails for one batch. */
export const joinMails = (mails: readonly Mails[]): Mails => ({
  statements: mails.flatMap(({ statements }) => statements),
  ids: mails.flatMap(({ ids }) => ids),
})
