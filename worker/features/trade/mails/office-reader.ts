import { and, eq } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import { hasActiveRole } from '../../../db/active-roles.ts'
import { usersTable } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { log } from '../../../lib/log.ts'
import { currentOffice } from '../../settings/office.ts'

/**
 * Recipient of office mails about a company: its account manager, else the office.
 * @returns `null` when a setting is malformed, so that the action still succeeds
 */
export async function officeRecipient(
  deps: Deps,
  managerId: string | null,
): Promise<{ to: string; locale: Locale } | null> {
  const office = await currentOffice(deps).catch((cause: unknown) => {
    log('error', 'A setting is wrong', { area: 'settings', cause })
    return null
  })
  if (office === null || managerId === null) return office
  const [manager] = await deps.db
    .select({ email: usersTable.email })
    .from(usersTable)
    .where(and(eq(usersTable.id, managerId), hasActiveRole('admin', deps.now())))
  return { to: manager?.email ?? office.to, locale: office.locale }
}
