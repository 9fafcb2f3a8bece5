import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { runJobs } from '../../../../worker/jobs.ts'
import { examine } from '../../../../worker/features/health/report.ts'
import { queueRecallMails } from '../../../../worker/features/trade/recalls/mails/queue-recall-mails.ts'
import { createRecallHouse } from './recall-house.ts'

const hourMs = 3_600_000

test('while mail is away nothing is lost; what nobody got is seen by staff and by the health check', async () => {
  let isAway = true
  const house = await createRecallHouse({
    sendMail: async ({ to }) => {
      if (isAway) throw new Error('away')
      delivered.push(to)
    },
  })
  const delivered: string[] = []
  const lot = await house.lot(house.oil, { code: 'A-1' })
  await house.shippedTo(house.company, [[lot, 1]])
  const { body: recall } = await house.open([lot])
  await house.minutes()
  expect((await house.opened(recall.id)).body.mails).toMatchObject({ written: 1, waiting: 1 })
  const start = house.now().getTime()
  for (let hour = 0; hour < 24; hour++) {
    house.at(new Date(start + hour * hourMs))
    await house.minutes()
  }
  // a session of a day before proves nothing, and may have ended: somebody else looks
  house.at(new Date(start))
  const { body } = await house.opened(recall.id)
  expect(body.mails).toEqual({
    written: 1,
    pending: false,
    waiting: 0,
    failed: 1,
    failed_to: [house.buyer.user.email],
  })
  const health = async () => (await examine(house.shop.deps())).issues
  expect(await health()).toContain('Recall mails failed: 1 could not be delivered')
  const told = async () =>
    env.DB.prepare(
      "select n.subject, n.done_at from notifications n where event = 'recall-mail-dead'",
    ).first()
  expect(await told()).toEqual({ subject: recall.id, done_at: null })

  isAway = false
  expect((await house.admin('POST', `/${recall.id}/mails`, {})).status).toBe(200)
  await house.minutes()
  expect(delivered).toEqual([house.buyer.user.email])
  expect((await house.opened(recall.id)).body.mails).toMatchObject({ waiting: 0, failed: 0 })
  expect(await told()).toEqual({ subject: recall.id, done_at: house.now().toISOString() })
  expect(await health()).not.toContain('Recall mails failed: 1 could not be delivered')
  // nothing is sent once more
  await house.admin('POST', `/${recall.id}/mails`, {})
  await house.minutes(2)
  expect(delivered).toHaveLength(1)
})

test('hundreds of buyers are mailed portion by portion, whatever was mailed that day before', async () => {
  const house = await createRecallHouse()
  const lot = await house.lot(house.oil)
  const clients = 45
  for (let n = 0; n < clients; n++) {
    const { company } = await house.client(`Client ${n}`)
    await house.shippedTo(company, [[lot, 1]])
  }
  // the budget of mails about what clients do is used up
  let placed = await house.order()
  for (let n = 0; n < 8; n++) {
    const back = await house.does(placed.id, 'call-back', placed.version)
    placed = (await house.submit()).body
    if (back.status !== 200) throw new Error(JSON.stringify(back.body))
  }
  await house.shippedTo(house.company, [[lot, 1]])
  const { body: recall } = await house.open([lot])
  const written = async () => (await house.opened(recall.id)).body.mails
  expect(await written(), 'the first of them at once').toMatchObject({ written: 20, pending: true })
  const early = await house.admin('POST', `/${recall.id}/closing`, { version: 1 })
  expect([early.status, early.body.code]).toEqual([409, 'recall/mails-due'])
  await queueRecallMails(house.shop.deps())
  expect(await written()).toMatchObject({ written: 40, pending: true })
  await house.minutes(2)
  expect(await written()).toMatchObject({ written: clients + 1, pending: false, waiting: 0 })
  expect(house.shop.mailbox.filter(({ subject }) => subject.startsWith('Recall'))).toHaveLength(
    clients + 1,
  )
})

test('a buyer whose mail cannot be written keeps nobody else’s, and the health check tells of it', async () => {
  const house = await createRecallHouse()
  const lot = await house.lot(house.oil)
  const other = await house.client('Other')
  await house.shippedTo(house.company, [[lot, 1]])
  await house.shippedTo(other.company, [[lot, 1]])
  const first = [house.company, other.company].toSorted()[0]
  // stands for whatever may be wrong with one of them
  await env.DB.prepare(
    `create trigger broken before update of is_due on recall_recipients when new.company_id = '${first}'
      begin select raise(abort, 'broken'); end`,
  ).run()
  await house.open([lot])
  await house.minutes(2)
  expect(await house.mailed()).toHaveLength(1)
  house.at(new Date(house.now().getTime() + 16 * 60_000))
  const { issues } = await examine(house.shop.deps())
  expect(issues).toContain('Recall mails overdue: 1 clients not mailed in time')
  await env.DB.prepare('drop trigger broken').run()
  await house.minutes(2)
  expect(await house.mailed()).toHaveLength(2)
})

test('a client whom nobody can be mailed for is named to staff', async () => {
  const house = await createRecallHouse()
  const lot = await house.lot(house.oil)
  await house.shippedTo(await house.shop.company('Empty'), [[lot, 1]])
  const { body: recall } = await house.open([lot])
  await house.minutes()
  expect(await house.recipients(recall.id)).toMatchObject([{ name: 'Empty', mails: 0 }])
})

test('staff are reminded of a drill once a month from a year after the last, and it is kept for good', async () => {
  const house = await createRecallHouse()
  const daily = () => runJobs({ ...house.shop.deps(), now: house.now }, '23 5 * * *')
  const told = async () =>
    (
      await env.DB.prepare(
        "select created_at, done_at from notifications where event = 'drill-due' order by created_at",
      ).all<{ created_at: string; done_at: string | null }>()
    ).results
  const start = house.now()
  const after = (days: number) => new Date(start.getTime() + days * 24 * hourMs)
  await daily()
  expect(await told(), 'nothing has left yet').toEqual([])
  const lot = await house.lot(house.oil)
  await house.shippedTo(house.company, [[lot, 1]])
  await daily()
  expect(await told(), 'more than a year ago, and nobody ever drilled').toMatchObject([
    { done_at: null },
  ])
  const { body: drill } = await house.open([lot], { kind: 'drill' })
  await house.admin('POST', `/${drill.id}/closing`, { version: 1 })
  expect((await house.recalls()).body.last_drill_at).toBe(start.toISOString())
  const waiting = async () => (await told()).filter(({ done_at: at }) => at === null).length
  expect(await waiting()).toBe(0)
  house.at(after(364))
  await daily()
  expect(await waiting()).toBe(0)
  house.at(after(367))
  await daily()
  await daily()
  expect(await waiting()).toBe(1)
  house.at(after(3 * 365))
  await daily()
  house.at(start)
  const { body } = await house.opened(drill.id)
  expect([body.kind, body.companies, body.closed_at]).toEqual(['drill', 1, start.toISOString()])
  const { body: next } = await house.open([lot], { kind: 'drill' })
  await house.admin('POST', `/${next.id}/closing`, { version: 1 })
  expect(await waiting()).toBe(0)
})
