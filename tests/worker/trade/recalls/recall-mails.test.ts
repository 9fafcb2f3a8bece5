import { expect, test } from 'vitest'
import { runHealthChecks } from '../../../../worker/features/health/report.ts'
import { queueRecallMails } from '../../../../worker/features/trade/recalls/mails/queue-recall-mails.ts'
import { runJobs } from '../../../../worker/jobs.ts'
import { goodsId, numbersTo } from '../shop.ts'
import { createRecallHouse, withLot } from './recall-house.ts'
import { execute, firstRow, rows, scalar } from '../../kit/rows.ts'

const hourMs = 3_600_000

test('while mail is away nothing is lost; what no one got is seen by staff and by the health check', async () => {
  const { house, recall } = await awayRecall()
  expect((await house.opened(recall.id)).body.mails).toMatchObject({ written: 1, waiting: 1 })
  await house.hours(24)
  const { body } = await house.opened(recall.id)
  expect(body.mails).toEqual({
    written: 1,
    pending: false,
    waiting: 0,
    failed: 1,
    failed_to: [house.buyer.user.email],
  })
  const health = async () => (await runHealthChecks(house.shop.deps())).issues
  expect(await health()).toContain('Recall mails failed: 1 could not be delivered')
  const told = () =>
    firstRow("select subject, done_at from notifications where event = 'recall-mail-dead'")
  expect(await told()).toEqual({ subject: recall.id, done_at: null })

  house.post.isAway = false
  await again(house, recall.id)
  expect(whom(house)).toEqual([house.buyer.user.email])
  expect((await house.opened(recall.id)).body.mails).toMatchObject({ waiting: 0, failed: 0 })
  expect(await told()).toEqual({ subject: recall.id, done_at: house.now().toISOString() })
  expect(await health()).not.toContain('Recall mails failed: 1 could not be delivered')
  // nothing is sent once more
  await house.admin('POST', `/${recall.id}/mails`, {})
  await house.minutes(2)
  expect(whom(house)).toHaveLength(1)
})

test('hundreds of buyers are mailed portion by portion, whatever was mailed that day before', async () => {
  const { house, lot } = await withLot()
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
  const early = await house.close(recall.id)
  expect([early.status, early.body.code]).toEqual([409, 'recall/mails-due'])
  await queueRecallMails(house.shop.deps())
  expect(await written()).toMatchObject({ written: 40, pending: true })
  await house.minutes(2)
  expect(await written()).toMatchObject({ written: clients + 1, pending: false, waiting: 0 })
  expect(house.shop.mailbox.filter(({ subject }) => subject.startsWith('Recall'))).toHaveLength(
    clients + 1,
  )
})

test('a buyer whose mail cannot be written keeps no one else’s, and the health check tells of it', async () => {
  const { house, lot } = await withLot()
  const other = await house.client('Other')
  await house.shippedTo(house.company, [[lot, 1]])
  await house.shippedTo(other.company, [[lot, 1]])
  const first = [house.company, other.company].toSorted()[0]
  // stands for whatever may be wrong with one of them
  await execute(`create trigger broken before update of is_due on recall_recipients when new.company_id = '${first}'
      begin select raise(abort, 'broken'); end`)
  await house.open([lot])
  await house.minutes(2)
  expect(await house.mailed()).toHaveLength(1)
  house.at(new Date(house.now().getTime() + 16 * 60_000))
  const { issues } = await runHealthChecks(house.shop.deps())
  expect(issues).toContain('Recall mails overdue: 1 clients not mailed in time')
  await execute('drop trigger broken')
  await house.minutes(2)
  expect(await house.mailed()).toHaveLength(2)
})

test('a client whom no one can be mailed for is named to staff', async () => {
  const { house, lot } = await withLot()
  await house.shippedTo(await house.shop.company('Empty'), [[lot, 1]])
  const { body: recall } = await house.open([lot])
  await house.minutes()
  expect(await house.recipients(recall.id)).toMatchObject([{ name: 'Empty', mails: 0 }])
})

test('staff are reminded of a drill once a month from a year after the last, and it is kept for good', async () => {
  const house = await createRecallHouse()
  const daily = () => runJobs({ ...house.shop.deps(), now: house.now }, '23 5 * * *')
  const told = () =>
    rows<{ done_at: string | null }>(
      "select done_at from notifications where event = 'drill-due' order by created_at",
    )
  const start = house.now()
  const after = (days: number) => new Date(start.getTime() + days * 24 * hourMs)
  await daily()
  expect(await told(), 'nothing has left yet').toEqual([])
  const lot = await house.lot(house.oil)
  await house.shippedTo(house.company, [[lot, 1]])
  await daily()
  expect(await told(), 'more than a year ago, and no one ever drilled').toMatchObject([
    { done_at: null },
  ])
  const { body: drill } = await house.open([lot], { kind: 'drill' })
  await house.close(drill.id)
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
  await house.close(next.id)
  expect(await waiting()).toBe(0)
})

const failed = 'Recall mails failed: 1 could not be delivered'

type House = Awaited<ReturnType<typeof awayHouse>>

