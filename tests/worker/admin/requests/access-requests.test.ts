import { expect, test } from 'vitest'
import { eraseOldSubmissions } from '../../../../worker/features/forms/retention.ts'
import { closeUndecidedRequests } from '../../../../worker/features/forms/undecided-requests.ts'
import { deliverDue } from '../../../../worker/features/outbox/deliver.ts'
import { formFixture } from '../../forms/form-fixture.ts'
import { tokenIn } from '../../auth/world.ts'
import { approval, countOf, createOffice, refused, officeWithRequest } from '../office.ts'
import { linksOf } from './deciding.ts'
import { execute, rows, scalar } from '../../kit/rows.ts'

test('an approved applicant gets a company, a role and an invitation in their language', async () => {
  const { office, id } = await officeWithRequest({ locale: 'fr' })
  const answer = await office.decide(id, approval)
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ status: 'approved', version: 1 })
  const company = await office.admin('GET', `/companies/${String(answer.body['company_id'])}`)
  expect(company.body).toMatchObject({
    name: 'Épicerie Tremblay',
    request_id: id,
    members: [{ email: 'maelle@epicerie.test', name: 'Maëlle Tremblay', job_title: 'Acheteuse' }],
  })
  expect(office.mailbox).toHaveLength(1)
  expect(office.mailbox[0]).toMatchObject({
    to: 'maelle@epicerie.test',
    subject: expect.stringMatching(/^Bienvenue.:/),
  })

  expect(linksOf(office)[0]?.pathname).toBe('/fr/client/login')
  const arrived = await tokenIn(await office.press('maelle@epicerie.test', 'invite'))
  expect((await office.put(arrived, { password: 'Another-one-8' })).status).toBe(200)
  const signIn = { email: 'maelle@epicerie.test', password: 'Another-one-8' }
  const token = await tokenIn(await office.post('/token?grant_type=password', signIn))
  const me = await office.send('/api/me', { token })
  expect(await me.json()).toMatchObject({ role: 'client', is_client: true })
  expect(await office.trail(id)).toEqual(office.byStaff('access-request/approved'))
})

test('an approved applicant keeps an existing account and password, and an administrator keeps the role', async () => {
  const office = await createOffice()
  const boss = await office.member('maelle@epicerie.test', 'admin')
  const { id } = await office.request()
  await office.decide(id, approval)
  expect(linksOf(office)[0]?.search).toBe('')
  const me = await office.send('/api/me', { token: boss.token })
  expect(await me.json()).toMatchObject({ role: 'admin' })
  expect(await countOf('memberships')).toBe(1)
})

test('an attacker who signed up with an applicant’s address cannot sign in with their own password after the approval', async () => {
  const office = await createOffice()
  const squatter = await office.user('maelle@epicerie.test', { emailConfirmedAt: null })
  const { id } = await office.request()
  await office.decide(id, approval)
  const signIn = { email: squatter.email, password: 'Olive-grove-7' }
  expect((await office.post('/token?grant_type=password', signIn)).status).toBe(400)
  expect((await office.press(squatter.email, 'invite')).status).toBe(200)
  expect((await office.post('/token?grant_type=password', signIn)).status).toBe(400)
})

test('a decision on an older version or on a decided request is refused', async () => {
  const { office, id } = await officeWithRequest({ version: 3 })
  const conflict = refused(409, 'access-request/version-conflict')
  expect(await office.decide(id, { ...approval, version: 2 })).toMatchObject(conflict)
  const refusal = { decision: 'refuse', version: 3, reason: 'Wir liefern nicht dorthin.' }
  expect((await office.decide(id, refusal)).status).toBe(200)
  expect((await office.decide(id, refusal)).status).toBe(200) // the same decision again succeeds
  expect(await office.decide(id, { ...refusal, reason: 'other' })).toMatchObject(conflict)
  expect(await office.decide(id, { ...approval, version: 4 })).toMatchObject(conflict)
  expect(await countOf('companies')).toBe(0)
  expect(office.mailbox).toHaveLength(1)
})

