import { expect, test, vi } from 'vitest'
import { runStandingOrders } from '../../../worker/features/trade/standing/advance.ts'
import { everyOrder } from '../kit/every-order.ts'
import { allOn, setFlags } from '../kit/flag-states.ts'
import { execute } from '../kit/rows.ts'
import { orderFixture, type OrderFixture, monday, withOrder } from './orders/order-fixture.ts'
import { staffCall, clientCall } from './orders/order-race.ts'
import { race, raceWith } from './race.ts'
import { callClientRoute, clientRoutes, createClient, createShop, type Shop } from './shop.ts'
import {
  announceTime,
  withApprovedStanding,
  withStandingOrder,
  friday,
  sendTime,
} from './standing/standing-fixture.ts'

/** The rest of a valid call, so that only the right decides. Writing calls are tested in orders/. */
const withLocale = (route: string) =>
  /overview$|orders$|standing$|guide$/.test(route)
    ? ''
    : `?locale=en${/company.documents$/.test(route) ? '&group=own' : ''}`

/** Routes that need no existing order. */
const isThere = (route: string) => route.startsWith('GET ') && !route.includes(':id')

const ask = (shop: Shop, route: string, company: string, token?: string) =>
  callClientRoute(shop, route, { company }, token, {}, withLocale(route))

test('a call for another company answers like one for an unknown company', async () => {
  const { shop, company, buyer } = await createClient(await createShop())
  const foreign = await createClient(shop)
  expect(clientRoutes).toContain('GET /api/trade/:company/catalogue')
  for (const route of clientRoutes) {
    if (isThere(route))
      expect((await ask(shop, route, company, buyer.token)).status, route).toBeLessThan(300)
    const random = await ask(shop, route, crypto.randomUUID(), buyer.token)
    expect(random.status, route).toBe(404)
    expect(random.body['code']).toBe('request/not-found')
    expect(await ask(shop, route, foreign.company, buyer.token), route).toEqual(random)
    expect(await ask(shop, route, `${company}'--`, buyer.token), route).toEqual(random)
    expect(await ask(shop, route, '0', buyer.token), route).toEqual(random)
  }
})

test('a member who is removed, suspended or loses the role is refused from the next call', async () => {
  const { shop, company, buyer } = await createClient(await createShop())
  const gone = await shop.buyer(company)
  const suspended = await shop.buyer(company)
  const demoted = await shop.buyer(company)
  const until = new Date(Date.now() + 3_600_000).toISOString()
  await execute('delete from memberships where user_id = ?', gone.user.id)
  await execute('update users set banned_until = ? where id = ?', until, suspended.user.id)
  await execute('delete from user_roles where user_id = ?', demoted.user.id)
  for (const route of clientRoutes) {
    const random = await ask(shop, route, crypto.randomUUID(), buyer.token)
    expect(await ask(shop, route, company, gone.token), route).toEqual(random)
    for (const { token } of [suspended, demoted, shop.staff])
      expect((await ask(shop, route, company, token)).status, route).toBe(403)
    expect((await ask(shop, route, company)).status, route).toBe(401)
  }
})

