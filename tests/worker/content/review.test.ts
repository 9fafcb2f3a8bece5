import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { articleFields, contentOffice, texts } from './content-world.ts'

/** Anna and the first administrator, at a draft of hers; `isOn`: a second person must publish. */
async function twoAtADraft(isOn = true) {
  const office = await contentOffice()
  if (isOn) {
    await env.DB.prepare(
      `insert into settings (key, value, version, updated_by, updated_at)
        values ('secondPerson', 'true', 1, 'x', '2026-11-20T00:00:00.000Z')`,
    ).run()
  }
  const anna = (await office.member('anna@meltemi.test', 'admin')).token
  const id = await office.make(undefined, articleFields)
  const draft = async () => (await office.read(id)).texts.en.draft
  const publish = async (token?: string) => {
    const { story, texts: known } = await office.read(id)
    const { version } = story.texts.en
    const own = { locale: 'en', draft: known.en.draft?.version, version }
    return office.call('POST', `/${id}/publish`, { texts: [own] }, token)
  }
  const review = async (state: string, token?: string, note?: string) =>
    office.call(
      'POST',
      `/${id}/drafts/en/review`,
      { state, draft: (await draft())?.version, note },
      token,
    )
  await office.draft(id, 'en', texts.en, null, anna)
  return { office, anna, id, draft, publish, review }
}

test('while a second person must publish, a writer cannot, and a colleague can', async () => {
  const { anna, publish } = await twoAtADraft()
  const own = await publish(anna)
  expect([own.status, own.body['code']]).toEqual([403, 'content/second-person'])
  expect((await publish()).status).toBe(200)
})

test('by default whoever wrote a text publishes it', async () => {
  const { anna, publish } = await twoAtADraft(false)
  expect((await publish(anna)).status).toBe(200)
})

test('a writer asks for a review, and publishes what a colleague approved', async () => {
  const { office, anna, id, draft, publish, review } = await twoAtADraft()
  expect((await review('asked', anna)).status).toBe(200)
  expect(
    (await office.list()).stories.find((story) => story.id === id)?.texts.en.draft,
  ).toMatchObject({ review: 'asked' })
  const own = await review('approved', anna)
  expect([own.status, own.body['code']]).toEqual([403, 'content/own-text'])
  expect((await publish(anna)).status).toBe(403)
  expect((await review('approved')).status).toBe(200)
  expect((await draft())?.review).toMatchObject({ state: 'approved', by: 'staff@meltemi.test' })
  expect((await draft())?.changed_by).toBe('anna@meltemi.test')
  expect((await publish(anna)).status).toBe(200)
  const { results } = await env.DB.prepare(
    "select action, subject from admin_actions where action like 'content/%' order by id",
  ).all()
  const subject = `article:${id}:en`
  expect(results).toEqual([
    { action: 'content/review-asked', subject },
    { action: 'content/approved', subject },
  ])
})

test('an approval is of these words: other words need another one, the same words keep it', async () => {
  const { office, anna, id, draft, publish, review } = await twoAtADraft()
  await review('asked', anna)
  await review('approved')
  const at = new Date(Date.now() + 3_600_000).toISOString()
  await office.draft(id, 'en', texts.en, at, anna)
  expect((await draft())?.review?.state, 'only its plan is another').toBe('approved')
  await office.draft(id, 'en', { ...texts.en, title: 'Half-price honey' }, null, anna)
  expect((await draft())?.review).toBeNull()
  expect((await publish(anna)).body['code']).toBe('content/second-person')
})

test('saving the same words again makes nobody their writer', async () => {
  const { office, anna, id, publish } = await twoAtADraft()
  await office.draft(id, 'en', texts.en)
  expect((await publish(anna)).status, 'Anna is still the writer').toBe(403)
  expect((await publish()).status).toBe(200)
})

test('a text that is sent back has the reason with it until it is asked about again', async () => {
  const { office, anna, id, draft, review } = await twoAtADraft()
  await review('asked', anna)
  expect((await review('returned')).status, 'without a reason').toBe(422)
  expect((await review('returned', undefined, 'Which honey?')).status).toBe(200)
  expect((await draft())?.review).toMatchObject({ state: 'returned', note: 'Which honey?' })
  await office.draft(id, 'en', { ...texts.en, title: 'Thyme honey' }, null, anna)
  expect((await draft())?.review?.note).toBe('Which honey?')
  await review('asked', anna)
  expect((await draft())?.review).toMatchObject({ state: 'asked', note: null })
})

test('who answers about words that were changed meanwhile is told', async () => {
  const { office, anna, id, draft, review } = await twoAtADraft()
  await review('asked', anna)
  const seen = (await draft())?.version
  await office.draft(id, 'en', { ...texts.en, title: 'Other' }, null, anna)
  const late = await office.call('POST', `/${id}/drafts/en/review`, {
    state: 'approved',
    draft: seen,
  })
  expect([late.status, late.body['code']]).toEqual([409, 'content/changed-since'])
  expect((await draft())?.review?.state).toBe('asked')
})

test('a planned text that nobody approved is not published by itself, and is once somebody has', async () => {
  const { office, anna, id, review } = await twoAtADraft()
  const at = new Date(Date.now() + 5 * 60_000).toISOString()
  await office.draft(id, 'en', texts.en, at, anna)
  office.passes(6)
  await office.cron()
  const path = `/insights/blog/${articleFields.slug}`
  expect((await office.get(path)).status).toBe(404)
  const { token } = await office.member('boris@meltemi.test', 'admin')
  await review('asked', token)
  expect((await review('approved', token)).status).toBe(200)
  await office.cron()
  expect((await office.get(path)).status).toBe(200)
})

test('the versions of a text are listed by language, and the English one is told as a translation followed it', async () => {
  const { office, id } = await twoAtADraft(false)
  await office.publish(id, 'en', texts.en)
  await office.publish(id, 'el', texts.el)
  const later = { ...texts.en, body: 'It is darker this year.' }
  await office.publish(id, 'en', later)
  await office.change(id, { slug: 'honey-grades' })
  const { body } = await office.call('GET', `/${id}/history?locale=en`)
  const { sets } = body as unknown as Awaited<ReturnType<typeof office.history>>
  expect(sets.map(({ changes }) => changes.map(({ to }) => to))).toEqual([[later], [texts.en]])
  const since = await office.call('GET', `/${id}/english/el`)
  expect(since.body).toMatchObject({ before: texts.en, now: later })
})
