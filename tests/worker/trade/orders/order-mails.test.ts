import { expect, test } from 'vitest'
import type { Locale } from '#contract/locales.ts'
import type { OrderDetail } from '#contract/trade/orders.ts'
import { deliverDue } from '../../../../worker/features/outbox/deliver.ts'
import {
  composeOrderMail,
  type OrderMailData,
} from '../../../../worker/features/trade/mails/compose-order-mail.ts'
import { orderMailWords } from '../../../../worker/features/trade/mails/order-mail-words.ts'
import { announceTime, standingFixture } from '../standing/standing-fixture.ts'
import { orderFixture, type OrderFixture } from './order-fixture.ts'

/* Companies and their programs may change orders endlessly: mails about them are limited. */

const hourMs = 3_600_000

/** Subjects mailed to office and buyer since the last call. */
function takeMails(trade: OrderFixture) {
  const mails = trade.shop.mailbox.splice(0)
  const isBuyers = ({ to }: { to: string }) => to === trade.buyer.user.email
  return { office: mails.filter((mail) => !isBuyers(mail)), buyer: mails.filter(isBuyers) }
}

/** The end of the subject about an order that was called back. */
const end = orderMailWords.en.mails.calledBack.subject.split('}').at(-1) ?? ''

const kinds = (mails: { subject: string }[]) =>
  mails.map(({ subject }) => (subject.endsWith(end) ? 'called back' : 'sent'))

async function sendAgain(
  trade: OrderFixture,
  order: Pick<OrderDetail, 'id' | 'version'>,
  token?: string,
) {
  const back = await trade.does(order.id, 'call-back', order.version, token)
  if (back.status !== 200) throw new Error(JSON.stringify(back.body))
  const again = await trade.submit(undefined, token)
  if (again.status !== 200) throw new Error(JSON.stringify(again.body))
  return again.body
}

test('a client who submits an order and calls it back all day triggers few mails, the last of which links to the list', async () => {
  const trade = await orderFixture()
  trade.shop.mailbox.length = 0
  let order = await trade.order()
  for (let round = 0; round < 10; round++) order = await sendAgain(trade, order)
  const { office, buyer } = takeMails(trade)
  // the last allowed mail is kept for a submission, so that the last news is never a call-back
  expect(kinds(office)).toEqual(['sent', 'called back', 'sent', 'called back', 'sent', 'sent'])
  expect(buyer).toHaveLength(6)
  const { lastForOffice, lastForClient } = orderMailWords.en
  const sayLast = (mails: { text: string }[], words: string) =>
    mails.map(({ text }) => text.includes(words.split('{company}')[0] ?? ''))
  expect(sayLast(office, lastForOffice)).toEqual([false, false, false, false, false, true])
  expect(sayLast(buyer, lastForClient)).toEqual([false, false, false, false, false, true])

  // the order is still in the list of staff
  expect((await trade.staffSees(order.id)).body).toMatchObject({ status: 'submitted' })
  const inbox = await trade.shop.admin('GET', '/notifications?view=unread')
  expect(inbox.body['rows']).toMatchObject([{ event: 'order', subject: order.id }])

  // and the reply by staff is mailed
  await trade.staff(order.id, 'confirmation', { version: order.version })
  expect(takeMails(trade).buyer).toHaveLength(1)
})

test('an order changed on the next day is mailed again', async () => {
  const trade = await orderFixture()
  let order = await trade.order()
  for (let round = 0; round < 10; round++) order = await sendAgain(trade, order)
  trade.at(new Date(trade.now().getTime() + 25 * hourMs))
  const { token, user } = await trade.colleague('buyer')
  takeMails(trade)
  await sendAgain(trade, order, token)
  const office = takeMails(trade).office.filter(({ to }) => to !== user.email)
  expect(kinds(office)).toEqual(['called back', 'sent'])
})

test('a client that creates new orders all day triggers a limited number of mails', async () => {
  const trade = await orderFixture()
  trade.shop.mailbox.length = 0
  for (let round = 0; round < 25; round++) {
    const order = await trade.order()
    expect((await trade.does(order.id, 'cancellation', order.version)).status).toBe(200)
  }
  const { office, buyer } = takeMails(trade)
  expect(office).toHaveLength(20)
  expect(office.at(-1)?.subject).toContain('from')
  expect(buyer.length).toBeLessThanOrEqual(20)
})

test('the mail limit applies per company, and separately for approvers', async () => {
  const trade = await orderFixture({}, { approval_over_cents: 13_999 })
  const approver = await trade.colleague('approver')
  let order = await trade.order()
  trade.shop.mailbox.length = 0
  for (let round = 0; round < 10; round++) order = await sendAgain(trade, order)
  const asked = trade.shop.mailbox.splice(0).filter(({ to }) => to === approver.user.email)
  expect(asked).toHaveLength(5)
  // the office had no mail so far
  await trade.does(order.id, 'approval', order.version, approver.token)
  expect(takeMails(trade).office).toHaveLength(1)
})