test('of two simultaneous decisions on a request one wins, and one mail is sent', async () => {
  const office = await createOffice()
  for (let round = 0; round < 15; round++) {
    const { id } = await office.request({ email: `race${round}@example.com` })
    const answers = await Promise.all([
      office.decide(id, approval),
      office.decide(id, { decision: 'refuse', reason: 'No' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await office.trail(id)).toHaveLength(1)
  }
  await deliverDue(office.deps())
  expect(new Set(office.mailbox.map(({ to }) => to)).size).toBe(15)
  expect(office.mailbox).toHaveLength(15)
})

test('ten simultaneous approvals of a request create one company and send one mail', async () => {
  const { office, id } = await officeWithRequest()
  const answers = await Promise.all(Array.from({ length: 10 }, () => office.decide(id, approval)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect([await countOf('companies'), await countOf('users')]).toEqual([1, 2])
  expect(office.mailbox).toHaveLength(1)
})

test('a suspended applicant must be reinstated before the approval', async () => {
  const office = await createOffice()
  await office.user('maelle@epicerie.test', { bannedUntil: '9999-01-01T00:00:00.000Z' })
  const { id } = await office.request()
  expect(await office.decide(id, approval)).toMatchObject(refused(409, 'user/suspended'))
  expect(await countOf('companies')).toBe(0)
})

test('staff filter and search access requests and see how many are open', async () => {
  const office = await createOffice()
  await office.request({ companyName: 'Olive & Co', status: 'refused' })
  for (let n = 0; n < 27; n++) {
    const createdAt = `2026-01-${10 + (n % 15)}T00:00:00.000Z`
    await office.request({ companyName: `Shop ${n}`, createdAt })
  }
  const first = await office.admin('GET', '/access-requests?status=submitted')
  expect(first.body['rows']).toHaveLength(25)
  expect(first.body['counts']).toMatchObject({ submitted: 27, refused: 1, approved: 0 })
  const query = new URLSearchParams({ status: 'submitted', cursor: String(first.body['next']) })
  expect((await office.admin('GET', `/access-requests?${query}`)).body['rows']).toHaveLength(2)
  const found = await office.admin('GET', '/access-requests?q=olive')
  expect(found.body['rows']).toMatchObject([{ company_name: 'Olive & Co' }])
})

test('a colleague is invited to a company once', async () => {
  const { office, id } = await officeWithRequest()
  const { body } = await office.decide(id, approval)
  const path = `/companies/${String(body['company_id'])}/members`
  const colleague = { email: 'luc@epicerie.test', first_name: 'Luc', locale: 'fr' }
  const invited = await office.admin('POST', path, colleague)
  expect(invited.status).toBe(201)
  expect(invited.body['members']).toHaveLength(2)
  expect(office.mailbox.at(-1)).toMatchObject({ to: 'luc@epicerie.test' })
  const twice = await office.admin('POST', path, colleague)
  expect(twice).toMatchObject(refused(409, 'company/already-member'))
  const nowhere = `/companies/${crypto.randomUUID()}/members`
  expect((await office.admin('POST', nowhere, colleague)).status).toBe(404)
  expect(office.mailbox).toHaveLength(2)
})

test('an erased request stays listed and cannot be decided', async () => {
  const office = await createOffice()
  const erased = { firstName: null, lastName: null, email: null, phone: null }
  const { id } = await office.request({ ...erased, erasedAt: '2026-11-20T00:00:00.000Z' })
  expect((await office.admin('GET', `/access-requests/${id}`)).body).toMatchObject({ email: null })
  expect(await office.decide(id, approval)).toMatchObject(refused(409, 'access-request/erased'))
})

test('approving a business requires a recent password; asking and refusing do not', async () => {
  const { office, id } = await officeWithRequest()
  office.pass(11 * 60)
  expect(await office.decide(id, approval)).toMatchObject(refused(403, 'account/proof-needed'))
  expect([await office.trail(id), await countOf('companies'), office.mailbox]).toEqual([[], 0, []])
  expect((await office.decide(id, { decision: 'ask', reason: 'Which products?' })).status).toBe(200)
})

test('a refused request is erased everywhere, including the text written by staff', async () => {
  const { office, id } = await officeWithRequest()
  const ask = 'Mme Tremblay, is tremblay@privé.test yours?'
  await office.decide(id, { decision: 'ask', reason: ask })
  await office.decide(id, { decision: 'refuse', version: 1, reason: 'Sorry, Maëlle Tremblay' })
  expect(JSON.stringify((await office.admin('GET', `/access-requests/${id}`)).body)).toContain(ask)

  const later = formFixture()
  later.pass(91 * 24 * 60)
  await eraseOldSubmissions(later.deps())
  const { body } = await office.admin('GET', `/access-requests/${id}`)
  expect(body).toMatchObject({ company_name: '', email: null, reason: null, status: 'refused' })
  const stored = JSON.stringify([
    body,
    (await office.admin('GET', '/overview')).body,
    await rows('select * from admin_actions'),
    await rows('select * from access_requests'),
  ])
  expect(stored).not.toMatch(/tremblay|maëlle/i)
  const decisions = ['access-request/more-information', 'access-request/refused']
  expect(await office.trail(id), 'who decided stays').toEqual(office.byStaff(...decisions))
})

test('text written by staff about an open request is kept', async () => {
  const { office, id } = await officeWithRequest()
  await office.decide(id, { decision: 'ask', reason: 'Which shop?' })
  await eraseOldSubmissions(formFixture().deps())
  const { body } = await office.admin('GET', `/access-requests/${id}`)
  expect(body).toMatchObject({ actions: [{ detail: { reason: 'Which shop?' } }] })
})

/** Runs the nightly job this many days later. */
async function runIn(days: number) {
  const later = formFixture()
  later.pass(days * 24 * 60)
  await closeUndecidedRequests(later.deps())
}

test('staff are reminded of an open request after eleven months, and it is deleted after a year', async () => {
  const { office, id } = await officeWithRequest()
  const sql = `select count(*) n from notification_recipients r join notifications n on n.id = r.notification_id
    where n.subject = ? and r.done_at is null`
  const countReminders = () => scalar(sql, id)
  const now = new Date().toISOString()
  await execute('update access_requests set created_at = ?, updated_at = ?', now, now)
  await office.decide(id, { decision: 'ask', reason: 'Mme Tremblay?' })
  await runIn(330)
  expect(await countReminders()).toBe(0)
  await runIn(340)
  await runIn(341)
  expect(await countReminders(), 'once').toBe(1)
  await runIn(364)
  const { body } = await office.admin('GET', `/access-requests/${id}`)
  expect(body).toMatchObject({ status: 'more-information', company_name: 'Épicerie Tremblay' })
  await runIn(366)
  expect(await countReminders()).toBe(0)
  const after = await office.admin('GET', `/access-requests/${id}`)
  const gone = { status: 'withdrawn', email: null, erased_at: expect.any(String) }
  expect(after.body).toMatchObject(gone)
  expect(JSON.stringify(after.body)).not.toMatch(/tremblay|maëlle/i)
})

test('an applicant’s answer within the year keeps the request open', async () => {
  const updatedAt = new Date().toISOString()
  const { office, id } = await officeWithRequest({ createdAt: '2020-01-01T00:00:00Z', updatedAt })
  await runIn(300)
  const { body } = await office.admin('GET', `/access-requests/${id}`)
  expect(body).toMatchObject({ status: 'submitted', company_name: 'Épicerie Tremblay' })
})
