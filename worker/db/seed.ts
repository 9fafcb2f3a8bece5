import { eq } from 'drizzle-orm'
import { flagCatalogue, flagNames } from '#contract/flags.ts'
import { hashPassword } from '../lib/secrets/password-hash.ts'
import type { Db } from './client.ts'
import { flagsTable } from './schema/flags.ts'
import { identitiesTable, userRolesTable, usersTable } from './schema/users.ts'

export type SeedAccount = { email: string; password: string; role: 'admin' | 'client' | null }

/**
 * Seeds a database with flags and accounts; existing rows are not changed. Runs in the Worker, in
 * tests and in Node.
 */
export async function seed(db: Db, accounts: readonly SeedAccount[], now: Date): Promise<void> {
  await seedFlags(db, now)
  for (const account of accounts) await seedAccount(db, account, now)
}

async function seedFlags(db: Db, now: Date): Promise<void> {
  const [first, ...others] = flagNames.map((name) =>
    db
      .insert(flagsTable)
      .values({
        id: name,
        name,
        enabled: flagCatalogue[name].enabled,
        updatedAt: now.toISOString(),
      })
      .onConflictDoNothing(),
  )
  if (first) await db.batch([first, ...others])
}

/** Creates a confirmed account; an existing account keeps its password. */
export async function seedAccount(
  db: Db,
  { email: given, password, role }: SeedAccount,
  now: Date,
): Promise<void> {
  const email = given.toLowerCase()
  const [known] = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(eq(usersTable.email, email))
  if (known) return
  const id = crypto.randomUUID()
  const at = now.toISOString()
  const claims = { sub: id, email, email_verified: true, phone_verified: false }
  await db.batch([
    db.insert(usersTable).values({
      id,
      email,
      version: 0,
      emailConfirmedAt: at,
      createdAt: at,
      updatedAt: at,
      passwordHash: await hashPassword(password),
      appMetadata: {
        provider: 'email',
        providers: ['email'],
      },
      userMetadata: claims,
    }),
    db.insert(identitiesTable).values({
      id: crypto.randomUUID(),
      userId: id,
      provider: 'email',
      providerId: id,
      email,
      identityData: claims,
      createdAt: at,
      updatedAt: at,
    }),
    ...(role ? [db.insert(userRolesTable).values({ userId: id, role })] : []),
  ])
}
