import { beforeEach, expect, test, vi } from 'vitest'
import { drain } from '../../../../worker/features/outbox/deliver.ts'
import { type Fault, failingDatabase } from '../failing-database.ts'
import { createOffice } from '../office.ts'
import { firstRow } from '../../kit/rows.ts'

// each failure of the database is a line of the log
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

/** Everything an approval writes, as counts. */
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

test('an approval that breaks after any of its statements writes all or nothing, and mails once', async () => {
  const { state, db } = failingDatabase()
  const office = await createOffice({ db })
  const approve = (id: string) =>
    office.admin('POST', `/access-requests/${id}/decision`, { decision: 'approve', version: 0 })
  const addresses: string[] = []

  async function breakOne(kind: 'new' | 'known' | 'unproven', fault: Fault) {
    const story = `${kind}, ${fault}`
    const email = `buyer${addresses.length}@example.com`
    addresses.push(email)
    const { id } = await office.request({ email, companyName: `Company ${addresses.length}` })
    if (kind !== 'new') {
      await office.user(email, kind === 'unproven' ? { emailConfirmedAt: null } : {})
    }
    const untouched = await traceOf(id, email)
    const done = {
      approved: 1,
      version: 1,
      companies: 1,
      users: 1,
      identities: 1,
      members: 1,
      roles: 1,
      tokens: 1,
      actions: 1,
      mails: 1,
    }
    state.fault = fault
    expect(await approve(id), story).toMatchObject({
      status: 503,
      body: { code: 'server/database-unavailable' },
    })
    expect(await traceOf(id, email), story).toEqual(fault === 'lost' ? done : untouched)

    state.fault = null
    for (const again of ['sent again', 'sent twice']) {
      expect((await approve(id)).status, `${story}, ${again}`).toBe(200)
      expect(await traceOf(id, email), `${story}, ${again}`).toEqual(done)
    }
  }

  for (const kind of ['new', 'known', 'unproven'] as const) {
    await breakOne(kind, 'lost')
    // record, account, company, membership, role, request, mail, and what says that it is done
    const { statements } = state
    expect(statements).toBeGreaterThan(9)
    for (let fault = 0; fault <= statements; fault++) await breakOne(kind, fault)
  }

  // whose answer was lost was mailed by nobody yet: the cron does it
  expect(addresses.length - office.mailbox.length).toBe(3)
  await drain(office.deps())
  expect(office.mailbox.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
})
