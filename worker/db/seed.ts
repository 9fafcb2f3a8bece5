import { flagCatalogue, flagNames } from '../contract/flags.ts'
import type { Db } from './client.ts'
import { flagsTable } from './schema.ts'

type Account = { email: string; password: string }

/** Adds what is missing: flags with their built-in value. What is there stays as staff left it. */
export async function seed(
  db: Db,
  _accounts: { admin: Account; client: Account },
  now: Date,
): Promise<void> {
  const rows = flagNames.map((name) => ({
    id: name,
    name,
    enabled: flagCatalogue[name].enabled,
    updatedAt: now.toISOString(),
  }))
  // one statement per row: D1 binds at most 100 values
  const [first, ...rest] = rows.map((row) =>
    db.insert(flagsTable).values(row).onConflictDoNothing(),
  )
  if (first) await db.batch([first, ...rest])
}
