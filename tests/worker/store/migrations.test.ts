import { env } from 'cloudflare:workers'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { tables } from '../kit/tables.ts'
import { rows } from '../kit/rows.ts'

const migrations = import.meta.glob<string>('../../../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Statements that break the old Worker, which still runs during a migration. */
const narrowing = [
  /\bdrop\s+(table|column|view)\b/i,
  /\brename\b/i,
  /\balter\s+table\s+\S+\s+add\s+(column\s+)?\S+\s+(?!.*default)[^;]*\bnot\s+null\b/i,
  /\bcreate\s+unique\s+index\b/i,
]

/** Migrations that drop what no running release reads, by file name. */
const dropsOfUnread = new Set<string>()

/** @returns each narrowing statement with its file */
const narrowings = (files: Record<string, string>): string[] =>
  Object.entries(files)
    .filter(([name]) => !dropsOfUnread.has(name))
    .flatMap(([name, migration]) =>
      migration
        .split('--> statement-breakpoint')
        .filter((statement) => narrowing.some((pattern) => pattern.test(statement)))
        .filter((statement) => !isOnWhatIsNew(statement, migration))
        .map((statement) => `${name}: ${statement.trim()}`),
    )

/** Its table or columns are new in the same migration, so the old Worker does not write them. */
function isOnWhatIsNew(statement: string, migration: string): boolean {
  const unique = /create\s+unique\s+index\s+\S+\s+on\s+`?(\w+)`?\s*\(([^)]*)\)/i
  const [, table, columns = ''] = unique.exec(statement) ?? []
  if (table === undefined) return false
  const has = (pattern: string) => new RegExp(pattern, 'i').test(migration)
  return (
    has(`create\\s+table\\s+\`${table}\``) ||
    columns
      .split(',')
      .every((name) => has(`alter\\s+table\\s+\`${table}\`\\s+add\\s+${name.trim()}`))
  )
}

test('migrations only add, so that the old Worker keeps working', () => {
  const files = Object.fromEntries(
    Object.entries(migrations).map(([path, sql]) => [path.split('/').at(-1) ?? '', sql]),
  )
  expect(Object.keys(files)).toContain('0000_baseline.sql')
  expect(narrowings(files)).toEqual([])
})

test('a migration that removes or restricts something is refused, statement by statement', () => {
  const bad = [
    'DROP TABLE users',
    'ALTER TABLE `users` DROP COLUMN `email`',
    'ALTER TABLE users RENAME TO people',
    'ALTER TABLE users RENAME COLUMN a TO b',
    'ALTER TABLE `users` ADD `age` integer NOT NULL',
    'CREATE UNIQUE INDEX `users_ab` ON `users` (`a`,`b`)',
  ]
  const good = [
    'ALTER TABLE `users` ADD `a` text',
    'ALTER TABLE `users` ADD `age` integer DEFAULT 0 NOT NULL',
    'CREATE TABLE `x` (`id` text PRIMARY KEY NOT NULL)',
    'CREATE UNIQUE INDEX `x_id` ON `x` (`id`)',
    'CREATE UNIQUE INDEX `users_a` ON `users` (`a`)',
    'CREATE INDEX `users_age` ON `users` (`age`)',
    'DROP INDEX `x_y`',
  ]
  const planted = [...good, ...bad].join('--> statement-breakpoint\n')
  expect(narrowings({ ...migrations, '0001_planted.sql': planted })).toEqual(
    bad.map((statement) => `0001_planted.sql: ${statement}`),
  )
})

test('the migrated database matches the schema: tables, columns, indexes', async () => {
  const inSchema: Record<string, unknown> = {}
  const inDatabase: Record<string, unknown> = {}
  for (const table of tables) {
    const { name, columns, indexes, primaryKeys } = getTableConfig(table)
    const key = new Set(primaryKeys.flatMap((it) => it.columns.map((column) => column.name)))
    inSchema[name] = {
      columns: columns
        .map((it) => [it.name, it.getSQLType(), it.notNull, it.primary || key.has(it.name)])
        .toSorted(),
      indexes: [
        ...indexes.map((it) => [it.config.name, it.config.unique]),
        ...columns.filter((it) => it.isUnique).map((it) => [it.uniqueName, true]),
      ].toSorted(),
    }
    const info = await env.DB.prepare(`select * from pragma_table_info('${name}')`).all<Column>()
    const found = await env.DB.prepare(
      `select name, "unique" from pragma_index_list('${name}') where origin = 'c'`,
    ).all<{ name: string; unique: number }>()
    inDatabase[name] = {
      columns: info.results
        .map((it) => [it.name, it.type.toLowerCase(), it.notnull === 1, it.pk > 0])
        .toSorted(),
      indexes: found.results.map((it) => [it.name, it.unique === 1]).toSorted(),
    }
  }
  expect(tables.length).toBeGreaterThan(10)
  expect(inDatabase).toEqual(inSchema)
})

type Column = { name: string; type: string; notnull: number; pk: number }

test('every table of the database is in the schema', async () => {
  const known = tables.map((table) => getTableConfig(table).name)
  const results = await rows<{ name: string }>(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%' and name not like 'd1_%'",
  )
  expect(results.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
})
