import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { addDays } from '#contract/site/office-hours.ts'
import { type Analytics, figureRetentionMonths } from '#contract/analytics/analytics.ts'
import { outboxTable } from '../../../worker/db/schema/outbox.ts'
import { analyticsReport } from '../../../worker/features/analytics/report.ts'
import { deleteOldFigures } from '../../../worker/features/analytics/retention.ts'
import { createOffice, messageRow } from '../admin/office.ts'
import { createMeter } from '../kit/meter.ts'
import { seedFlags } from '../kit/flag-states.ts'

const requests = env.DB.prepare('insert into page_requests values (?, ?, ?, ?, ?)')
const page = (day: string, path: string, locale: string, count: number, source = 'page') =>
  requests.bind(day, path, locale, source, count)
const view = (day: string, path: string, locale: string, count: number) =>
  env.DB.prepare('insert into page_view_counts values (?, ?, ?, ?)').bind(day, path, locale, count)

async function read(office: Awaited<ReturnType<typeof createOffice>>, from: string, to: string) {
  const { status, body } = await office.admin('GET', `/analytics?from=${from}&to=${to}`)
  expect(status).toBe(200)
  return body as unknown as Analytics
}

test('the report has page views by day, page and language, compared with the period before', async () => {
  const office = await createOffice()
  await env.DB.batch([
    page('2026-06-01', '/', 'en', 1),
    page('2026-06-30', '/', 'en', 30),
    page('2026-07-01', '/', 'en', 40),
    page('2026-07-02', '/', 'fr', 5),
    page('2026-07-02', '/teams', 'fr', 7),
    page('2026-07-02', '/insights/news/feed.xml', 'en', 900, 'feed'),
    page('2026-07-03', '/', 'en', 1000),
    view('2026-07-02', '/', 'fr', 3),
  ])
  const report = await read(office, '2026-07-01', '2026-07-02')
  expect(report.before).toEqual({ from: '2026-06-29', to: '2026-06-30' })
  expect(report.since).toBe('2026-06-01')
  expect(report.days).toEqual([
    { day: '2026-07-01', pages: 40, agreed: 0 },
    { day: '2026-07-02', pages: 12, agreed: 3 },
  ])
  expect(report.totals).toEqual({
    pages: { now: 52, before: 30 },
    feeds: { now: 900, before: 0 },
    markdown: { now: 0, before: 0 },
    // no consent existed in the period before
    agreed: { now: 3, before: null },
  })
  expect(report.pages).toEqual([
    { path: '/', now: 45, before: 30, agreed: 3 },
    { path: '/teams', now: 7, before: 0, agreed: 0 },
  ])
  expect(report.languages).toEqual([
    { locale: 'en', now: 40, before: 30, agreed: 0 },
    { locale: 'fr', now: 12, before: 0, agreed: 3 },
  ])
})

test('a report without any counts has zeros and no comparison', async () => {
  const report = await read(await createOffice(), '2026-07-01', '2026-07-03')
  expect(report.since).toBeNull()
  expect(report.days).toHaveLength(3)
  expect(report.totals.pages).toEqual({ now: 0, before: null })
  expect(report).toMatchObject({ pages: [], languages: [], referrers: [], notes: [], missing: [] })
})

test('form figures show seen and started for visitors who agreed, sent and answered for all', async () => {
  const office = await createOffice()
  await env.DB.batch([
    env.DB.prepare("insert into form_steps values ('2026-07-02', 'contact', 'en', 'seen', 9)"),
    env.DB.prepare("insert into form_steps values ('2026-07-02', 'contact', 'el', 'started', 2)"),
  ])
  // 23:30 on 2 July at the office is 3 July in UTC
  await office.db
    .insert(outboxTable)
    .values([
      messageRow({ createdAt: '2026-07-03T03:30:00.000Z', state: 'delivered' }),
      messageRow({ createdAt: '2026-07-02T12:00:00.000Z', state: 'dead' }),
      messageRow({ createdAt: '2026-07-03T04:30:00.000Z', state: 'delivered' }),
    ])
  await office.request({ status: 'approved', createdAt: '2026-07-02T12:00:00.000Z' })
  await office.request({ createdAt: '2026-07-02T12:00:00.000Z' })
  const report = await read(office, '2026-07-02', '2026-07-02')
  expect(report.steps[0]).toEqual({ form: 'contact', seen: 9, started: 2 })
  expect(report.forms).toEqual([
    { form: 'contact', sent: 2, delivered: 1, approved: null },
    { form: 'b2b-access', sent: 0, delivered: 0, approved: 1 },
  ])
})