test('while ordering is off the client portal has no trade data', async () => {
  const { shop, company, buyer } = await createClient(await createShop())
  const business = async () =>
    (await shop.send('/api/account/business', { token: buyer.token })).json()
  expect(await business()).toMatchObject({ trade: [{ id: company, role: 'buyer' }] })
  for (const flag of ['client_orders', 'client_portal'] as const) {
    await setFlags({ ...allOn, [flag]: false })
    // recalls and documents stay available
    const isLasting = (route: string) =>
      flag === 'client_orders' && /\/(recalls|documents|overview)/.test(route)
    for (const route of clientRoutes.filter((one) => !isLasting(one))) {
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

const memberPath = ({ company }: Pick<OrderFixture, 'company'>, { user }: Member) =>
  `/companies/${company}/members/${user.id}`
const remove = (trade: Pick<OrderFixture, 'company' | 'shop'>, member: Member) =>
  trade.shop.admin('DELETE', memberPath(trade, member))

test('a member of two companies is removed from one', async () => {
  const trade = await orderFixture()
  const other = await trade.shop.company('Other')
  await trade.shop.join(trade.buyer.user.id, other)
  expect((await remove(trade, trade.buyer)).status).toBe(200)
  expect((await trade.shop.catalogue(other, trade.buyer.token)).status).toBe(200)
  expect((await trade.shop.catalogue(trade.company, trade.buyer.token)).status).toBe(404)
})

test('removing a member twice removes once, and an unknown company answers 404', async () => {
  const trade = await orderFixture()
  const answers = [await remove(trade, trade.buyer), await remove(trade, trade.buyer)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const trail = await trade.shop.trail(trade.company)
  expect(trail.filter(({ action }) => action === 'company/member-removed')).toEqual([
    { action: 'company/member-removed', actor: trade.shop.staff.user.id },
  ])
  const unknown = await remove({ ...trade, company: crypto.randomUUID() }, trade.buyer)
  expect([unknown.status, unknown.body['code']]).toEqual([404, 'company/unknown'])
})

test('a removed member’s cart and orders stay with their colleagues', async () => {
  const { trade, order } = await withOrder()
  await trade.put({ HONEY: 3 })
  const colleague = await trade.colleague('buyer')
  expect((await remove(trade, trade.buyer)).status).toBe(200)
  expect((await trade.basket(colleague.token)).lines).toMatchObject([{ sku: 'HONEY', cases: 3 }])
  const read = await trade.read(order.id, colleague.token)
  expect(read.body).toMatchObject({ status: 'submitted', placed_name: trade.buyer.user.email })
  expect((await trade.submit(undefined, colleague.token)).body.status).toBe('submitted')
})

test('a removed approver’s approval is void, even after a new invitation', async () => {
  const { trade, approver } = await withApprovedStanding(10_000)
  await trade.colleague('approver')
  expect((await remove(trade, approver)).status).toBe(200)
  const { email } = approver.user
  const members = `/companies/${trade.company}/members`
  const invited = await trade.shop.admin('POST', members, { email, locale: 'en' })
  const role = `${memberPath(trade, approver)}/role`
  const again = await trade.shop.admin('PUT', role, { from: 'buyer', role: 'approver' })
  expect([invited.status, again.status]).toEqual([201, 200])
  await trade.minuteOf(sendTime)
  expect(await trade.sent()).toMatchObject([{ status: 'awaiting-approval', total: 22_000 }])
})

test('a standing order of a company without members pauses, and the office is notified', async () => {
  const { trade, standing } = await withStandingOrder()
  await remove(trade, trade.buyer)
  await trade.minuteOf(announceTime)
  expect(await trade.mailed()).toMatchObject([{ kind: 'officeNoBuyer', isOffice: true }])
  const { body } = await trade.shop.admin('GET', `/standing-orders?company=${trade.company}`)
  expect(body['rows']).toMatchObject([{ id: standing.id, state: 'paused', next_on: friday }])
})

test('a member who resumes a standing order while being removed leaves no approval', async () => {
  const { trade, approver, standing } = await withApprovedStanding(10_000)
  await trade.colleague('approver')
  await trade.act(standing, 'pause', null, approver.token)
  const body = { version: 2, action: 'resume', seen: null, seen_total_cents: null }
  const resume = clientCall(trade, `/standing/${standing.id}/actions`, body, approver.token)
  const removing = staffCall(trade, 'DELETE', memberPath(trade, approver))
  await raceWith(
    trade,
    [removing, resume],
    { explore: everyOrder },
    async ({ statuses, story }) => {
      expect(statuses[0], story).toBe(200)
      await trade.goTo(sendTime)
      await trade.minuteOf(sendTime)
      const orders = (await trade.sent()).map(({ status }) => status)
      expect(orders, story).not.toContain('submitted')
      if (statuses[1] === 200) expect(orders, story).toEqual(['awaiting-approval'])
      await trade.goTo(monday)
    },
  )
})

test('a member removed while the cron runs leaves an order with their approval or one that waits for a colleague', async () => {
  const { trade, approver } = await withApprovedStanding(10_000)
  await trade.colleague('approver')
  await trade.goTo(sendTime)
  const removing = staffCall(trade, 'DELETE', memberPath(trade, approver))
  const outcomes = await race(trade, [runStandingOrders, removing], async () => {
    await trade.minuteOf(sendTime)
    return (await trade.sent()).map(({ status }) => status).join()
  })
  expect(outcomes).toEqual(['awaiting-approval', 'submitted'])
})
