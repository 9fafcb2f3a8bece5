import { expect, test, vi } from 'vitest'
import { runStandingOrders } from '../../../worker/features/trade/standing/advance.ts'
import { everyOrder } from '../kit/every-order.ts'
import { allOn, setFlags } from '../kit/flag-states.ts'
import { execute } from '../kit/rows.ts'
import { createDesk, type Desk, monday, newOrder } from './orders/order-desk.ts'
import { byStaff, post } from './orders/order-race.ts'
import { race, raceWith } from './race.ts'
import { answerTo, clientRoutes as routes, createClient, createShop, type Shop } from './shop.ts'
import { announced, approvedRepeating, begunRepeating, friday, sent } from './standing/repeating.ts'

/** What a call needs besides, so that nothing but the right decides. Those that write are asked in orders/. */
const withLocale = (route: string) =>
  /overview$|orders$|standing$|guide$/.test(route)
    ? ''
    : `?locale=en${/company.documents$/.test(route) ? '&group=own' : ''}`

/** What is there without an order. */
const isThere = (route: string) => route.startsWith('GET ') && !route.includes(':id')

const ask = (shop: Shop, route: string, company: string, token?: string) =>
  answerTo(shop, route, { company }, token, {}, withLocale(route))

test('a company that is not theirs answers like one that does not exist', async () => {
  const { shop, company, buyer } = await createClient(await createShop())
  const foreign = await createClient(shop)
  expect(routes).toContain('GET /api/trade/:company/catalogue')
  for (const route of routes) {
    if (isThere(route)) {
      expect((await ask(shop, route, company, buyer.token)).status, route).toBeLessThan(300)
    }
    const random = await ask(shop, route, crypto.randomUUID(), buyer.token)
    expect(random.status, route).toBe(404)
    expect(random.body['code']).toBe('request/not-found')
    expect(await ask(shop, route, foreign.company, buyer.token), route).toEqual(random)
    expect(await ask(shop, route, `${company}'--`, buyer.token), route).toEqual(random)
    expect(await ask(shop, route, '0', buyer.token), route).toEqual(random)
  }
})

test('a member who was removed from a company, or suspended, or loses the role, is out with the next call', async () => {
  const { shop, company, buyer } = await createClient(await createShop())
  const gone = await shop.buyer(company)
  const suspended = await shop.buyer(company)
  const demoted = await shop.buyer(company)
  const until = new Date(Date.now() + 3_600_000).toISOString()
  await execute('delete from memberships where user_id = ?', gone.user.id)
  await execute('update users set banned_until = ? where id = ?', until, suspended.user.id)
  await execute('delete from user_roles where user_id = ?', demoted.user.id)
  for (const route of routes) {
    const random = await ask(shop, route, crypto.randomUUID(), buyer.token)
    expect(await ask(shop, route, company, gone.token), route).toEqual(random)
    for (const { token } of [suspended, demoted, shop.staff]) {
      expect((await ask(shop, route, company, token)).status, route).toBe(403)
    }
    expect((await ask(shop, route, company)).status, route).toBe(401)
  }
})

test('while ordering is off there is nothing, and the dashboard reads what it always did', async () => {
  const { shop, company, buyer } = await createClient(await createShop())
  const business = async () =>
    (await shop.send('/api/account/business', { token: buyer.token })).json()
  expect(await business()).toMatchObject({ trade: [{ id: company, role: 'buyer' }] })
  for (const flag of ['client_orders', 'client_portal'] as const) {
    await setFlags({ ...allOn, [flag]: false })
    // what was shipped may have to come back, and its papers are owed
    const isLasting = (route: string) =>
      flag === 'client_orders' && /\/(recalls|documents|overview)/.test(route)
    for (const route of routes.filter((one) => !isLasting(one))) {
      const random = await ask(shop, route, crypto.randomUUID(), buyer.token)
      expect(random.status).toBe(404)
      const why = flag === 'client_orders' ? 'order/switched-off' : 'request/not-found'
      expect(random.body['code'], route).toBe(why)
      expect(await ask(shop, route, company, buyer.token), route).toEqual(random)
    }
  }
  await setFlags({ ...allOn, client_orders: false })
  expect(await business()).toMatchObject({ can_order: false, trade: [{ id: company }] })
})