test('flag changes are shown with the figures, on the office’s date', async () => {
  const office = await createOffice({ now: () => new Date('2026-07-03T03:30:00.000Z') })
  await seedFlags()
  const flags = await office.send('/api/flags', { token: office.staff.token })
  const [flag] = (await flags.json<{ flags: { id: string; name: string; enabled: boolean }[] }>())
    .flags
  if (!flag) throw new Error('There are flags')
  await office.send(`/api/flags/${flag.id}`, {
    method: 'PATCH',
    token: office.staff.token,
    body: { enabled: !flag.enabled },
  })
  expect((await read(office, '2026-07-02', '2026-07-02')).notes).toMatchObject([
    { kind: 'flags', day: '2026-07-02', [flag.enabled ? 'off' : 'on']: [flag.name] },
  ])
  expect((await read(office, '2026-07-03', '2026-07-03')).notes).toEqual([])
})

test('an invalid period is refused with the field', async () => {
  const office = await createOffice()
  for (const query of [
    '',
    'from=2026-07-02&to=2026-07-01',
    'from=2025-01-01&to=2026-07-01',
    'from=2026-02-30&to=2026-03-01',
    'from=2026-07-01&to=2026-07-01&x=1',
  ])
    expect((await office.admin('GET', `/analytics?${query}`)).status, query).toBe(422)
})

test('two years of a busy site are read in two batches, limited to the requested days', async () => {
  const office = await createOffice()
  const days = Array.from({ length: 700 }, (_, at) => addDays('2024-08-01', at))
  for (let at = 0; at < days.length; at += 50) {
    await env.DB.batch(
      days.slice(at, at + 50).flatMap((day) => [page(day, '/', 'en', 3), view(day, '/', 'en', 1)]),
    )
  }
  const meter = createMeter()
  const cost = await meter.of(async () => {
    await analyticsReport(meter.db, { from: '2026-06-01', to: '2026-06-07' })
  })
  expect(cost.rowsRead).toBeLessThanOrEqual(200)
  expect((await read(office, '2026-06-01', '2026-06-07')).totals.pages).toEqual({
    now: 21,
    before: 21,
  })
})

test('the exported report has every count, with headings in the reader’s language', async () => {
  const office = await createOffice()
  await env.DB.batch([
    page('2026-05-01', '/', 'en', 1),
    page('2026-07-01', '/', 'fr', 40),
    page('2026-07-01', '/insights/news/feed.xml', 'en', 2, 'feed'),
    view('2026-07-01', '/', 'fr', 3),
    page('2026-07-02', '/', 'en', 9),
  ])
  const answer = await office.send('/api/admin/analytics/exports', {
    method: 'POST',
    token: office.staff.token,
    body: { from: '2026-04-01', to: '2026-07-01', locale: 'de' },
  })
  expect(answer.headers.get('content-disposition')).toContain('zahlen-2026-04-01-2026-07-01.csv')
  const [head, ...lines] = (await answer.text()).trim().split('\r\n')
  expect(head).toContain('"Tag";"Adresse";"Sprache"')
  expect(lines).toEqual([
    '"2026-05-01";"/";"en";"Seite, alle Besucher";"1"',
    '"2026-07-01";"/";"fr";"Seite, Besucher mit Einwilligung";"3"',
    '"2026-07-01";"/";"fr";"Seite, alle Besucher";"40"',
    '"2026-07-01";"/insights/news/feed.xml";"en";"Feed, Programme";"2"',
  ])
})

test('figures are deleted after 25 months, and missing addresses after 30 days', async () => {
  const office = await createOffice()
  const missing = (day: string) =>
    env.DB.prepare("insert into missing_paths values (?, '/x', 1)").bind(day)
  await env.DB.batch([
    page('2024-05-31', '/', 'en', 1),
    page('2024-06-01', '/', 'en', 1),
    view('2024-05-31', '/', 'en', 1),
    missing('2026-05-31'),
    missing('2026-06-01'),
  ])
  expect(figureRetentionMonths).toBe(25)
  await deleteOldFigures({ db: office.db, now: () => new Date('2026-07-01T16:00:00Z') })
  const left = await env.DB.batch<{ day: string }>([
    env.DB.prepare('select day from page_requests'),
    env.DB.prepare('select day from page_view_counts'),
    env.DB.prepare('select day from missing_paths'),
  ])
  expect(left.map(({ results }) => results.map(({ day }) => day))).toEqual([
    ['2024-06-01'],
    [],
    ['2026-06-01'],
  ])
})
