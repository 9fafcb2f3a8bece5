import { expect, test } from 'vitest'
import type { Locale } from '#contract/locales.ts'
import type { OrderDetail } from '#contract/trade/orders.ts'
import { deliverDue } from '../../../../worker/features/outbox/deliver.ts'
import {
  composeOrderMail,
  type OrderMailData,
} from '../../../../worker/features/trade/mails/compose-order-mail.ts'
import { orderMailWords } from '../../../../worker/features/trade/mails/order-mail-words.ts'
import { announced, createRepeating } from '../standing/repeating.ts'
import { createDesk, type Desk } from './order-desk.ts'

/* A company may change its mind as often as it likes, and a program of theirs more often than anyone reads. */

const hourMs = 3_600_000

/** What the office and the buyer were mailed since it was last asked, as subjects. */
function told(desk: Desk) {
  const mails = desk.shop.mailbox.splice(0)
  const isBuyers = ({ to }: { to: string }) => to === desk.buyer.user.email
  return { office: mails.filter((mail) => !isBuyers(mail)), buyer: mails.filter(isBuyers) }
}

/** How the subject ends that says that an order was called back. */
const end = orderMailWords.en.mails.calledBack.subject.split('}').at(-1) ?? ''

const kinds = (mails: { subject: string }[]) =>
  mails.map(({ subject }) => (subject.endsWith(end) ? 'called back' : 'sent'))

async function sendAgain(desk: Desk, order: Pick<OrderDetail, 'id' | 'version'>, token?: string) {
  const back = await desk.does(order.id, 'call-back', order.version, token)
  if (back.status !== 200) throw new Error(JSON.stringify(back.body))
  const again = await desk.submit(undefined, token)
  if (again.status !== 200) throw new Error(JSON.stringify(again.body))
  return again.body
}

test('a client who sends an order and calls it back all day has a few mails sent, and the last says where to look', async () => {
  const desk = await createDesk()
  desk.shop.mailbox.length = 0
  let order = await desk.order()
  for (let round = 0; round < 10; round++) order = await sendAgain(desk, order)
  const { office, buyer } = told(desk)
  // the last one is kept for an order that comes: none is called back by mail and then comes in silence
  expect(kinds(office)).toEqual(['sent', 'called back', 'sent', 'called back', 'sent', 'sent'])
  expect(buyer).toHaveLength(6)
  const { lastForOffice, lastForClient } = orderMailWords.en
  const sayLast = (mails: { text: string }[], words: string) =>
    mails.map(({ text }) => text.includes(words.split('{company}')[0] ?? ''))
  expect(sayLast(office, lastForOffice)).toEqual([false, false, false, false, false, true])
  expect(sayLast(buyer, lastForClient)).toEqual([false, false, false, false, false, true])

  // nothing is lost: it stands in the list and among what staff are told
  expect((await desk.staffSees(order.id)).body).toMatchObject({ status: 'submitted' })
  const inbox = await desk.shop.admin('GET', '/notifications?view=unread')
  expect(inbox.body['rows']).toMatchObject([{ event: 'order', subject: order.id }])

  // and staff's answer arrives
  await desk.staff(order.id, 'confirmation', { version: order.version })
  expect(told(desk).buyer).toHaveLength(1)
})

test('an order that is changed the next day is mailed again', async () => {
  const desk = await createDesk()
  let order = await desk.order()
  for (let round = 0; round < 10; round++) order = await sendAgain(desk, order)
  desk.at(new Date(desk.now().getTime() + 25 * hourMs))
  const { token, user } = await desk.colleague('buyer')
  told(desk)
  await sendAgain(desk, order, token)
  const office = told(desk).office.filter(({ to }) => to !== user.email)
  expect(kinds(office)).toEqual(['called back', 'sent'])
})

test('a program that makes a new order each time does not fill a mailbox either', async () => {
  const desk = await createDesk()
  desk.shop.mailbox.length = 0
  for (let round = 0; round < 25; round++) {
    const order = await desk.order()
    expect((await desk.does(order.id, 'cancellation', order.version)).status).toBe(200)
  }
  const { office, buyer } = told(desk)
  expect(office).toHaveLength(20)
  expect(office.at(-1)?.subject).toContain('from')
  expect(buyer.length).toBeLessThanOrEqual(20)
})

