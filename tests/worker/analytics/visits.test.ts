import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { collect } from '../../../worker/features/analytics/collect.ts'
import { call } from '../kit/client.ts'
import { createMeter } from '../kit/meter.ts'

const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const noon = { now: () => new Date('2026-07-01T16:00:00Z') }

const report = (body: unknown) =>
  call('/api/page-views', { method: 'POST', body, headers: { 'user-agent': person } }, noon)

test('of where a visitor came from only the name of the website is kept', async () => {
  const referrer = 'https://www.News.example/a/b?user=17'
  await report({ path: '/', locale: 'en', referrer })
  await report({ path: '/', locale: 'en', referrer: 'https://news.example' })
  const { results } = await env.DB.prepare('select * from referrer_counts').all()
  expect(results).toEqual([{ day: '2026-07-01', host: 'news.example', locale: 'en', count: 2 }])
})

test('whoever makes up websites fills fifty lines a day, and the rest share one', async () => {
  await env.DB.prepare(
    "insert into referrer_counts values ('2026-07-01', 'old.example', 'en', 3)",
  ).run()
  for (const round of ['a', 'b']) {
    // another isolate
    const kv = { ...env.KV }
    let flush: Promise<unknown> | undefined
    const defer = (work: Promise<unknown>) => (flush = work)
    const deps = { db: createMeter().db, kv, now: noon.now, pause: async () => {}, defer }
    for (let number = 0; number < 60; number++) {
      const host = `${round}${number}.example`
      collect(deps, { of: 'referrers', day: '2026-07-01', host, locale: 'en' })
    }
    collect(deps, { of: 'referrers', day: '2026-07-01', host: 'old.example', locale: 'en' })
    await flush
  }
  const hosts = await env.DB.prepare(
    'select host, count from referrer_counts where day = ? order by host',
  )
    .bind('2026-07-01')
    .all<{ host: string; count: number }>()
  const sum = hosts.results.reduce((all, { count }) => all + count, 0)
  expect(sum).toBe(3 + 120 + 2)
  expect(hosts.results.length).toBeLessThanOrEqual(51)
  expect(hosts.results.find(({ host }) => host === 'old.example')?.count).toBe(5)
})

test('how far a visitor who agreed comes with a form is counted, and nothing else is taken', async () => {
  const tell = (body: unknown, agent = person) =>
    call(
      '/api/page-views/form-steps',
      { method: 'POST', body, headers: { 'user-agent': agent } },
      noon,
    )
  const step = { form: 'contact', step: 'seen', locale: 'el' }
  expect((await tell(step)).status).toBe(202)
  expect((await tell({ ...step, step: 'started' })).status).toBe(202)
  expect((await tell({ ...step, form: 'b2b-access' }, 'Googlebot/2.1')).status).toBe(202)
  for (const wrong of [{}, { ...step, text: 'hello' }, { ...step, step: 'sent' }]) {
    expect((await tell(wrong)).status).toBe(422)
  }
  const { results } = await env.DB.prepare('select * from form_steps order by step').all()
  expect(results).toEqual([
    { day: '2026-07-01', form: 'contact', locale: 'el', step: 'seen', count: 1 },
    { day: '2026-07-01', form: 'contact', locale: 'el', step: 'started', count: 1 },
  ])
})
