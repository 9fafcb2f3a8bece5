import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { liveDeps } from '../../../worker/deps.ts'
import { publishDue } from '../../../worker/features/content/drafts.ts'
import type { Db } from '../../../worker/db/client.ts'
import { ownKv } from '../health/world.ts'
import { call, origin } from '../kit/client.ts'
import { everyOrder } from '../kit/every-order.ts'
import { noLimits } from '../kit/outages.ts'
import { rememberRows } from '../kit/remember-rows.ts'
import { contentOffice, texts } from './content-world.ts'

type Office = Awaited<ReturnType<typeof contentOffice>>

/** A text that Anna planned for in an hour. */
async function planned() {
  const office = await contentOffice()
  const anna = await office.member('anna@meltemi.test', 'admin')
  const id = await office.make()
  const plan = async (token: string) => {
    const at = new Date(office.deps().now().getTime() + 60 * 60_000).toISOString()
    const { status } = await office.draft(id, 'en', texts.en, at, token)
    if (status !== 200) throw new Error(`Planning answers ${status}`)
  }
  await plan(anna.token)
  return { office, anna, id, plan }
}

/** What a user is told of as a publication that failed. */
async function failuresFor(user: { id: string }) {
  const { results } = await env.DB.prepare(
    `select subject from notifications n join notification_recipients r on r.notification_id = n.id
      where n.event = 'publication-failed' and r.user_id = ?`,
  )
    .bind(user.id)
    .all<{ subject: string }>()
  return results.map(({ subject }) => subject)
}

const isPublished = async (id: string) =>
  (await env.DB.prepare(`select 1 from content where key = 'news:${id}:en'`).first()) !== null

const goings: Record<string, (office: Office, id: string) => Promise<{ status: number }>> = {
  'lost the role': (office, id) => office.admin('PUT', `/users/${id}/role`, { role: 'none' }),
  'was suspended': (office, id) =>
    office.admin('PUT', `/users/${id}/suspension`, { suspended: true }),
  'was deleted': async (office, id) => {
    await office.admin('PUT', `/users/${id}/role`, { role: 'none' })
    const left = await env.DB.prepare('delete from users where id = ?').bind(id).run()
    return { status: left.success ? 200 : 500 }
  },
}

for (const [going, leave] of Object.entries(goings)) {
  test(`what somebody planned who ${going} meanwhile waits, and administrators hear of it`, async () => {
    const { office, anna, id } = await planned()
    const stateOf = async () => {
      const stories = (await office.list()).stories
      const inList = stories.find((story) => story.id === id)?.texts.en.draft?.has_no_planner
      return [inList, (await office.read(id)).texts.en.draft?.has_no_planner]
    }
    expect(await stateOf()).toEqual([false, false])
    expect((await leave(office, anna.user.id)).status).toBe(200)
    expect(await stateOf()).toEqual([true, true])
    for (const minutes of [61, 6]) {
      office.passes(minutes)
      await office.cron()
    }
    expect(await isPublished(id)).toBe(false)
    expect(await failuresFor(office.staff.user)).toEqual([id])
    expect(await failuresFor(anna.user)).toEqual([])
  })
}

test('any administrator plans it anew or publishes it, and then it is theirs', async () => {
  const { office, anna, id, plan } = await planned()
  await office.admin('PUT', `/users/${anna.user.id}/role`, { role: 'none' })
  office.passes(50)
  // the same words: only the plan is another one's
  await plan(office.staff.token)
  expect((await office.read(id)).texts.en.draft).toMatchObject({ has_no_planner: false })
  office.passes(55)
  await office.cron()
  expect(await isPublished(id), 'not before the new time').toBe(false)
  office.passes(6)
  await office.cron()
  expect(await isPublished(id)).toBe(true)
  expect(await failuresFor(office.staff.user)).toEqual([])
})

test('while somebody loses the role at the moment that their text is due, it is published before or not at all', async () => {
  const { office, anna, id } = await planned()
  office.passes(59)
  // notes down each publication in the name of somebody who was no administrator as it was written
  await env.DB.batch([
    env.DB.prepare('create table wrongly (actor text)'),
    env.DB.prepare(`create trigger wrongly after insert on content_changes
      when new.actor not in (select user_id from user_roles where role = 'admin')
      begin insert into wrongly values (new.actor); end`),
  ])
  const { token } = await office.member('boss@meltemi.test', 'admin')
  const restore = await rememberRows()
  const reset = async () => {
    await restore()
    await env.DB.exec('delete from wrongly')
  }
  const due = new Date(office.deps().now().getTime() + 2 * 60_000)
  const cron = async (db: Db) => {
    const live = liveDeps(env, new Request(origin), { waitUntil() {} })
    await publishDue({ ...live, db, kv: ownKv(), now: () => due })
  }
  const taken = async (db: Db) => {
    const path = `/api/admin/users/${anna.user.id}/role`
    const override = { db, limits: noLimits, now: office.deps().now }
    const answer = await call(path, { method: 'PUT', token, body: { role: 'none' } }, override)
    expect(answer.status).toBe(200)
  }
  const outcomes = new Set<boolean>()
  const check = async (story: string) => {
    expect(await env.DB.prepare('select count(*) n from wrongly').first('n'), story).toBe(0)
    const kept = await env.DB.prepare('select count(*) n from content_drafts').first('n')
    const published = await isPublished(id)
    expect(kept, story).toBe(published ? 0 : 1)
    outcomes.add(published)
  }
  expect(await everyOrder({ actors: [cron, taken], reset, check })).toBeGreaterThan(1)
  expect([...outcomes].toSorted()).toEqual([false, true])
}, 120_000)
