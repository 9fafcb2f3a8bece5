import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import { findPageText, pageTexts } from '#contract/site/page-texts.ts'
import { PageTextsChange } from '#contract/staff/content/page-texts.ts'
import { loadSharedWords, loadWords } from '../../../web/i18n/load-words.ts'
import { loadedWords, wordsOf } from '../../../web/i18n/words-of.ts'
import type { Db } from '../../../worker/db/client.ts'
import { liveDeps } from '../../../worker/deps.ts'
import { publishDue } from '../../../worker/features/content/drafts.ts'
import { ownKv } from '../kit/own-kv.ts'
import { origin } from '../kit/client.ts'
import { someOrders } from '../kit/every-order.ts'
import { asking, twoAtOnce, type Wanted } from '../kit/two-at-once.ts'
import { type ContentOffice, contentOffice, texts } from './content-world.ts'
import { execute, rows, scalar } from '../kit/rows.ts'

const key = 'home.contact.title'
const shipped = 'Tell us what you are looking for'

async function pageTextOffice() {
  const office = await contentOffice()
  const call = (method: string, path = '', body?: unknown, token?: string) =>
    office.admin(method, `/page-texts${path}`, body, token)
  return {
    ...office,
    call,
    write: (text: string | null, version = 0, change: object = {}) =>
      call('PATCH', '', { texts: [{ key, locale: 'en', text, shipped, version, ...change }] }),
  }
}

test('a text that staff publish is on its page, in its Markdown copy and in what hydrates the page, in its language only', async () => {
  const office = await pageTextOffice()
  expect(await office.page('/')).toContain(shipped)
  const { status } = await office.write('Which <b>goods</b> & "dates"?')
  expect(status).toBe(200)
  const page = await office.page('/')
  expect(page).toContain('Which &lt;b&gt;goods&lt;/b&gt; &amp; &quot;dates&quot;?</h2>')
  expect(page, 'for hydration').toContain('"home.contact.title":"Which \\u003cb>goods')
  expect(page).not.toContain(shipped)
  expect(await office.page('/index.md')).not.toContain(shipped)
  expect(await office.page('/de'), 'other languages carry none of it').not.toContain(key)
})

test('what search engines are told of a page follows its texts', async () => {
  const office = await pageTextOffice()
  const about = { key: 'page.about.solutions.title', shipped: 'Solutions for food buyers' }
  await office.write('Ranges that sell', 0, about)
  expect(await office.page('/solutions')).toContain('<title>Ranges that sell · ')
  expect(await office.page('/llms.txt')).toContain('Ranges that sell')
})

test('once a text is undone or the original is back, every page is to the byte as before', async () => {
  const office = await pageTextOffice()
  const places = ['/', '/solutions', '/insights/news', '/llms.txt', '/insights/news/feed.xml']
  const all = () => Promise.all(places.map(office.page))
  const before = await all()
  const saved = (await office.write('Something else')).body as unknown as { change_set: string }
  expect(await all()).not.toEqual(before)
  expect((await office.call('POST', '/undo', { change_set: saved.change_set })).status).toBe(200)
  expect(await all()).toEqual(before)
})

test('of two who saw the same text the second is told, and nothing of theirs is published', async () => {
  const office = await pageTextOffice()
  expect((await office.write('First')).status).toBe(200)
  const late = await office.write('Second')
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({ code: 'content/version-conflict' })
  expect(await office.page('/')).toContain('First</h2>')
  const { body } = await office.call('GET', `/history?key=${key}`)
  const changes = [{ locale: 'en', from: null, to: 'First' }]
  expect(body).toMatchObject({ sets: [{ can_undo: true, is_undo: false, changes }] })
})

test('what is no text of a page, has braces or nothing to see, or is too long is refused', async () => {
  const office = await pageTextOffice()
  const wrong = ['', ' ', '\u200b\u202e\ud800', 'a{b}', '__proto__', 'constructor', 'x'.repeat(91)]
  for (const text of wrong) expect((await office.write(text)).status, text).toBe(422)
  for (const other of ['legal.privacy.body', '__proto__.x', 'home.contact'])
    expect((await office.write('Text', 0, { key: other })).status, other).toBe(422)
})

