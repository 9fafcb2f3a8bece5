import { readdirSync, readFileSync } from 'node:fs'
import type { Miniflare } from 'miniflare'
import { createDb } from '../../worker/db/client.ts'
import { seed } from '../../worker/db/seed.ts'

type People = Parameters<typeof seed>[1]

/** All migrations, the flags, and who is to sign in. */
export async function prepareDatabase(runtime: Miniflare, people: People): Promise<void> {
  const d1 = await runtime.getD1Database('DB')
  const folder = new URL('../../migrations/', import.meta.url)
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.sql'))) {
    const statements = readFileSync(new URL(file, folder), 'utf8').split('--> statement-breakpoint')
    await d1.batch(statements.map((statement) => d1.prepare(statement)))
  }
  await seed(createDb(d1), people, new Date())
}