vi.setConfig({ testTimeout: 600_000 })

type Member = { user: { id: string } }

const memberPath = ({ company }: Pick<Desk, 'company'>, { user }: Member) =>
  `/companies/${company}/members/${user.id}`
const remove = (desk: Pick<Desk, 'company' | 'shop'>, member: Member) =>
  desk.shop.admin('DELETE', memberPath(desk, member))

test('a member of two companies is taken out of one', async () => {
  const desk = await createDesk()
  const other = await desk.shop.company('Other')
  await desk.shop.join(desk.buyer.user.id, other)
  expect((await remove(desk, desk.buyer)).status).toBe(200)
  expect((await desk.shop.catalogue(other, desk.buyer.token)).status).toBe(200)
  expect((await desk.shop.catalogue(desk.company, desk.buyer.token)).status).toBe(404)
})

test('a member who is removed twice is removed once, and an unknown company is none', async () => {
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

test('what someone put into the basket and ordered stays with their colleagues', async () => {
  const { desk, order } = await newOrder()
  await desk.put({ HONEY: 3 })
  const colleague = await desk.colleague('buyer')
  expect((await remove(desk, desk.buyer)).status).toBe(200)
  expect((await desk.basket(colleague.token)).lines).toMatchObject([{ sku: 'HONEY', cases: 3 }])
  const read = await desk.read(order.id, colleague.token)
  expect(read.body).toMatchObject({ status: 'submitted', placed_name: desk.buyer.user.email })
  expect((await desk.submit(undefined, colleague.token)).body.status).toBe('submitted')
})

test('a removed approver’s yes is gone, also once they are invited again', async () => {
  const { repeating, approver } = await approvedRepeating(10_000)
  await repeating.colleague('approver')
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

test('a standing order of a company that no one is left in pauses, and the office hears of it', async () => {
  const { repeating, standing } = await begunRepeating()
  await remove(repeating, repeating.buyer)
  await repeating.minuteOf(announced)
  expect(await repeating.mailed()).toMatchObject([{ kind: 'officeNoBuyer', isOffice: true }])
  const path = `/standing-orders?company=${repeating.company}`
  const { body } = await repeating.shop.admin('GET', path)
  expect(body['rows']).toMatchObject([{ id: standing.id, state: 'paused', next_on: friday }])
})

test('a member who resumes a standing order while they are removed leaves no yes behind', async () => {
  const { repeating, approver, standing } = await approvedRepeating(10_000)
  await repeating.colleague('approver')
  await repeating.act(standing, 'pause', null, approver.token)
  const body = { version: 2, action: 'resume', seen: null, seen_total_cents: null }
  const resume = post(repeating, `/standing/${standing.id}/actions`, body, approver.token)
  const removing = byStaff(repeating, 'DELETE', memberPath(repeating, approver))
  await raceWith(
    repeating,
    [removing, resume],
    { explore: everyOrder },
    async ({ statuses, story }) => {
      expect(statuses[0], story).toBe(200)
      await repeating.goTo(sent)
      await repeating.minuteOf(sent)
      const orders = (await repeating.sent()).map(({ status }) => status)
      expect(orders, story).not.toContain('submitted')
      if (statuses[1] === 200) expect(orders, story).toEqual(['awaiting-approval'])
      await repeating.goTo(monday)
    },
  )
})

test('when a member is removed while the cron sends, the order carries their name or a colleague’s', async () => {
  const { repeating, approver } = await approvedRepeating(10_000)
  await repeating.colleague('approver')
  await repeating.goTo(sent)
  const removing = byStaff(repeating, 'DELETE', memberPath(repeating, approver))
  const outcomes = await race(repeating, [runStandingOrders, removing], async () => {
    await repeating.minuteOf(sent)
    return (await repeating.sent()).map(({ status }) => status).join()
  })
  expect(outcomes).toEqual(['awaiting-approval', 'submitted'])
})
