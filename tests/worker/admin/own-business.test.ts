import { expect, test } from 'vitest'
import type { OwnBusiness } from '#contract/staff/companies.ts'
import { email, opensStrangersLink, own, signsIn, strangers } from '../auth/account/lone-sign-up.ts'
import { tokenIn } from '../auth/world.ts'
import { createMeter } from '../kit/meter.ts'
import { approval, createOffice, type Office, officeWithRequest } from './office.ts'
import { execute } from '../kit/rows.ts'

async function read(office: Office, token?: string) {
  const answer = await office.send('/api/account/business', token === undefined ? {} : { token })
  return { answer, body: (await answer.json()) as OwnBusiness }
}

test('a client reads their company and the decision on their access request', async () => {
  const { office, id } = await officeWithRequest({ reason: 'Combien ?', reply: 'Douze' })
  const applicant = await office.member('maelle@epicerie.test', 'client')
  const before = await read(office, applicant.token)
  expect(before.body).toMatchObject({ company: null, request: { id } })
  await office.decide(id, approval)
  const { answer, body } = await read(office, applicant.token)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(body).toEqual({
    company: { name: 'Épicerie Tremblay' },
    can_order: false,
    trade: [{ id: expect.any(String), name: 'Épicerie Tremblay', role: 'buyer' }],
    request: {
      id,
      status: 'approved',
      company_name: 'Épicerie Tremblay',
      business_needs: 'Huiles et miels',
      reason: 'Combien ?',
      reply: 'Douze',
      created_at: expect.any(String),
      updated_at: expect.any(String),
      link: expect.stringContaining(`/fr/access-request/${id}?token=`),
    },
  })
  const { search } = new URL(body.request?.link ?? '')
  expect((await office.send(`/api/access-requests/${id}${search}`)).status).toBe(200)
})

test('a later request by a stranger with a client’s address is not shown as the client’s own', async () => {
  const { office, id } = await officeWithRequest()
  const applicant = await office.member('maelle@epicerie.test', 'client')
  const strangers = await office.request({
    companyName: 'YOUR ACCOUNT IS SUSPENDED call +1 900 555 0100',
    createdAt: '2026-11-21T10:00:00.000Z',
  })
  const shown = async () => (await read(office, applicant.token)).body.request?.id
  await office.decide(id, { decision: 'ask', reason: 'Combien ?' })
  expect(await shown(), 'staff ask about the first').toBe(id)
  await office.decide(id, { ...approval, version: 1 })
  expect(await shown(), 'they are a client').toBe(id)
  await office.decide(strangers.id, { decision: 'refuse', reason: 'Une fois suffit.' })
  expect(await shown(), 'staff said something about it').toBe(strangers.id)
})

test('a declined applicant who applies again sees the new request', async () => {
  const { office, id } = await officeWithRequest()
  const applicant = await office.member('maelle@epicerie.test', 'client')
  await office.decide(id, { decision: 'refuse', reason: 'Nous livrons en Ontario.' })
  const again = await office.request({ createdAt: '2026-11-21T10:00:00.000Z' })
  expect((await read(office, applicant.token)).body.request?.id).toBe(again.id)
})

test('a colleague sees the company, but no access request, neither the applicant’s nor a stranger’s with the colleague’s address', async () => {
  const { office, id } = await officeWithRequest()
  const { body } = await office.decide(id, approval)
  const colleague = await office.member('jo@epicerie.test', 'client')
  const members = `/companies/${String(body['company_id'])}/members`
  await office.admin('POST', members, { email: 'jo@epicerie.test', locale: 'fr' })
  const own = { company: { name: 'Épicerie Tremblay' }, request: null }
  expect((await read(office, colleague.token)).body).toMatchObject(own)
  await office.request({ email: 'Jo@Epicerie.test', companyName: 'Call us' })
  expect((await read(office, colleague.token)).body).toMatchObject(own)
})

test('an access request is not shown to an account without a role, however its owner signed in', async () => {
  const office = await createOffice()
  await office.request({ email, reason: 'Zwischen uns' })
  await opensStrangersLink(office)
  const { answer, body } = await read(office, await tokenIn(await signsIn(office, strangers)))
  expect([answer.status, body]).toMatchObject([200, { company: null, request: null }])

  office.pass(61)
  await office.post('/recover', { email })
  const owners = await tokenIn(await office.press(email, 'recovery'))
  await office.put(owners, { password: own })
  const seen = await read(office, owners)
  expect([seen.answer.status, seen.body.request]).toEqual([200, null])
})

test('an account with an unconfirmed address sees no access request, and a visitor gets 401', async () => {
  const { office } = await officeWithRequest()
  const { token, user } = await office.member('maelle@epicerie.test')
  await execute('update users set email_confirmed_at = null where id = ?', user.id)
  const asked = await read(office, token)
  if (asked.answer.status === 200) expect(asked.body.request).toBeNull()
  else expect(asked.answer.status).toBe(401)
  expect((await read(office)).answer.status).toBe(401)
})

test('an account page reads few rows however many requests carry its address', async () => {
  const meter = createMeter()
  const office = await createOffice({ db: meter.db })
  const { token, user } = await office.member('owner@flooded.example', 'client')
  const ask = () => office.send('/api/account/business', { token })
  const flood = async (times: number, more = {}) => {
    for (let time = 0; time < times; time++) await office.request({ email: user.email, ...more })
  }
  await flood(5)
  await ask() // warms the caches
  const { rowsRead } = await meter.of(ask)
  await flood(60)
  expect((await meter.of(ask)).rowsRead).toBe(rowsRead)

  const status = 'more-information'
  await office.request({ email: user.email, status, version: 1 })
  await flood(60)
  await flood(60, { status: 'withdrawn', version: 1, createdAt: '2026-11-01T10:00:00.000Z' })
  expect((await meter.of(ask)).rowsRead).toBeLessThan(rowsRead + 8)
  expect(await (await ask()).json()).toMatchObject({ request: { status } })
})

test('listing the newest access requests does not read all others', async () => {
  const meter = createMeter()
  const office = await createOffice({ db: meter.db })
  const read = () => office.admin('GET', '/access-requests')
  const send = async (from: number, to: number) => {
    for (let n = from; n < to; n++)
      await office.request({ createdAt: new Date(Date.UTC(2026, 9, 1) + n * 1000).toISOString() })
  }
  await send(0, 60)
  const { rowsRead } = await meter.of(read)
  await send(60, 160)
  const more = (await meter.of(read)).rowsRead - rowsRead
  expect(more, 'how many wait is counted').toBeLessThanOrEqual(101)
})
