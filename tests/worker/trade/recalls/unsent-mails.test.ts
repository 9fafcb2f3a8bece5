import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { examine } from '../../../../worker/features/health/report.ts'
import { createRecallHouse } from './recall-house.ts'

/* Mails of recalls that did not get through at first: whom they go to later on, and who hears of it. */

const hourMs = 3_600_000
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
      const { issues } = await examine(house.shop.deps())
      house.at(new Date(start))
      return issues
    },
  }
}

const remove = ({ shop, company, buyer }: House) =>
  shop.admin('DELETE', `/companies/${company}/members/${buyer.user.id}`)
const again = async (house: House, id: string) => {
  expect((await house.admin('POST', `/${id}/mails`, {})).status).toBe(200)
  await house.minutes()
}
const whom = ({ post }: House) => post.delivered.map(({ to }) => to)

test('whoever was taken out of the company gets no recall mail that was waiting for them', async () => {
  const house = await awayHouse()
  const recall = await house.recalled(house.company)
  expect((await remove(house)).status).toBe(200)
  house.post.isAway = false
  await house.hours(24)
  expect(whom(house)).toEqual([])
  const { mails } = (await house.opened(recall.id)).body
  expect(mails).toMatchObject({ written: 0, pending: false, waiting: 0, failed: 0, failed_to: [] })
})

test('nor one that was given up, when staff send again', async () => {
  const house = await awayHouse()
  const recall = await house.recalled(house.company)
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
    await env.DB.prepare(
      'insert into memberships (user_id, company_id, created_at) values (?, ?, ?)',
    )
      .bind(buyer.user.id, second, '2026-01-01T00:00:00.000Z')
      .run()
    const { name } = (await env.DB.prepare('select name from companies where id = ?')
      .bind(house.company)
      .first<{ name: string }>()) ?? { name: '' }
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

test('sent again, it goes to the address that the account has today and to who is a member today', async () => {
  const house = await awayHouse()
  const recall = await house.recalled(house.company)
  await house.hours(24)
  const { id } = house.buyer.user
  await env.DB.prepare("update users set email = 'right@client.test' where id = ?").bind(id).run()
  const joined = await house.shop.buyer(house.company)
  house.post.isAway = false
  await again(house, recall.id)
  expect(whom(house).toSorted()).toEqual([joined.user.email, 'right@client.test'].toSorted())
  expect((await house.opened(recall.id)).body.mails).toMatchObject({ written: 2, failed: 0 })
})

test('sent again, each of more than a hundred that failed is sent', async () => {
  const house = await awayHouse()
  const recall = await house.recalled(house.company)
  const more = 104
  const members = Array.from({ length: more }, () => crypto.randomUUID())
  await env.DB.batch(
    members.flatMap((id) => [
      env.DB.prepare(
        `insert into users (id, email, app_metadata, user_metadata, created_at, updated_at)
          values (?1, ?1 || '@client.test', '{}', '{}', '2026-01-01', '2026-01-01')`,
      ).bind(id),
      env.DB.prepare("insert into user_roles (user_id, role) values (?, 'client')").bind(id),
      env.DB.prepare(
        "insert into memberships (user_id, company_id, created_at) values (?, ?, '2026-01-01')",
      ).bind(id, house.company),
    ]),
  )
  await env.DB.prepare('update recall_recipients set is_due = 1').run()
  await house.minutes()
  await env.DB.prepare(
    "update outbox set state = 'dead', lease_until = null where idempotency_key like 'mail:recall:%'",
  ).run()
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
  const house = await awayHouse()
  const recall = await house.recalled(house.company)
  const closed = await house.admin('POST', `/${recall.id}/closing`, { version: 1 })
  expect(closed.status).toBe(200)
  expect(await house.issues(0)).not.toContain(failed)
  await house.hours(24)
  expect(await house.issues(25)).toContain(failed)
  expect(await house.issues(6 * 24)).toContain(failed)
  expect(await house.issues(9 * 24)).not.toContain(failed)
})

test('one that was given up before, which whoever closed it saw, is none', async () => {
  const house = await awayHouse()
  const recall = await house.recalled(house.company)
  await house.hours(24)
  expect(await house.issues(25)).toContain(failed)
  await env.DB.prepare('update recalls set closed_at = ? where id = ?')
    .bind(new Date(house.start + 26 * hourMs).toISOString(), recall.id)
    .run()
  expect(await house.issues(27)).not.toContain(failed)
})
