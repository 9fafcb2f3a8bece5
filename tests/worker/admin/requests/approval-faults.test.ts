import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { createDb } from '../../../../worker/db/client.ts'
import { deliverDue } from '../../../../worker/features/outbox/deliver.ts'
import { approval, createOffice, refused } from '../office.ts'
import { firstRow } from '../../kit/rows.ts'

// silences the log line of each failure
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

/** A transaction fails after this many statements, or is committed and its response `lost`. */
type Fault = number | 'lost'

/**
 * The real D1, but transactions of more than five statements fail at `fault`: an invalid statement is inserted, so
 * that SQLite itself rolls back.
 */
function failingDatabase() {
  const state: { fault: Fault | null; statements: number } = { fault: null, statements: 0 }
  const d1 = {
    prepare: (query: string) => env.DB.prepare(query),
    batch: async (statements: D1PreparedStatement[]) => {
      if (statements.length <= 5) return env.DB.batch(statements)
      const { fault } = state
      state.statements = statements.length
      if (typeof fault === 'number') {
        const impossible = env.DB.prepare(`select json_extract('no json', '$')`)
        return env.DB.batch(statements.toSpliced(fault, 0, impossible))
      }
      const results = await env.DB.batch(statements)
      if (fault === 'lost') throw new Error('the connection broke')
      return results
    },
  } as D1Database
  return { state, db: createDb(d1) }
}

/** Row counts of every table that an approval writes. */
const traceOf = (id: string, email: string) =>
  firstRow<Record<string, number>>(
    `select
      (select count(*) from access_requests where id = ?1 and status = 'approved') as approved,
      (select version from access_requests where id = ?1) as version,
      (select count(*) from companies where request_id = ?1) as companies,
      (select count(*) from users where email = ?2) as users,
      (select count(*) from identities where email = ?2) as identities,
      (select count(*) from memberships m join users u on u.id = m.user_id where u.email = ?2) as members,
      (select count(*) from user_roles r join users u on u.id = r.user_id where u.email = ?2) as roles,
      (select count(*) from one_time_tokens where address = ?2) as tokens,
      (select count(*) from admin_actions where subject = ?1) as actions,
      (select count(*) from outbox where idempotency_key like '%' || ?1 || '%') as mails`,
    id,
    email,
  )

test('an approval that fails after any of its statements writes all or nothing, and sends one mail', async () => {
  const { state, db } = failingDatabase()
  const office = await createOffice({ db })
  const addresses: string[] = []

  async function breakOne(kind: 'new' | 'known' | 'unproven', fault: Fault) {
    const story = `${kind}, ${fault}`
    const email = `buyer${addresses.length}@example.com`
    addresses.push(email)
    const { id } = await office.request({ email, companyName: `Company ${addresses.length}` })
    if (kind !== 'new')
      await office.user(email, kind === 'unproven' ? { emailConfirmedAt: null } : {})
    const untouched = await traceOf(id, email)
    const done = Object.fromEntries(Object.keys(untouched).map((count) => [count, 1]))
    state.fault = fault
    expect(await office.decide(id, approval), story).toMatchObject(
      refused(503, 'server/database-unavailable'),
    )
    expect(await traceOf(id, email), story).toEqual(fault === 'lost' ? done : untouched)

    state.fault = null
    for (const again of ['sent again', 'sent twice']) {
      expect((await office.decide(id, approval)).status, `${story}, ${again}`).toBe(200)
      expect(await traceOf(id, email), `${story}, ${again}`).toEqual(done)
    }
  }

  for (const kind of ['new', 'known', 'unproven'] as const) {
    await breakOne(kind, 'lost')
    // one statement for each row, and the guard of the batch
    const { statements } = state
    expect(statements).toBeGreaterThan(9)
    for (let fault = 0; fault <= statements; fault++) await breakOne(kind, fault)
  }

  // with a lost response the mail is left to the cron
  expect(addresses.length - office.mailbox.length).toBe(3)
  await deliverDue(office.deps())
  expect(office.mailbox.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
})
