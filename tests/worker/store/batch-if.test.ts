import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { batchIf } from '../../../worker/db/batch-if.ts'
import { createDb } from '../../../worker/db/client.ts'
import { incidentsTable as incidents } from '../../../worker/db/schema/health.ts'
import { execute } from '../kit/rows.ts'

const db = () => createDb(env.DB)
const insert = (name: string) =>
  db()
    .insert(incidents)
    .values({ name, detail: 'x', lastAt: '2026-01-01T00:00:00.000Z' })
    .returning({ name: incidents.name })
const names = async () =>
  (await db().select({ name: incidents.name }).from(incidents)).map(({ name }) => name)

test('a batch whose condition holds is written, and returns each query’s result', async () => {
  const [first, second, all] = [insert('a'), insert('b'), db().select().from(incidents)]
  const results = await batchIf(db(), sql`1 = 1`, [first, second, all])
  expect(results?.of(second)).toEqual([{ name: 'b' }])
  expect(results?.of(first)).toEqual([{ name: 'a' }])
  expect(results?.of(all)).toHaveLength(2)
  expect(() => results?.of(insert('c'))).toThrow('not in the batch')
})

test.for(['1 = 0', 'null', '(select 1 from incidents)'])(
  'a batch whose condition is %s writes nothing',
  async (condition, { expect }) => {
    expect(await batchIf(db(), sql.raw(condition), [insert('a')])).toBeNull()
    expect(await names()).toEqual([])
  },
)

test('a violated constraint is not reported as a failed condition', async () => {
  const twice = batchIf(db(), sql`1 = 1`, [insert('a'), insert('a')])
  const error: Error = await twice.then(
    () => new Error('was written'),
    (reason) => reason,
  )
  expect(String(error.cause)).toMatch(/UNIQUE constraint failed: incidents\.name/)
  expect(await names()).toEqual([])
})

test('a failed condition is recognised by the database’s message', async () => {
  const refused = execute('insert into refusals (id) values (1)')
  await expect(refused).rejects.toThrow(/CHECK constraint failed: batch_condition_does_not_hold/)
})
