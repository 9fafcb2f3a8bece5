import type { Miniflare } from 'miniflare'
import { createDb } from '../../worker/db/client.ts'
import { seed } from '../../worker/db/seed.ts'
import { applyMigrations } from '../../worker/ops/build/built-worker.ts'

/** All migrations, the flags, and who is to sign in. */
export async function prepareDatabase(
  runtime: Miniflare,
  people: Parameters<typeof seed>[1],
): Promise<void> {
  await applyMigrations(runtime)
  await seed(createDb(await runtime.getD1Database('DB')), people, new Date())
}
