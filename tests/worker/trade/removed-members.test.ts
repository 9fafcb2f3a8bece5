import { expect, test, vi } from 'vitest'
import { runStandingOrders } from '../../../worker/features/trade/standing/advance.ts'
import { everyOrder } from '../kit/every-order.ts'
import { createArchive } from './documents/archive.ts'
import { createDesk, type Desk, monday } from './orders/order-desk.ts'
import { post } from './orders/order-race.ts'
import { race, type Request } from './race.ts'
import { announced, createRepeating, friday, sent } from './standing/repeating.ts'

vi.setConfig({ testTimeout: 600_000 })

type Member = { user: { id: string } }

const memberPath = ({ company }: Pick<Desk, 'company'>, { user }: Member) =>
  `/companies/${company}/members/${user.id}`
const remove = (desk: Pick<Desk, 'company' | 'shop'>, member: Member) =>
  desk.shop.admin('DELETE', memberPath(desk, member))

test('whoever is taken out of a company reads nothing of it from the next request on', async () => {
  const archive = await createArchive()
  const { shop, company } = archive
  const leaver = await archive.colleague('approver')
  const order = await archive.order()
  const { id } = await archive.kept({ place: ['company', company] })
  const { url } = (await archive.link(id, leaver.token)).body
  const statuses = async () => {
    const paths = [
      '/catalogue',
      '/basket',
      `/orders/${order.id}`,
      `/orders/${order.id}/documents`,
      '/overview',
      '/standing',
      '/guide',
      '/recalls',
      '/documents?group=own',
    ]
    const found: [string, number][] = []
    for (const path of paths) {
      found.push([path, (await archive.ask('GET', path, undefined, leaver.token)).status])
    }
    const list = await shop.send(`${archive.base}/orders`, { token: leaver.token })
    found.push(['/orders', list.status])
    found.push(['a link', (await archive.link(id, leaver.token)).status])
    return [...found, ['a link of before', (await archive.open(url)).status] as const]
  }
  const all = (status: number, found: Awaited<ReturnType<typeof statuses>>) =>
    expect(found).toEqual(found.map(([path]) => [path, status]))
  all(200, await statuses())
  const { status, body } = await remove(archive, leaver)
  expect([status, JSON.stringify(body['members'])]).toEqual([
    200,
    expect.not.stringContaining(leaver.user.id),
  ])
  all(404, await statuses())
  const business = await shop.send('/api/account/business', { token: leaver.token })
  expect(await business.json()).toMatchObject({ company: null, trade: [] })
  expect((await archive.put([[archive.oil, 1]], leaver.token)).status).toBe(404)
})

test('whoever belongs to two companies is taken out of one', async () => {
  const desk = await createDesk()
  const other = await desk.shop.company('Other')
  await desk.shop.db.run(
    `insert into memberships (user_id, company_id, created_at)
      values ('${desk.buyer.user.id}', '${other}', '2026-01-01T00:00:00.000Z')`,
  )
  expect((await remove(desk, desk.buyer)).status).toBe(200)
  expect((await desk.shop.catalogue(other, desk.buyer.token)).status).toBe(200)
  expect((await desk.shop.catalogue(desk.company, desk.buyer.token)).status).toBe(404)
})