/** A house whose mail is away until it is back. */
async function awayHouse() {
  const post = { isAway: true, delivered: [] as { to: string; text: string }[] }
  const house = await createRecallHouse({
    sendMail: async (mail) => {
      if (post.isAway) throw new Error('away')
      post.delivered.push({ to: mail.to, text: JSON.stringify(mail) })
    },
  })
  const start = house.now().getTime()
  return {
    ...house,
    post,
    start,
    /** So many hours of the cron; then the clock is back, as the session of staff proves nothing after that. */
    hours: async (n: number) => {
      for (let hour = 0; hour <= n; hour++) {
        house.at(new Date(start + hour * hourMs))
        await house.minutes()
      }
      house.at(new Date(start))
    },
    recalled: async (...companies: string[]) => {
      const lot = await house.lot(house.oil, { code: 'A-1' })
      for (const company of companies) await house.shippedTo(company, [[lot, 1]])
      const { body } = await house.open([lot])
      await house.minutes()
      return body
    },
    issues: async (hour: number) => {
      house.at(new Date(start + hour * hourMs))
      const { issues } = await runHealthChecks(house.shop.deps())
      house.at(new Date(start))
      return issues
    },
  }
}

/** A recall of which the mails wait. */
async function awayRecall() {
  const house = await awayHouse()
  return { house, recall: await house.recalled(house.company) }
}

const remove = ({ shop, company, buyer }: House) =>
  shop.admin('DELETE', `/companies/${company}/members/${buyer.user.id}`)
const again = async (house: House, id: string) => {
  expect((await house.admin('POST', `/${id}/mails`, {})).status).toBe(200)
  await house.minutes()
}
const whom = ({ post }: House) => post.delivered.map(({ to }) => to)

test('a removed member gets no recall mail that was waiting for them', async () => {
  const { house, recall } = await awayRecall()
  expect((await remove(house)).status).toBe(200)
  house.post.isAway = false
  await house.hours(24)
  expect(whom(house)).toEqual([])
  const { mails } = (await house.opened(recall.id)).body
  expect(mails).toMatchObject({ written: 0, pending: false, waiting: 0, failed: 0, failed_to: [] })
})

test('a removed member gets no recall mail when staff send given up ones again', async () => {
  const { house, recall } = await awayRecall()
  await house.hours(24)
  expect((await house.opened(recall.id)).body.mails).toMatchObject({ failed: 1 })
  await remove(house)
  house.post.isAway = false
  await again(house, recall.id)
  expect(whom(house)).toEqual([])
  expect((await house.opened(recall.id)).body.mails).toMatchObject({ written: 0, failed: 0 })
})

test.for(['waiting', 'given up'])(
  'who buys for a second company hears of its part only, where the mail of both was %s',
  async (how) => {
    const house = await awayHouse()
    const { shop, buyer } = house
    const second = await shop.company('Second Taverna')
    await shop.join(buyer.user.id, second)
    const name = await scalar<string>('select name from companies where id = ?', house.company)
    const recall = await house.recalled(house.company, second)
    if (how === 'given up') await house.hours(24)
    expect((await remove(house)).status).toBe(200)
    house.post.isAway = false
    await house.minutes()
    expect(whom(house)).toEqual([buyer.user.email])
    expect(house.post.delivered[0]?.text).toContain('Second Taverna')
    expect(house.post.delivered[0]?.text).not.toContain(name)
    expect((await house.opened(recall.id)).body.mails).toMatchObject({ written: 1, failed: 0 })
  },
)

test('a recall mail that is sent again goes to today’s address and to today’s members', async () => {
  const { house, recall } = await awayRecall()
  await house.hours(24)
  const { id } = house.buyer.user
  await execute("update users set email = 'right@client.test' where id = ?", id)
  const joined = await house.shop.buyer(house.company)
  house.post.isAway = false
  await again(house, recall.id)
  expect(whom(house).toSorted()).toEqual([joined.user.email, 'right@client.test'].toSorted())
  expect((await house.opened(recall.id)).body.mails).toMatchObject({ written: 2, failed: 0 })
})

test('each of more than a hundred failed recall mails is sent again', async () => {
  const { house, recall } = await awayRecall()
  const more = 104
  const each = numbersTo(more)
  await execute(`insert into users (id, email, app_metadata, user_metadata, created_at, updated_at)
    ${each} select ${goodsId}, i || '@client.test', '{}', '{}', '2026', '2026' from n`)
  await execute(`insert into user_roles (user_id, role) ${each} select ${goodsId}, 'client' from n`)
  const members = `insert into memberships (user_id, company_id, locale, created_at)
    ${each} select ${goodsId}, ?, 'en', '2026' from n`
  await execute(members, house.company)
  await execute('update recall_recipients set is_due = 1')
  await house.minutes()
  await execute(
    "update outbox set state = 'dead', lease_until = null where idempotency_key like 'mail:recall:%'",
  )
  house.post.isAway = false
  await again(house, recall.id)
  await house.minutes()
  expect(new Set(whom(house)).size).toBe(more + 1)
  expect((await house.opened(recall.id)).body.mails).toMatchObject({
    written: more + 1,
    waiting: 0,
    failed: 0,
  })
})

test('a recall mail that is given up after the recall was closed is an error of the health for a week', async () => {
  const { house, recall } = await awayRecall()
  const closed = await house.close(recall.id)
  expect(closed.status).toBe(200)
  expect(await house.issues(0)).not.toContain(failed)
  await house.hours(24)
  expect(await house.issues(25)).toContain(failed)
  expect(await house.issues(6 * 24)).toContain(failed)
  expect(await house.issues(9 * 24)).not.toContain(failed)
})

test('a recall mail that was given up before the closing is no error of the health', async () => {
  const { house, recall } = await awayRecall()
  await house.hours(24)
  expect(await house.issues(25)).toContain(failed)
  await execute(
    'update recalls set closed_at = ? where id = ?',
    new Date(house.start + 26 * hourMs).toISOString(),
    recall.id,
  )
  expect(await house.issues(27)).not.toContain(failed)
})
