import { expect, test } from 'vitest'
import { runHealthChecks } from '../../../../worker/features/health/report.ts'
import { queueRecallMails } from '../../../../worker/features/trade/recalls/mails/queue-recall-mails.ts'
import { runJobs } from '../../../../worker/jobs.ts'
import { productIdSql, numbersSql } from '../shop.ts'
import { recallFixture, withLot } from './recall-fixture.ts'
import { execute, firstRow, rows, scalar } from '../../kit/rows.ts'

const hourMs = 3_600_000

test('recall mails wait while mail is down, and failed ones are shown to staff and the health check', async () => {
  const { trade, recall } = await recallDuringOutage()
  expect((await trade.opened(recall.id)).body.mails).toMatchObject({ written: 1, waiting: 1 })
  await trade.hours(24)
  const { body } = await trade.opened(recall.id)
  expect(body.mails).toEqual({
    written: 1,
    pending: false,
    waiting: 0,
    failed: 1,
    failed_to: [trade.buyer.user.email],
  })
  const health = async () => (await runHealthChecks(trade.shop.deps())).issues
  expect(await health()).toContain('Recall mails failed: 1 could not be delivered')
  const notification = () =>
    firstRow("select subject, done_at from notifications where event = 'recall-mail-dead'")
  expect(await notification()).toEqual({ subject: recall.id, done_at: null })

  trade.post.isAway = false
  await again(trade, recall.id)
  expect(whom(trade)).toEqual([trade.buyer.user.email])
  expect((await trade.opened(recall.id)).body.mails).toMatchObject({ waiting: 0, failed: 0 })
  expect(await notification()).toEqual({ subject: recall.id, done_at: trade.now().toISOString() })
  expect(await health()).not.toContain('Recall mails failed: 1 could not be delivered')
  // a repeated order sends nothing again
  await trade.admin('POST', `/${recall.id}/mails`, {})
  await trade.minutes(2)
  expect(whom(trade)).toHaveLength(1)
})

test('hundreds of buyers are mailed in batches, regardless of other mail limits', async () => {
  const { trade, lot } = await withLot()
  const clients = 45
  for (let n = 0; n < clients; n++) {
    const { company } = await trade.client(`Client ${n}`)
    await trade.shippedTo(company, [[lot, 1]])
  }
  // uses up the limit of order mails
  let placed = await trade.order()
  for (let n = 0; n < 8; n++) {
    const back = await trade.does(placed.id, 'call-back', placed.version)
    placed = (await trade.submit()).body
    if (back.status !== 200) throw new Error(JSON.stringify(back.body))
  }
  await trade.shippedTo(trade.company, [[lot, 1]])
  const { body: recall } = await trade.open([lot])
  const written = async () => (await trade.opened(recall.id)).body.mails
  expect(await written(), 'the first of them at once').toMatchObject({ written: 20, pending: true })
  const early = await trade.close(recall.id)
  expect([early.status, early.body.code]).toEqual([409, 'recall/mails-due'])
  await queueRecallMails(trade.shop.deps())
  expect(await written()).toMatchObject({ written: 40, pending: true })
  await trade.minutes(2)
  expect(await written()).toMatchObject({ written: clients + 1, pending: false, waiting: 0 })
  expect(trade.shop.mailbox.filter(({ subject }) => subject.startsWith('Recall'))).toHaveLength(
    clients + 1,
  )
})

test('a recall mail that cannot be built does not delay others, and the health check reports it', async () => {
  const { trade, lot } = await withLot()
  const other = await trade.client('Other')
  await trade.shippedTo(trade.company, [[lot, 1]])
  await trade.shippedTo(other.company, [[lot, 1]])
  const first = [trade.company, other.company].toSorted()[0]
  // simulates any failure of one recipient
  await execute(`create trigger broken before update of is_due on recall_recipients when new.company_id = '${first}'
      begin select raise(abort, 'broken'); end`)
  await trade.open([lot])
  await trade.minutes(2)
  expect(await trade.mailed()).toHaveLength(1)
  trade.at(new Date(trade.now().getTime() + 16 * 60_000))
  const { issues } = await runHealthChecks(trade.shop.deps())
  expect(issues).toContain('Recall mails overdue: 1 clients not mailed in time')
  await execute('drop trigger broken')
  await trade.minutes(2)
  expect(await trade.mailed()).toHaveLength(2)
})

