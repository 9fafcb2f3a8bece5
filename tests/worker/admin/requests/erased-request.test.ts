import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { eraseOldSubmissions } from '../../../../worker/features/forms/retention.ts'
import { createWorld } from '../../forms/world.ts'
import { createOffice } from '../office.ts'
import { decide } from './deciding.ts'

test('of a refused request nothing personal is left anywhere, nor what staff wrote about it', async () => {
  const office = await createOffice()
  const { id } = await office.request()
  const ask = 'Mme Tremblay, is tremblay@privé.test yours?'
  await decide(office, id, { decision: 'ask', version: 0, reason: ask })
  const refuse = 'Sorry, Maëlle Tremblay'
  await decide(office, id, { decision: 'refuse', version: 1, reason: refuse })
  const before = JSON.stringify((await office.admin('GET', `/access-requests/${id}`)).body)
  expect(before).toContain(ask)

  const later = createWorld()
  later.pass(91 * 24 * 60)
  await eraseOldSubmissions(later.deps())
  const { body } = await office.admin('GET', `/access-requests/${id}`)
  expect(body).toMatchObject({ company_name: '', email: null, reason: null, status: 'refused' })
  const stored = JSON.stringify([
    body,
    (await office.admin('GET', '/overview')).body,
    (await env.DB.prepare('select * from admin_actions').all()).results,
    (await env.DB.prepare('select * from access_requests').all()).results,
  ])
  expect(stored).not.toMatch(/tremblay|maëlle/i)
  expect(await office.trail(id), 'who decided stays').toEqual([
    { action: 'access-request/more-information', actor: office.staff.user.id },
    { action: 'access-request/refused', actor: office.staff.user.id },
  ])
})

test('what staff wrote about a request that waits stays', async () => {
  const office = await createOffice()
  const { id } = await office.request()
  await decide(office, id, { decision: 'ask', version: 0, reason: 'Which shop?' })
  await eraseOldSubmissions(createWorld().deps())
  const { body } = await office.admin('GET', `/access-requests/${id}`)
  expect(body).toMatchObject({ actions: [{ detail: { reason: 'Which shop?' } }] })
})
