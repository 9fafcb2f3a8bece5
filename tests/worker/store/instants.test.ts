import {
  getTableConfig,
  integer,
  sqliteTable,
  type SQLiteTable,
  text,
} from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { tables } from '../kit/tables.ts'

/** Columns with an instant in a form that worker/db/schema/columns.ts does not allow. */
const misfits = (all: readonly SQLiteTable[]): string[] =>
  all.flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    return columns
      .filter((column) => /(^|_)(at|until|since)(_ms)?$/.test(column.name))
      .filter(
        (column) => column.getSQLType() !== (column.name.endsWith('_ms') ? 'integer' : 'text'),
      )
      .map((column) => `${name}.${column.name}`)
  })

test('every instant is text, or Unix time in a column whose name ends in _ms', () => {
  const planted = sqliteTable('planted', {
    seen: integer('seen_at'),
    until: integer('known_until'),
    full: text('full_at_ms'),
    created: text('created_at'),
    expires: integer('expires_at_ms'),
  })
  const wrong = ['planted.seen_at', 'planted.known_until', 'planted.full_at_ms']
  expect(misfits([planted])).toEqual(wrong)
  expect(tables.length).toBeGreaterThan(10)
  expect(misfits(tables)).toEqual([])
})
