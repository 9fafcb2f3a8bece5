import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { defaultLocale, type Locale } from '#contract/locales.ts'
import { asLocale } from '../lib/http/accept-language.ts'
import type { Db } from './client.ts'
import { userRolesTable, usersTable } from './schema/users.ts'

/** An administrator who can be mailed, and the language they chose. */
export type ActiveAdmin = { id: string; to: string; locale: Locale }

/** Everybody who is an administrator now, is not suspended and has a proven address. Reads the administrators only. */
export async function listActiveAdmins(db: Db, now: Date): Promise<ActiveAdmin[]> {
  const { id, email, userMetadata, emailConfirmedAt, bannedUntil } = usersTable
  const rows = await db
    .select({ id, email, userMetadata })
    .from(userRolesTable)
    .innerJoin(usersTable, eq(id, userRolesTable.userId))
    .where(
      and(
        eq(userRolesTable.role, 'admin'),
        isNotNull(emailConfirmedAt),
        or(isNull(bannedUntil), lte(bannedUntil, now.toISOString())),
      ),
    )
  return rows.flatMap((row) =>
    row.email === null
      ? []
      : [
          {
            id: row.id,
            to: row.email,
            locale: asLocale(row.userMetadata['language']) ?? defaultLocale,
          },
        ],
  )
}
