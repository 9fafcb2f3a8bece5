import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { defaultLocale } from '#contract/locales.ts'
import { clientOrderPath } from '#contract/trade/client-addresses.ts'
import { staffOrderPath } from '#contract/staff/staff-addresses.ts'
import type { MemberRole } from '#contract/trade/member-roles.ts'
import { hasActiveRole } from '../../../db/active-roles.ts'
import type { Statements } from '../../../db/batch-if.ts'
import type { Db } from '../../../db/client.ts'
import { membershipsTable } from '../../../db/schema/companies.ts'
import { usersTable } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { localeOfTag } from '../../../lib/http/accept-language.ts'
import { pageLink } from '../../flags/snapshot.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import {
  composeOrderMail,
  type OrderMailContents,
  type OrderMailData,
} from './compose-order-mail.ts'
import { type MailBudget, mailBudget } from './mail-budget.ts'
import { officeRecipient } from './office-reader.ts'
import type { ClientMail, OfficeMail } from './order-mail-language.ts'

/** The order and version that a mail is about. */
export type OrderMailSubject = {
  id: string
  companyId: string
  version: number
  mailData: OrderMailData
}

/** Statements that queue mails, and the mails' ids for delivery after the batch. */
export type QueuedMails = { statements: Statements; ids: string[] }

export const noMails: QueuedMails = { statements: [], ids: [] }

export type MailRecipient = { id: string; email: string; role: MemberRole; locale: string | null }

/** Members of a company who can sign in and receive mail. */
export const listMailRecipients = async (
  db: Db,
  companyId: string,
  now: Date,
): Promise<MailRecipient[]> => {
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
        hasActiveRole('client', now),
      ),
    )
  return rows.map((row) => ({ ...row, email: row.email ?? '' }))
}

/**
 * Recipients of answers to an order: the member who placed it, or, if they left, all members who
 * can order.
 */
export function answerRecipients(
  people: readonly MailRecipient[],
  placedBy: string | null,
): MailRecipient[] {
  const placer = people.filter(({ id }) => id === placedBy)
  return placer.length > 0 ? placer : people.filter(({ role }) => role !== 'viewer')
}

/**
 * Recipients of a proposal: those of answers, and the approvers if the amount exceeds the member's
 * limit.
 */
export function proposalRecipients(
  people: readonly MailRecipient[],
  placedBy: string | null,
  isOverLimit: boolean,
): MailRecipient[] {
  const recipients = answerRecipients(people, placedBy)
  const approvers = people.filter(
    (person) => person.role === 'approver' && !recipients.includes(person),
  )
  return isOverLimit ? [...recipients, ...approvers] : recipients
}

/** Mails to members of a company, each in the language they last used. */
export async function notifyMembers(
  deps: Deps,
  kind: ClientMail,
  people: readonly MailRecipient[],
  about: OrderMailSubject,
): Promise<QueuedMails> {
  const { id, version, mailData } = about
  const mails = await Promise.all(
    people.map(async ({ id: person, email: to, locale: language }) => {
      const locale = localeOfTag(language) ?? defaultLocale
      const link = await pageLink(deps, clientOrderPath(id), locale)
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
  about: OrderMailSubject,
): Promise<QueuedMails> {
  const { id, version, mailData } = about
  const reader = await officeRecipient(deps, managerId)
  if (reader === null) return noMails
  const { to, locale } = reader
  const link = await pageLink(deps, staffOrderPath(id), locale)
  const contents = { kind, to, locale, mailData, link, isForOffice: true }
  const mail = { contents, cause: `order:${id}:${version}:${kind}:office` }
  return queued(deps, mailBudget(deps, kind, 'office', about), [mail])
}

type Planned = { contents: OrderMailContents; cause: string }

/** Queues mails within the limit; the last one says that it is the last for now. */
async function queued(
  deps: Deps,
  budget: MailBudget | null,
  mails: readonly Planned[],
): Promise<QueuedMails> {
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
export const mergeMails = (mails: readonly QueuedMails[]): QueuedMails => ({
  statements: mails.flatMap(({ statements }) => statements),
  ids: mails.flatMap(({ ids }) => ids),
})
