import { and, eq, isNotNull } from 'drizzle-orm'
import { defaultLocale } from '#contract/locales.ts'
import { clientOrderAddress } from '#contract/trade/client-addresses.ts'
import { staffOrderAddress } from '#contract/staff/staff-addresses.ts'
import type { MemberRole } from '#contract/trade/member-roles.ts'
import { isActiveAs } from '../../../db/active-roles.ts'
import type { Db } from '../../../db/client.ts'
import { membershipsTable } from '../../../db/schema/companies.ts'
import { usersTable } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { asLocale } from '../../../lib/http/accept-language.ts'
import { log } from '../../../lib/log.ts'
import { pageLink } from '../../flags/snapshot.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import { officeNow } from '../../settings/office.ts'
import { composeOrderMail, type Told } from './compose-order-mail.ts'
import type { ClientMail, OfficeMail } from './order-mail-language.ts'

/** The order that a mail is about, at the version that the mail tells of. */
export type About = { id: string; version: number; told: Told }

export type Person = { id: string; email: string; role: MemberRole; locale: string | null }

/** Who of a company may be mailed: members who can still sign in as such. */
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

/** Whom the answers about an order concern: who placed it, or whoever orders where they have left. */
export function concerned(people: readonly Person[], placedBy: string | null): Person[] {
  const placer = people.filter(({ id }) => id === placedBy)
  return placer.length > 0 ? placer : people.filter(({ role }) => role !== 'viewer')
}

/** Mails to people of a company, each in the language they last used. Put the statements into the batch. */
export const tellPeople = (
  deps: Deps,
  kind: ClientMail,
  people: readonly Person[],
  { id, version, told }: About,
) =>
  Promise.all(
    people.map(async (person) => {
      const locale = asLocale(person.locale) ?? defaultLocale
      const link = await pageLink(deps, clientOrderAddress(id), locale)
      return enqueueMail(deps, {
        mail: composeOrderMail({ kind, to: person.email, locale, told, link, isForOffice: false }),
        locale,
        cause: `order:${id}:${version}:${kind}:${person.id}`,
      })
    }),
  )

/**
 * A mail to whoever looks after the company, else to the office. None where a setting is wrong: the order is worth
 * more than the mail.
 */
export async function tellOffice(
  deps: Deps,
  kind: OfficeMail,
  managerId: string | null,
  { id, version, told }: About,
) {
  const office = await officeNow(deps).catch((cause: unknown) => {
    log('error', 'A setting is wrong', { area: 'settings', cause })
    return null
  })
  if (office === null) return []
  const [manager] =
    managerId === null
      ? []
      : await deps.db
          .select({ email: usersTable.email })
          .from(usersTable)
          .where(and(eq(usersTable.id, managerId), isActiveAs('admin', deps.now())))
  const { locale } = office
  const link = await pageLink(deps, staffOrderAddress(id), locale)
  const to = manager?.email ?? office.to
  const mail = composeOrderMail({ kind, to, locale, told, link, isForOffice: true })
  return [await enqueueMail(deps, { mail, locale, cause: `order:${id}:${version}:${kind}:office` })]
}