test('taken out twice is taken out once, and an unknown company is none', async () => {
  const desk = await createDesk()
  const answers = [await remove(desk, desk.buyer), await remove(desk, desk.buyer)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const trail = await desk.shop.trail(desk.company)
  expect(trail.filter(({ action }) => action === 'company/member-removed')).toEqual([
    { action: 'company/member-removed', actor: desk.shop.staff.user.id },
  ])
  const unknown = await remove({ ...desk, company: crypto.randomUUID() }, desk.buyer)
  expect([unknown.status, unknown.body['code']]).toEqual([404, 'company/unknown'])
})

test('an old session takes nobody out of a company', async () => {
  const desk = await createDesk()
  desk.at(new Date(desk.now().getTime() + 11 * 60_000))
  const refused = await remove(desk, desk.buyer)
  expect(refused).toMatchObject({ status: 403, body: { code: 'account/proof-needed' } })
  expect((await desk.basket()).lines).toEqual([])
})

test('what somebody put into the basket and ordered stays with their colleagues', async () => {
  const desk = await createDesk()
  const order = await desk.order()
  await desk.put([[desk.honey, 3]])
  const colleague = await desk.colleague('buyer')
  expect((await remove(desk, desk.buyer)).status).toBe(200)
  expect((await desk.basket(colleague.token)).lines).toMatchObject([{ sku: 'HONEY', cases: 3 }])
  const read = await desk.read(order.id, colleague.token)
  expect(read.body).toMatchObject({ status: 'submitted', placed_name: desk.buyer.user.email })
  expect((await desk.submit(undefined, colleague.token)).body.status).toBe('submitted')
})

test('a removed approver’s yes is gone, also once they are invited again', async () => {
  const repeating = await createRepeating({}, { approval_over_cents: 10_000 })
  const approver = await repeating.colleague('approver')
  await repeating.colleague('approver')
  await repeating.begun({}, approver.token)
  expect((await remove(repeating, approver)).status).toBe(200)
  const { email } = approver.user
  const members = `/companies/${repeating.company}/members`
  const invited = await repeating.shop.admin('POST', members, { email, locale: 'en' })
  const role = `${memberPath(repeating, approver)}/role`
  const again = await repeating.shop.admin('PUT', role, { from: 'buyer', role: 'approver' })
  expect([invited.status, again.status]).toEqual([201, 200])
  await repeating.minuteOf(sent)
  expect(await repeating.sent()).toMatchObject([{ status: 'awaiting-approval', total: 22_000 }])
})

test('a standing order of a company that nobody is left in pauses, and the office hears of it', async () => {
  const repeating = await createRepeating()
  await repeating.begun()
  await remove(repeating, repeating.buyer)
  await repeating.minuteOf(announced)
  expect(await repeating.mailed()).toMatchObject([{ kind: 'officeNobody', isOffice: true }])
  const path = `/standing-orders?company=${repeating.company}`
  const { body } = await repeating.shop.admin('GET', path)
  expect(body['rows']).toMatchObject([{ state: 'paused', next_on: friday }])
})

const removing = ({ company, shop }: Desk, member: Member): Request => ({
  method: 'DELETE',
  path: `/api/admin${memberPath({ company }, member)}`,
  token: shop.staff.token,
  body: undefined,
})

test('whoever resumes a standing order while they are taken out leaves no yes behind', async () => {
  const repeating = await createRepeating({}, { approval_over_cents: 10_000 })
  const approver = await repeating.colleague('approver')
  await repeating.colleague('approver')
  const standing = await repeating.begun({}, approver.token)
  await repeating.act(standing, 'pause', null, approver.token)
  const resume = post(repeating, `/standing/${standing.id}/deeds`, {
    version: 2,
    deed: 'resume',
    seen_total_cents: null,
  })
  const { actors, reset, answers } = await race(repeating, [
    removing(repeating, approver),
    { ...resume, token: approver.token },
  ])
  const check = async (story: string) => {
    expect(answers[0]?.status, story).toBe(200)
    const isResumed = answers[1]?.status === 200
    await repeating.goTo(sent)
    await repeating.minuteOf(sent)
    const orders = (await repeating.sent()).map(({ status }) => status)
    expect(orders, story).not.toContain('submitted')
    if (isResumed) expect(orders, story).toEqual(['awaiting-approval'])
    await repeating.goTo(monday)
  }
  expect(await everyOrder({ actors, reset, check })).toBeGreaterThan(1)
})

test('whoever is taken out while the cron sends: their name stands on it from before, or a colleague’s', async () => {
  const repeating = await createRepeating({}, { approval_over_cents: 10_000 })
  const approver = await repeating.colleague('approver')
  await repeating.colleague('approver')
  await repeating.begun({}, approver.token)
  await repeating.goTo(sent)
  const { actors, reset } = await race(repeating, [
    runStandingOrders,
    removing(repeating, approver),
  ])
  const outcomes = new Set<string>()
  const check = async (story: string) => {
    await repeating.minuteOf(sent)
    const orders = (await repeating.sent()).map(({ status }) => status)
    outcomes.add(orders.join())
    expect(orders, story).toHaveLength(1)
  }
  expect(await everyOrder({ actors, reset, check })).toBeGreaterThan(1)
  expect(outcomes).toEqual(new Set(['submitted', 'awaiting-approval']))
})