test('a recalled client without a reachable member is named to staff', async () => {
  const { trade, lot } = await withLot()
  await trade.shippedTo(await trade.shop.company('Empty'), [[lot, 1]])
  const { body: recall } = await trade.open([lot])
  await trade.minutes()
  expect(await trade.recipients(recall.id)).toMatchObject([{ name: 'Empty', mails: 0 }])
})

test('staff are reminded monthly once the last drill is a year old, and drills are kept for good', async () => {
  const trade = await recallFixture()
  const daily = () => runJobs({ ...trade.shop.deps(), now: trade.now }, '23 5 * * *')
  const notification = () =>
    rows<{ done_at: string | null }>(
      "select done_at from notifications where event = 'drill-due' order by created_at",
    )
  const start = trade.now()
  const after = (days: number) => new Date(start.getTime() + days * 24 * hourMs)
  await daily()
  expect(await notification(), 'nothing has left yet').toEqual([])
  const lot = await trade.lot(trade.oil)
  await trade.shippedTo(trade.company, [[lot, 1]])
  await daily()
  expect(await notification(), 'more than a year ago, and no one ever drilled').toMatchObject([
    { done_at: null },
  ])
  const { body: drill } = await trade.open([lot], { kind: 'drill' })
  await trade.close(drill.id)
  expect((await trade.recalls()).body.last_drill_at).toBe(start.toISOString())
  const waiting = async () => (await notification()).filter(({ done_at: at }) => at === null).length
  expect(await waiting()).toBe(0)
  trade.at(after(364))
  await daily()
  expect(await waiting()).toBe(0)
  trade.at(after(367))
  await daily()
  await daily()
  expect(await waiting()).toBe(1)
  trade.at(after(3 * 365))
  await daily()
  trade.at(start)
  const { body } = await trade.opened(drill.id)
  expect([body.kind, body.companies, body.closed_at]).toEqual(['drill', 1, start.toISOString()])
  const { body: next } = await trade.open([lot], { kind: 'drill' })
  await trade.close(next.id)
  expect(await waiting()).toBe(0)
})

const failed = 'Recall mails failed: 1 could not be delivered'

type MailOutageFixture = Awaited<ReturnType<typeof createMailOutageFixture>>

/** A fixture whose mail service is down until it is restored. */
async function createMailOutageFixture() {
  const post = { isAway: true, delivered: [] as { to: string; text: string }[] }
  const trade = await recallFixture({
    sendMail: async (mail) => {
      if (post.isAway) throw new Error('away')
      post.delivered.push({ to: mail.to, text: JSON.stringify(mail) })
    },
  })
  const start = trade.now().getTime()
  return {
    ...trade,
    post,
    start,
    /** Runs the cron for some hours, then resets the clock, so that the staff session stays valid. */
    hours: async (n: number) => {
      for (let hour = 0; hour <= n; hour++) {
        trade.at(new Date(start + hour * hourMs))
        await trade.minutes()
      }
      trade.at(new Date(start))
    },
    recalled: async (...companies: string[]) => {
      const lot = await trade.lot(trade.oil, { code: 'A-1' })
      for (const company of companies) await trade.shippedTo(company, [[lot, 1]])
      const { body } = await trade.open([lot])
      await trade.minutes()
      return body
    },
    issues: async (hour: number) => {
      trade.at(new Date(start + hour * hourMs))
      const { issues } = await runHealthChecks(trade.shop.deps())
      trade.at(new Date(start))
      return issues
    },
  }
}

/** A recall with waiting mails. */
async function recallDuringOutage() {
  const trade = await createMailOutageFixture()
  return { trade, recall: await trade.recalled(trade.company) }
}

const remove = ({ shop, company, buyer }: MailOutageFixture) =>
  shop.admin('DELETE', `/companies/${company}/members/${buyer.user.id}`)
const again = async (trade: MailOutageFixture, id: string) => {
  expect((await trade.admin('POST', `/${id}/mails`, {})).status).toBe(200)
  await trade.minutes()
}
const whom = ({ post }: MailOutageFixture) => post.delivered.map(({ to }) => to)

