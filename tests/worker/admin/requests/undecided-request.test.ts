import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { closeUndecidedRequests } from '../../../../worker/features/forms/undecided-requests.ts'
import { createWorld } from '../../forms/world.ts'
import { createOffice } from '../office.ts'
import { decide } from './deciding.ts'

/** What the nightly run does, so many days from now. */
async function runIn(days: number) {
  const later = createWorld()
  later.pass(days * 24 * 60)
  await closeUndecidedRequests(later.deps())
}

test('a request that nobody decides is told of once more after eleven months, and gone after a year', async () => {
  const office = await createOffice()
  const { id } = await office.request()
  const told = async () => {
    const sql = `select count(*) n from notification_recipients r join notifications n on n.id = r.notification_id
      where n.subject = ? and r.done_at is null`
    return env.DB.prepare(sql).bind(id).first('n')
  }
  const now = new Date().toISOString()
  await env.DB.prepare('update access_requests set created_at = ?, updated_at = ?')
    .bind(now, now)
    .run()
  await decide(office, id, { decision: 'ask', version: 0, reason: 'Mme Tremblay?' })
  await runIn(330)
  expect(await told()).toBe(0)
  await runIn(340)
  await runIn(341)
  expect(await told(), 'once').toBe(1)
  await runIn(364)
  const { body } = await office.admin('GET', `/access-requests/${id}`)
  expect(body).toMatchObject({ status: 'more-information', company_name: 'Épicerie Tremblay' })
  await runIn(366)
  expect(await told()).toBe(0)
  const after = await office.admin('GET', `/access-requests/${id}`)
  expect(after.body).toMatchObject({
    status: 'withdrawn',
    email: null,
    erased_at: expect.any(String),
  })
  expect(JSON.stringify(after.body)).not.toMatch(/tremblay|maëlle/i)
})

test('an applicant’s answer within the year keeps the request open', async () => {
  const office = await createOffice()
  const { id } = await office.request({
    createdAt: '2020-01-01T00:00:00.000Z',
    updatedAt: new Date().toISOString(),
  })
  await runIn(300)
  expect((await office.admin('GET', `/access-requests/${id}`)).body).toMatchObject({
    status: 'submitted',
    company_name: 'Épicerie Tremblay',
  })
})
