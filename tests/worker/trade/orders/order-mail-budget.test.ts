import { expect, test } from 'vitest'
import type { OrderDetail } from '#contract/trade/orders.ts'
import { orderMailWords } from '../../../../worker/features/trade/mails/order-mail-words.ts'
import { createDesk, type Desk } from './order-desk.ts'

/* A company may change its mind as often as it likes, and a program of theirs more often than anybody reads. */

const hourMs = 3_600_000

/** What the office and the buyer were mailed since it was last asked, as subjects. */
function told(desk: Desk) {
  const mails = desk.shop.mailbox.splice(0)
  const isBuyers = ({ to }: { to: string }) => to === desk.buyer.user.email
  return {
    office: mails.filter((mail) => !isBuyers(mail)),
    buyer: mails.filter(isBuyers),
  }
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

test('who sends an order and calls it back all day has a few mails sent, and the last says where to look', async () => {
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

test('the next day an order that is changed is mailed again', async () => {
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