test('a removed member gets no waiting recall mail', async () => {
  const { trade, recall } = await recallDuringOutage()
  expect((await remove(trade)).status).toBe(200)
  trade.post.isAway = false
  await trade.hours(24)
  expect(whom(trade)).toEqual([])
  const { mails } = (await trade.opened(recall.id)).body
  expect(mails).toMatchObject({ written: 0, pending: false, waiting: 0, failed: 0, failed_to: [] })
})

test('a removed member gets no recall mail when staff resend failed ones', async () => {
  const { trade, recall } = await recallDuringOutage()
  await trade.hours(24)
  expect((await trade.opened(recall.id)).body.mails).toMatchObject({ failed: 1 })
  await remove(trade)
  trade.post.isAway = false
  await again(trade, recall.id)
  expect(whom(trade)).toEqual([])
  expect((await trade.opened(recall.id)).body.mails).toMatchObject({ written: 0, failed: 0 })
})

test.for(['waiting', 'failed'])(
  'a buyer who left one of two companies is mailed about the other only (mail %s)',
  async (how) => {
    const trade = await createMailOutageFixture()
    const { shop, buyer } = trade
    const second = await shop.company('Second Taverna')
    await shop.join(buyer.user.id, second)
    const name = await scalar<string>('select name from companies where id = ?', trade.company)
    const recall = await trade.recalled(trade.company, second)
    if (how === 'failed') await trade.hours(24)
    expect((await remove(trade)).status).toBe(200)
    trade.post.isAway = false
    await trade.minutes()
    expect(whom(trade)).toEqual([buyer.user.email])
    expect(trade.post.delivered[0]?.text).toContain('Second Taverna')
    expect(trade.post.delivered[0]?.text).not.toContain(name)
    expect((await trade.opened(recall.id)).body.mails).toMatchObject({ written: 1, failed: 0 })
  },
)

test('a resent recall mail goes to current addresses and members', async () => {
  const { trade, recall } = await recallDuringOutage()
  await trade.hours(24)
  const { id } = trade.buyer.user
  await execute("update users set email = 'right@client.test' where id = ?", id)
  const joined = await trade.shop.buyer(trade.company)
  trade.post.isAway = false
  await again(trade, recall.id)
  expect(whom(trade).toSorted()).toEqual([joined.user.email, 'right@client.test'].toSorted())
  expect((await trade.opened(recall.id)).body.mails).toMatchObject({ written: 2, failed: 0 })
})

test('all of more than a hundred failed recall mails are sent again', async () => {
  const { trade, recall } = await recallDuringOutage()
  const more = 104
  const each = numbersSql(more)
  await execute(`insert into users (id, email, app_metadata, user_metadata, created_at, updated_at)
    ${each} select ${productIdSql}, i || '@client.test', '{}', '{}', '2026', '2026' from n`)
  await execute(
    `insert into user_roles (user_id, role) ${each} select ${productIdSql}, 'client' from n`,
  )
  const members = `insert into memberships (user_id, company_id, locale, created_at)
    ${each} select ${productIdSql}, ?, 'en', '2026' from n`
  await execute(members, trade.company)
  await execute('update recall_recipients set is_due = 1')
  await trade.minutes()
  await execute(
    "update outbox set state = 'dead', lease_until = null where idempotency_key like 'mail:recall:%'",
  )
  trade.post.isAway = false
  await again(trade, recall.id)
  await trade.minutes()
  expect(new Set(whom(trade)).size).toBe(more + 1)
  expect((await trade.opened(recall.id)).body.mails).toMatchObject({
    written: more + 1,
    waiting: 0,
    failed: 0,
  })
})

test('a recall mail that fails after the closing is a health error for a week', async () => {
  const { trade, recall } = await recallDuringOutage()
  expect((await trade.close(recall.id)).status).toBe(200)
  expect(await trade.issues(0)).not.toContain(failed)
  await trade.hours(24)
  expect(await trade.issues(25)).toContain(failed)
  expect(await trade.issues(6 * 24)).toContain(failed)
  expect(await trade.issues(9 * 24)).not.toContain(failed)
})

test('a recall mail that failed before the closing is no health error afterwards', async () => {
  const { trade, recall } = await recallDuringOutage()
  await trade.hours(24)
  expect(await trade.issues(25)).toContain(failed)
  await execute(
    'update recalls set closed_at = ? where id = ?',
    new Date(trade.start + 26 * hourMs).toISOString(),
    recall.id,
  )
  expect(await trade.issues(27)).not.toContain(failed)
})
