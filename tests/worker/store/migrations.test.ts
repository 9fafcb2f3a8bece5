import { env } from 'cloudflare:workers'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { test } from 'vitest'
import { tables } from '../kit/tables.ts'

const migrations = import.meta.glob<string>('../../../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What takes something away from the Worker that still runs while a migration is applied. */
const narrowing = [
  /\bdrop\s+(table|column|view)\b/i,
  /\brename\b/i,
  /\balter\s+table\s+\S+\s+add\s+(column\s+)?\S+\s+(?!.*default)[^;]*\bnot\s+null\b/i,
  /\bcreate\s+unique\s+index\b(?![\s\S]*\bcreate\s+table\b)/i,
]

const narrows = (sql: string) => narrowing.some((pattern) => pattern.test(sql))

/** Applied before there was anything to disturb: their site had not gone live. */
const beforeFirstRelease = new Set(['0002_auth_session_key.sql'])

test('migrations only widen, so the Worker that still runs is never disturbed', ({ expect }) => {
  const offenders = Object.entries(migrations)
    .map(([path, sql]) => [path.split('/').at(-1) ?? '', sql] as const)
    .filter(([name]) => !beforeFirstRelease.has(name))
    .flatMap(([name, sql]) =>
      sql
        .split('--> statement-breakpoint')
        .filter((statement) => narrows(statement) && !isOnWhatIsNew(statement, sql))
        .map((statement) => `${name}: ${statement.trim()}`),
    )
  expect(Object.keys(migrations).length).toBeGreaterThan(3)
  expect(offenders).toEqual([])
})

/** Its table is new in the same migration, or each of its columns: the Worker that still runs writes neither. */
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

test('what narrows is recognised', ({ expect }) => {
  const bad = [
    'DROP TABLE users',
    'ALTER TABLE `users` DROP COLUMN `email`',
    'ALTER TABLE users RENAME TO people',
    'ALTER TABLE users RENAME COLUMN a TO b',
    'ALTER TABLE `users` ADD `age` integer NOT NULL',
  ]
  const good = [
    'ALTER TABLE `users` ADD `age` integer',
    'ALTER TABLE `users` ADD `age` integer DEFAULT 0 NOT NULL',
    'CREATE TABLE `x` (`id` text PRIMARY KEY NOT NULL)',
    'CREATE INDEX `x_y` ON `x` (`y`)',
    'DROP INDEX `x_y`',
  ]
  const unique = 'CREATE UNIQUE INDEX `users_a` ON `users` (`a`,`b`)'
  const one = `ALTER TABLE \`users\` ADD \`a\` text; ${unique}`
  expect([
    isOnWhatIsNew(unique, one),
    isOnWhatIsNew(unique, `${one}; ALTER TABLE \`users\` ADD \`b\` text`),
  ]).toEqual([false, true])
  expect(bad.filter((sql) => !narrows(sql))).toEqual([])
  expect(good.filter(narrows)).toEqual([])
})

test('the migrated database is what the schema says: tables, columns, indexes', async ({
  expect,
}) => {
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

test('no table of the database is unknown to the schema', async ({ expect }) => {
  const known = tables.map((table) => getTableConfig(table).name)
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%' and name not like 'd1_%'",
  ).all<{ name: string }>()
  expect(results.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
})
