import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import { exportedSubmissions } from '#contract/staff/filters.ts'
import { outboxTable } from '../../../worker/db/schema/outbox.ts'
import { b2bAccess } from '../forms/world.ts'
import { createMeter } from '../kit/meter.ts'
import { countOf, createOffice, messageRow } from './office.ts'

type Office = Awaited<ReturnType<typeof createOffice>>

const ask = (office: Office, body: object, token = office.staff.token) =>
  office.send('/api/admin/submission-exports', { method: 'POST', token, body })

/** The file as text, its byte order mark included: `text()` would swallow it. */
const bytesOf = async (response: Response) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())

test('staff take messages along as a file that Excel opens, Greek and formulas included', async () => {
  const office = await createOffice()
  const asked = messageRow({
    kind: 'b2b-access',
    locale: 'el',
    createdAt: '2026-11-02T14:30:00.000Z',
    payload: { ...b2bAccess, companyName: '=Λάδι "και" μέλι', businessNeeds: 'ένα,\r\nδύο' },
  })
  await office.db.insert(outboxTable).values(asked)
  await office.db.insert(outboxTable).values(messageRow({ kind: 'mail', payload: { sealed: 'x' } }))
  const answer = await ask(office, { locale: 'el' })
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': expect.stringMatching(/^text\/csv; charset=utf-8/),
    'content-disposition': expect.stringMatching(
      /^attachment; filename="minymata-\d{4}-\d\d-\d\d\.csv"$/,
    ),
    'cache-control': 'no-store',
  })
  const text = await bytesOf(answer)
  expect(text).toMatch(/^\ufeff"Ελήφθη \(America\/Toronto\)","Φόρμα","Όνομα",/)
  // the office's time: half past nine in Ottawa
  expect(text).toContain('\r\n"2026-11-02 09:30","Αίτημα πρόσβασης","Ada","Marin",')
  expect(text).toContain(`"'=Λάδι ""και"" μέλι"`)
  expect(text).toContain('"ένα,\r\nδύο","Ελληνικά"')
  expect(text.match(/Αίτημα πρόσβασης/g)).toHaveLength(1)
  expect(text).not.toContain('sealed')
})

test('the file has its headings in the reader’s language', async () => {
  const office = await createOffice()
  const heads = new Set<string>()
  for (const locale of localeCodes) heads.add(await bytesOf(await ask(office, { locale })))
  expect(heads.size).toBe(localeCodes.length)
})

test('an export is written into the trail, without what was searched for', async () => {
  const office = await createOffice()
  await ask(office, { locale: 'en', q: 'Ada Lovelace', state: 'delivered' })
  const row = await env.DB.prepare('select actor, action, detail from admin_actions').first()
  expect(row).toEqual({
    actor: office.staff.user.id,
    action: 'submission/exported',
    detail: '{"state":"delivered","searched":"yes"}',
  })
})

test('who is no administrator gets no file, and leaves no trace of one', async () => {
  const office = await createOffice()
  const client = await office.member('client@example.com', 'client')
  expect((await ask(office, { locale: 'en' }, client.token)).status).toBe(403)
  expect((await ask(office, { locale: 'en', columns: 'all' })).status).toBe(422)
  expect(await countOf('admin_actions')).toBe(0)
})

test('filters and search hold for the file, over every page of it', async () => {
  const office = await createOffice()
  await fill(2_500)
  const lines = async (body: object) =>
    (await bytesOf(await ask(office, { locale: 'en', ...body }))).split('\r\n').slice(1, -1)
  expect(await lines({})).toHaveLength(2_500)
  expect(await lines({ q: 'word24' })).toHaveLength(1 + 10 + 100)
  expect(await lines({ kind: 'b2b-access' })).toHaveLength(50)
  const all = await lines({})
  expect(new Set(all.map((line) => /"(m\d+)"$/.exec(line)?.[1])).size).toBe(2_500)
})

test('a file ends at ten thousand messages and says that there are older ones', async () => {
  const meter = createMeter()
  const office = await createOffice({ db: meter.db })
  await fill(exportedSubmissions + 5)
  let text = ''
  const { rowsRead } = await meter.of(async () => {
    const answer = await ask(office, { locale: 'en' })
    expect(answer.headers.get('x-truncated')).toBe('true')
    text = await bytesOf(answer)
  })
  expect(text.split('\r\n').slice(1, -1)).toHaveLength(exportedSubmissions)
  // each once, the index for both ends, and one more than is shown of each page
  expect(rowsRead).toBeLessThan(exportedSubmissions * 3.1)
}, 60_000)

/** Messages, one a minute. */
const fill = (count: number) =>
  env.DB.prepare(
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ? - 1)
    insert into outbox (id, kind, idempotency_key, payload_hash, locale, payload, state, attempts, next_at, created_at, search_text)
    select 'm' || i, case when i % 50 then 'contact' else 'b2b-access' end, i, '', 'en', '{"message":"x"}',
      'delivered', 1, '', strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || i || ' minutes'), 'word' || i from n`,
  )
    .bind(count)
    .run()
