import { env } from 'cloudflare:workers'
import { beforeEach, test, vi } from 'vitest'
import { drain } from '../../../../worker/features/outbox/deliver.ts'
import { type Fault, failingDatabase } from '../failing-database.ts'
import { createOffice } from '../office.ts'

// 500 failures of the database are 500 lines of the log
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

/** Everything an approval writes, as counts. */
const traceOf = (id: string, email: string) =>
  env.DB.prepare(
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
  )
    .bind(id, email)
    .first<Record<string, number>>()

test('500 approvals, broken after each of their statements in turn: all or nothing, and one mail each', async ({
  expect,
}) => {
  const { state, db } = failingDatabase()
  const office = await createOffice({ db })
  const approve = (id: string) =>
    office.admin('POST', `/access-requests/${id}/decision`, { decision: 'approve', version: 0 })
  const addresses: string[] = []
  const faultsSeen = new Set<string>()
  /** Each kind of applicant goes through all faults in turn. */
  const turns = new Map<string, number>()
  let lostAnswers = 0

  for (let round = 0; round < 500; round++) {
    const email = `buyer${round}@example.com`
    addresses.push(email)
    const { id } = await office.request({ email, companyName: `Company ${round}` })
    // a third of the applicants has an account already, and half of those never proved the address
    const isKnown = round % 3 === 0
    if (isKnown) await office.user(email, round % 2 === 0 ? { emailConfirmedAt: null } : {})
    const isUnproven = isKnown && round % 2 === 0
    const untouched = await traceOf(id, email)
    const done = {
      approved: 1,
      version: 1,
      companies: 1,
      users: 1,
      identities: 1,
      members: 1,
      roles: 1,
      tokens: isKnown && !isUnproven ? 0 : 1,
      actions: 1,
      mails: 1,
    }

    // record, account (15, 2 or 3 statements), company, membership, role, request, mail, and the two that say it is done
    const kind = isUnproven ? 'unproven' : isKnown ? 'known' : 'new'
    const statements = { unproven: 23, known: 10, new: 11 }[kind]
    const seen = turns.get(kind) ?? 0
    turns.set(kind, seen + 1)
    const position = seen % (statements + 2)
    const fault: Fault = position > statements ? 'lost' : position
    faultsSeen.add(`${kind}:${fault}`)
    state.fault = fault
    if (fault === 'lost') lostAnswers++
    const broken = await approve(id)
    expect(state.statements, `round ${round}`).toBe(statements)
    expect(broken, `round ${round}`).toMatchObject({
      status: 503,
      body: { code: 'server/database-unavailable' },
    })
    expect(await traceOf(id, email), `round ${round}`).toEqual(fault === 'lost' ? done : untouched)

    state.fault = null
    expect((await approve(id)).status, `round ${round}`).toBe(200)
    expect(await traceOf(id, email), `round ${round}`).toEqual(done)
    expect((await approve(id)).status, `round ${round}`).toBe(200)
    expect(await traceOf(id, email), `round ${round}`).toEqual(done)
  }
  expect(faultsSeen.size).toBe(25 + 12 + 13)

  // whose answer was lost was mailed by nobody yet: the cron does it
  const lost = addresses.length - office.mailbox.length
  expect(lost).toBe(lostAnswers)
  expect(lost).toBeGreaterThan(0)
  await drain(office.deps())
  expect(office.mailbox.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
}, 240_000)