test('two simultaneous submissions share the remaining mail limit', async () => {
  const trade = await orderFixture()
  let order = await trade.order()
  await sendAgain(trade, order)
  order = (await trade.read(order.id)).body
  const back = await trade.does(order.id, 'call-back', order.version)
  trade.shop.mailbox.length = 0
  const basket = await trade.basket()
  const answers = await Promise.all([trade.submit(basket), trade.submit(basket)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(back.status).toBe(200)
  expect(kinds(takeMails(trade).office)).toEqual(['sent'])
  // one mail was used: the call-back is not mailed, the last submission is
  order = (await trade.read(order.id)).body
  await sendAgain(trade, order)
  expect(kinds(takeMails(trade).office)).toEqual(['sent'])
})

type Line = OrderMailData['lines'][number]

const honey: Line = {
  line: 1,
  product_id: 'a',
  sku: 'HONEY',
  name: 'Thyme honey',
  names: {},
  pack: '12 × 450 g',
  price_unit: 'case',
  unit_cents: 16_200,
  cases: 3,
  case_g: null,
  est_g: null,
  net_g: null,
  amount_cents: 48_600,
  is_sample: 0,
  change: null,
}
const feta = { price_unit: 'kg', case_g: 8_000, est_g: 24_000, unit_cents: 1_835 } as const

/** The lines of a mail, with non-breaking spaces replaced. */
function linesOf(line: Partial<Line>, locale: Locale = 'en', shipment?: OrderMailData['shipment']) {
  const { text } = composeOrderMail({
    kind: 'changed',
    to: 'buyer@example.org',
    locale,
    mailData: {
      number: 'M-1',
      companyName: 'Shop',
      placedName: 'Ann',
      currency: 'CAD',
      totalCents: 1,
      deliveryOn: null,
      poNumber: null,
      note: null,
      lines: [{ ...honey, ...line }],
      isSample: false,
      ...(shipment && { shipment }),
    },
    link: 'https://example.org',
    isForOffice: false,
  })
  const paragraph = text.split('\n\n').find((part) => part.includes('450 g')) ?? ''
  return paragraph.replaceAll(/[\u00a0\u202f]/g, ' ')
}

test('a mailed order line shows amount and price, and compares equal units', () => {
  expect(linesOf({})).toBe('3 × Thyme honey (12 × 450 g): $486.00 ($162.00 per case)')
  expect(linesOf({ change: { cases: 4, unit_cents: 17_000 } })).toBe(
    '3 × Thyme honey (12 × 450 g): $486.00 ($162.00 per case) – before: 4 cases, $170.00 per case',
  )
  expect(linesOf({ ...feta, change: { unit_cents: 1_900 } })).toBe(
    '3 × Thyme honey (12 × 450 g): $486.00 (estimated, billed by weight: $18.35 per kg) – before: $19.00 per kg',
  )
  expect(linesOf({ change: { cases: 1 } }, 'fr')).toBe(
    '3 × Thyme honey (12 × 450 g) : 486,00 $ (162,00 $ la caisse) – avant : 1 caisse',
  )
})

test('an unavailable line counts as zero and shows the former quantity', () => {
  expect(linesOf({ cases: 0, amount_cents: 0, change: { cases: 4 } })).toBe(
    'Thyme honey (12 × 450 g): not available – before: 4 cases',
  )
})

const lot = { line: 1, lot_id: 'l', best_before: null, net_g: null, recall_id: null }
const sent = { shipped_on: '2026-11-23', reference: null }

test('the shipment mail shows the weight of weighed goods, and no earlier change', () => {
  const lots = [10_050, 10_500].map((net_g) => ({ ...lot, code: 'A', cases: 1, net_g }))
  const weighed = { ...feta, est_g: null, change: { cases: 3 } }
  const first = (locale: Locale) => linesOf(weighed, locale, { ...sent, lots }).split('\n')[0]
  expect(first('en')).toBe('3 × Thyme honey (12 × 450 g): $486.00 (20.55 kg, $18.35 per kg)')
  expect(first('de')).toContain('(20,55 kg, 18,35')
})

test('a mail uses the singular for one lot and the plural for several', () => {
  const one = { ...lot, code: 'A', cases: 1 }
  const below = (lots: (typeof one)[]) => linesOf({}, 'en', { ...sent, lots }).split('\n')[1]
  expect(below([one])).toBe('Lot: A (1 case)')
  expect(below([one, { ...lot, code: 'B', cases: 2 }])).toBe('Lots: A (1 case), B (2 cases)')
})

test('a removed member gets no waiting order mail, and colleagues do', async () => {
  let isAway = true
  const delivered: string[] = []
  const trade = await orderFixture({
    sendMail: async ({ to }) => {
      if (isAway) throw new Error('away')
      delivered.push(to)
    },
  })
  const { shop, company, buyer } = trade
  await trade.order()
  const colleague = await trade.colleague('buyer')
  await trade.put({ OIL: 1 }, colleague.token)
  await trade.submit(undefined, colleague.token)
  await deliverDue(shop.deps())
  const removed = await shop.admin('DELETE', `/companies/${company}/members/${buyer.user.id}`)
  expect(removed.status).toBe(200)
  isAway = false
  for (let hour = 0; hour < 3; hour++) {
    trade.at(new Date(trade.now().getTime() + hourMs))
    await deliverDue(shop.deps())
  }
  expect(delivered).not.toContain(buyer.user.email)
  expect(delivered).toContain(colleague.user.email)
})

test('a removed member gets no mail about standing orders', async () => {
  const trade = await standingFixture({
    sendMail: async () => {
      throw new Error('away')
    },
  })
  const { shop, company, buyer } = trade
  await trade.begun()
  await trade.minuteOf(announceTime)
  const unsent = async () => {
    const rows = await shop.db.all(
      "select 1 from outbox where payload is not null and idempotency_key like 'mail:standing:%'",
    )
    return rows.length
  }
  expect(await unsent()).toBe(1)
  await shop.admin('DELETE', `/companies/${company}/members/${buyer.user.id}`)
  expect(await unsent()).toBe(0)
})