test('whatever may be saved is said by the page as it was typed', async () => {
  await loadSharedWords('en')
  await loadWords('en', ['home'])
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      const change = { key, locale: 'en', text, shipped, version: 0 }
      const accepted = PageTextsChange.safeParse({ texts: [change] }).data?.texts[0]?.text
      if (accepted === null || accepted === undefined) return
      expect(wordsOf('en', { [key]: accepted }).home.contact.title()).toBe(accepted)
      expect(wordsOf('en').home.contact.title(), 'nothing else is changed').toBe(shipped)
    }),
    { numRuns: 2000 },
  )
})

test('every text that staff may change exists in every language, without placeholder, and fits', async () => {
  for (const locale of localeCodes) {
    await loadSharedWords(locale)
    await loadWords(locale, ['home', 'company', 'news', 'blog', 'page'])
    for (const { key: each } of pageTexts) {
      let words: unknown = loadedWords[locale]
      for (const part of each.split('.')) words = Reflect.get(words as object, part)
      const change = { key: each, locale, text: words, shipped: words, version: 0 }
      const { error } = PageTextsChange.safeParse({ texts: [change] })
      expect(error, `${locale} ${each}`).toBe(undefined)
    }
  }
  expect(findPageText(key)?.most).toBe(90)
})

/** A text that Anna scheduled for an hour later. */
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

/** The notifications of a user about failed publications. */
async function failuresFor(user: { id: string }) {
  const sql = `select subject from notifications n join notification_recipients on notification_id = id
    where event = 'publication-failed' and user_id = ?`
  return (await rows(sql, user.id)).map(({ subject }) => subject)
}

const isPublished = async (id: string) =>
  (await scalar(`select 1 from content where key = 'news:${id}:en'`)) !== null

const goings: Record<string, (office: ContentOffice, id: string) => Promise<{ status: number }>> = {
  'lost the role': (office, id) => office.admin('PUT', `/users/${id}/role`, { role: 'none' }),
  'was suspended': (office, id) =>
    office.admin('PUT', `/users/${id}/suspension`, { suspended: true }),
  'was deleted': async (office, id) => {
    await office.admin('PUT', `/users/${id}/role`, { role: 'none' })
    return { status: (await execute('delete from users where id = ?', id)).success ? 200 : 500 }
  },
}

for (const [going, leave] of Object.entries(goings)) {
  test(`what someone planned who ${going} meanwhile waits, and administrators hear of it`, async () => {
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

test('any administrator plans it again or publishes it, and then it is theirs', async () => {
  const { office, anna, id, plan } = await planned()
  await office.admin('PUT', `/users/${anna.user.id}/role`, { role: 'none' })
  office.passes(50)
  // the same text, scheduled by another user
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

test('while someone loses the role at the moment that their text is due, it is published before or not at all', async () => {
  const { office, anna, id } = await planned()
  office.passes(59)
  // records each publication by a user who was no administrator at that time
  await env.DB.batch([
    env.DB.prepare('create table wrongly (actor text)'),
    env.DB.prepare(`create trigger wrongly after insert on content_changes
      when new.actor not in (select user_id from user_roles where role = 'admin')
      begin insert into wrongly values (new.actor); end`),
  ])
  const { token } = await office.member('boss@meltemi.test', 'admin')
  const due = new Date(office.deps().now().getTime() + 2 * 60_000)
  const cron = (db: Db) => {
    const live = liveDeps(env, new Request(origin), { waitUntil() {} })
    return publishDue({ ...live, db, kv: ownKv(), now: () => due })
  }
  const taking: Wanted = ['PUT', `users/${anna.user.id}/role`, { role: 'none' }]
  const taken = asking(taking, token, { now: office.now })
  // restoring the rows fires the trigger, too
  const explore: typeof someOrders = (world) => {
    const reset = async () => {
      await world.reset()
      await execute('delete from wrongly')
    }
    return someOrders({ ...world, reset })
  }
  const check = async ({ statuses, story }: { statuses: number[]; story: string }) => {
    expect(statuses[1], story).toBe(200)
    expect(await scalar('select count(*) n from wrongly'), story).toBe(0)
    const isDone = await isPublished(id)
    expect(await scalar('select count(*) n from content_drafts'), story).toBe(isDone ? 0 : 1)
    return isDone
  }
  expect(await twoAtOnce([cron, taken], check, { explore })).toEqual([false, true])
})