test('what one company does silences no other, and an order above the limit is counted for its own approvers', async () => {
  const desk = await createDesk({}, { approval_over_cents: 13_999 })
  const approver = await desk.colleague('approver')
  let order = await desk.order()
  desk.shop.mailbox.length = 0
  for (let round = 0; round < 10; round++) order = await sendAgain(desk, order)
  const asked = desk.shop.mailbox.splice(0).filter(({ to }) => to === approver.user.email)
  expect(asked).toHaveLength(5)
  // the office heard of none of it, and hears of the one that comes
  await desk.does(order.id, 'approval', order.version, approver.token)
  expect(told(desk).office).toHaveLength(1)
})

test('two who send at once share what is left', async () => {
  const desk = await createDesk()
  let order = await desk.order()
  await sendAgain(desk, order)
  order = (await desk.read(order.id)).body
  const back = await desk.does(order.id, 'call-back', order.version)
  desk.shop.mailbox.length = 0
  const basket = await desk.basket()
  const answers = await Promise.all([desk.submit(basket), desk.submit(basket)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(back.status).toBe(200)
  expect(kinds(told(desk).office)).toEqual(['sent'])
  // one of them counted: one call-back is not mailed, the last order is
  order = (await desk.read(order.id)).body
  await sendAgain(desk, order)
  expect(kinds(told(desk).office)).toEqual(['sent'])
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

/** The lines of a mail, with plain spaces. */
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

test('a line says what it costs and the price behind it, and compares like with like', () => {
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

test('what is not available is not counted, and what it was is', () => {
  expect(linesOf({ cases: 0, amount_cents: 0, change: { cases: 4 } })).toBe(
    'Thyme honey (12 × 450 g): not available – before: 4 cases',
  )
})

const lot = { line: 1, lot_id: 'l', best_before: null, net_g: null, recall_id: null }
const sent = { shipped_on: '2026-11-23', reference: null }

test('what is billed by weight says in the mail of its shipment what it weighed, and no change that is past', () => {
  const lots = [10_050, 10_500].map((net_g) => ({ ...lot, code: 'A', cases: 1, net_g }))
  const weighed = { ...feta, est_g: null, change: { cases: 3 } }
  const first = (locale: Locale) => linesOf(weighed, locale, { ...sent, lots }).split('\n')[0]
  expect(first('en')).toBe('3 × Thyme honey (12 × 450 g): $486.00 (20.55 kg, $18.35 per kg)')
  expect(first('de')).toContain('(20,55 kg, 18,35')
})

test('one lot is a lot, and several are lots', () => {
  const one = { ...lot, code: 'A', cases: 1 }
  const below = (lots: (typeof one)[]) => linesOf({}, 'en', { ...sent, lots }).split('\n')[1]
  expect(below([one])).toBe('Lot: A (1 case)')
  expect(below([one, { ...lot, code: 'B', cases: 2 }])).toBe('Lots: A (1 case), B (2 cases)')
})

test('a removed member gets no waiting mail about the company’s orders; colleagues do', async () => {
  let isAway = true
  const delivered: string[] = []
  const desk = await createDesk({
    sendMail: async ({ to }) => {
      if (isAway) throw new Error('away')
      delivered.push(to)
    },
  })
  const { shop, company, buyer } = desk
  await desk.order()
  const colleague = await desk.colleague('buyer')
  await desk.put({ OIL: 1 }, colleague.token)
  await desk.submit(undefined, colleague.token)
  await deliverDue(shop.deps())
  const removed = await shop.admin('DELETE', `/companies/${company}/members/${buyer.user.id}`)
  expect(removed.status).toBe(200)
  isAway = false
  for (let hour = 0; hour < 3; hour++) {
    desk.at(new Date(desk.now().getTime() + hourMs))
    await deliverDue(shop.deps())
  }
  expect(delivered).not.toContain(buyer.user.email)
  expect(delivered).toContain(colleague.user.email)
})

test('a removed member gets no mail about the company’s standing orders', async () => {
  const repeating = await createRepeating({
    sendMail: async () => {
      throw new Error('away')
    },
  })
  const { shop, company, buyer } = repeating
  await repeating.begun()
  await repeating.minuteOf(announced)
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
