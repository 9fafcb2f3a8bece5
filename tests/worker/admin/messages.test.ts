import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { maxCountedSubmissions, maxExportedSubmissions } from '#contract/staff/filters.ts'
import { createDb } from '../../../worker/db/client.ts'
import { deliveryAttemptsTable, outboxTable } from '../../../worker/db/schema/outbox.ts'
import { searchedRows } from '../../../worker/features/submissions/search.ts'
import { runJobs } from '../../../worker/jobs.ts'
import { b2bAccess } from '../forms/form-fixture.ts'
import { workingHubSpot } from '../health/health-fixture.ts'
import { createMeter } from '../kit/meter.ts'
import { shippingFixture } from '../trade/lots/shipping-fixture.ts'
import { countOf, createOffice, messageRow, type Office } from './office.ts'
import { execute, rows, scalar } from '../kit/rows.ts'

async function insert(...messages: ReturnType<typeof messageRow>[]) {
  for (const row of messages) await createDb(env.DB).insert(outboxTable).values(row)
}

test('messages are listed newest first with sender and excerpt, and mails are not listed', async () => {
  const office = await createOffice()
  const createdAt = '2026-10-01T00:00:00.000Z'
  const old = messageRow({ state: 'dead', lastError: 'hubspot: 400', createdAt })
  const asked = messageRow({
    kind: 'b2b-access',
    createdAt: '2026-11-02T00:00:00.000Z',
    payload: { ...b2bAccess, businessNeeds: `Λάδι\n\n${'για δώδεκα καταστήματα '.repeat(20)}` },
  })
  await insert(old, messageRow({ kind: 'mail', payload: { sealed: 'x' } }), asked)
  const { body } = await office.admin('GET', '/submissions')
  expect(body['counts']).toEqual({ unanswered: 1, mine: 0, answered: 0, done: 0, dead: 1 })
  expect(body).toMatchObject({
    next: null,
    rows: [
      { id: asked.id, name: 'Ada Marin', company: 'Marin Foods', email: 'ada@marin.example' },
      { id: old.id, name: 'Ada L', company: null, excerpt: 'Hello', state: 'dead' },
    ],
  })
  const [{ excerpt }] = body['rows'] as [{ excerpt: string }]
  expect(excerpt).toMatch(/^Λάδι για δώδεκα .*…$/)
  expect(excerpt.length).toBeLessThanOrEqual(160)
})

test('pages of messages neither skip nor repeat one, whatever arrives or changes meanwhile', async () => {
  const office = await createOffice()
  // same timestamp: ordered by id
  const rows = Array.from({ length: 70 }, (_, n) =>
    messageRow({
      createdAt: `2026-11-01T00:00:0${n % 3}.000Z`,
      state: n % 7 ? 'delivered' : 'dead',
    }),
  )
  await insert(...rows)
  const seen: string[] = []
  let cursor = ''
  for (let page = 0; page < 3; page++) {
    const { body } = await office.admin('GET', `/submissions${cursor}`)
    seen.push(...(body['rows'] as { id: string }[]).map(({ id }) => id))
    cursor = `?${new URLSearchParams({ cursor: String(body['next']) })}`
    await insert(messageRow({ createdAt: '2026-11-09T00:00:00.000Z' }))
    await execute("update outbox set state = 'waiting' where id = ?", seen[0])
    await execute("update outbox set state = 'delivered' where state = 'dead'")
  }
  expect(seen).toHaveLength(70)
  expect(new Set(seen)).toEqual(new Set(rows.map(({ id }) => id)))
})

const everyone = [
  ['Ελένη', 'Νικολάου', 'eleni@nik.example', 'Ρίγανη σε σακιά'],
  ['Zoë', 'Straße', 'z@strasse.example', 'Öl & Honig'],
  ['Ada', 'Marin', 'ada@marin.example', '100% "extra_virgin"', '(613) 555-0199'],
]

test('a message is found by name, address, number and words, with or without accents', async () => {
  const office = await createOffice({ hubspot: workingHubSpot })
  for (const [firstName, lastName, email, message, phone] of everyone) {
    const body = { firstName, lastName, email, message, ...(phone && { phone }) }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    await office.send('/api/forms/contact', { method: 'POST', body, headers })
  }
  const find = async (q: string) => {
    const { body } = await office.admin('GET', `/submissions?${new URLSearchParams({ q })}`)
    return (body['rows'] as { name: string }[]).map(({ name }) => name)
  }
  for (const q of ['ελενη', 'ΝΙΚΟΛΑΟΥ', 'νικολάου ελένη', 'nik.example', 'ριγανη', 'ΣΑΚΙΆ'])
    expect(await find(q), q).toEqual(['Ελένη Νικολάου'])
  for (const q of ['zoe', 'STRASSE', 'ol honig']) expect(await find(q), q).toEqual(['Zoë Straße'])
  for (const q of ['6135550199', '555-0199', '100%', 'extra_virgin', 'extra-virgin', '"extra'])
    expect(await find(q), q).toEqual(['Ada Marin'])
  for (const q of ['%', "' or 1=1 --", 'firstName'])
    expect(await find(q), q).toEqual(q === '%' ? ['Ada Marin'] : [])
})

test('an erased message is shown as erased, and no search finds its former text', async () => {
  const office = await createOffice()
  await insert(messageRow({ deliveredAt: '2026-01-01T00:00:00.000Z', searchText: 'ada l hello' }))
  await runJobs(office.deps(), '23 5 * * *')
  const { body } = await office.admin('GET', '/submissions')
  const gone = { name: null, company: null, email: null, excerpt: null }
  expect(body['rows']).toMatchObject([{ ...gone, erased_at: expect.any(String) }])
  expect((await office.admin('GET', '/submissions?q=hello')).body['rows']).toEqual([])
  const left = await env.DB.prepare('select payload, search_text from outbox').first()
  expect(left).toEqual({ payload: null, search_text: null })
})

test('list, filters and search read few rows among many thousand messages', async () => {
  const meter = createMeter()
  const office = await createOffice({ db: meter.db })
  await fill(6_000)
  await execute("update outbox set state = 'dead' where id in ('m0', 'm3000')")
  const read = async (query: string) => {
    let answer: Awaited<ReturnType<typeof office.admin>> | undefined
    const { rowsRead } = await meter.of(async () => {
      answer = await office.admin('GET', `/submissions?${query}`)
    })
    const rows = ((answer?.body['rows'] ?? []) as unknown[]).length
    return { rowsRead, rows, next: answer?.body['next'] }
  }
  const counting = 2 * maxCountedSubmissions + 50 // the figures above the list, and the session
  for (const query of ['', 'state=dead', 'kind=b2b-access', 'kind=contact'])
    expect((await read(query)).rowsRead, query).toBeLessThan(counting + 100)
  const both = await read('kind=contact&state=unanswered')
  expect(both.rowsRead).toBeLessThan(counting + searchedRows + 100)
  expect((await read('kind=b2b-access&state=dead')).rows).toBe(2)
  // a search reads a bounded number of rows, and returns where to continue
  const nothing = await read('q=word17x')
  expect(nothing).toMatchObject({ rows: 0, next: expect.any(String) })
  expect(nothing.rowsRead).toBeLessThan(counting + 2 * searchedRows + 100)
  let found = 0
  let cursor = ''
  for (let page = 0; page < 12; page++) {
    const given = await read(`q=word17x${cursor}`.replace('17x', '17'))
    found += given.rows
    if (given.next === null) break
    cursor = `&${new URLSearchParams({ cursor: given.next as string })}`
  }
  expect(found).toBe(111) // 17, 170 to 179, 1700 to 1799
})

test('staff read a message with its delivery attempts and send a dead letter again, recorded with their name', async () => {
  const office = await createOffice({ sendContactEmail: async () => {}, hubspot: () => null })
  const row = messageRow({ state: 'dead', attempts: 6, lastError: 'mail: E_DELIVERY_FAILED' })
  await insert(row)
  await office.db.insert(deliveryAttemptsTable).values({
    outboxId: row.id,
    attemptedAt: '2026-11-01T00:00:00.000Z',
    destination: 'mail',
    outcome: 'refused',
    detail: 'E_DELIVERY_FAILED',
    durationMs: 12,
  })
  const seen = await office.admin('GET', `/submissions/${row.id}`)
  const tries = [{ destination: 'mail', outcome: 'refused', duration_ms: 12 }]
  expect(seen.body).toMatchObject({ payload: { message: 'Hello' }, tries })
  expect((await office.admin('POST', `/submissions/${row.id}/send-again`, {})).status).toBe(202)
  const after = await office.admin('GET', `/submissions/${row.id}`)
  expect(after.body).toMatchObject({ state: 'delivered', destination: 'mail' })
  expect(await office.trail(row.id)).toEqual(office.byStaff('submission/sent-again'))
})

test('an erased or unknown message, or one being delivered, is not sent again', async () => {
  const office = await createOffice()
  const erased = messageRow({ payload: null, erasedAt: '2026-11-01T00:00:00.000Z' })
  const busy = messageRow({ state: 'waiting', leaseUntil: '9999-01-01T00:00:00.000Z' })
  const mail = messageRow({ kind: 'mail' })
  await insert(erased, busy, mail)
  const again = (id: string) => office.admin('POST', `/submissions/${id}/send-again`, {})
  expect((await again(erased.id)).body).toMatchObject({ code: 'submission/not-sendable' })
  expect((await again(busy.id)).body).toMatchObject({ code: 'submission/not-sendable' })
  expect((await again(mail.id)).status).toBe(404)
  expect((await again(crypto.randomUUID())).status).toBe(404)
  expect(await countOf('admin_actions')).toBe(0)
})

test('a reply is mailed once, in the visitor’s language, and its text leaves the trail with the message', async () => {
  const office = await createOffice()
  const row = messageRow({ locale: 'el', deliveredAt: '2026-01-01T00:00:00.000Z' })
  await insert(row)
  const { drafts } = (await office.admin('GET', `/submissions/${row.id}`)).body as {
    drafts: Record<string, { subject: string; text: string }>
  }
  expect(drafts['access']?.text).toMatch(/^Γεια σας Ada,[^{}]*\/el\/client\/login\?mode=request/)
  const id = crypto.randomUUID()
  const reply = { id, template: 'access', ...drafts['access'], from: 'open' }
  const send = (json: object) => office.admin('POST', `/submissions/${row.id}/replies`, json)
  expect((await send(reply)).body).toMatchObject({ progress: 'answered' })
  expect((await send(reply)).status).toBe(202)
  // a colleague who still sees it open
  expect((await send({ ...reply, id: crypto.randomUUID() })).status).toBe(409)
  const mail = { to: 'ada@example.com', replyTo: 'hello@meltemi.example' }
  expect(office.mailbox).toMatchObject([{ ...mail, subject: drafts['access']?.subject }])
  expect(office.mailbox[0]?.text).toContain('> Hello')
  const detail = () => scalar('select detail from admin_actions where subject = ?', row.id)
  expect(await office.trail(row.id)).toEqual(office.byStaff('submission/replied'))
  expect(await detail()).toContain('Γεια σας Ada')
  await runJobs(office.deps(), '23 5 * * *')
  expect(await detail()).toBe('{"template":"access"}')
})

test('a message is assigned to an administrator, who alone is notified, and whose list has it', async () => {
  const office = await createOffice()
  const anna = await office.member('anna@meltemi.test', 'admin')
  const client = await office.member('client@meltemi.test', 'client')
  const id = crypto.randomUUID()
  await insert(messageRow({ id }))
  const assign = (assignee: string, from: string | null = null) =>
    office.admin('PUT', `/submissions/${id}/assignee`, { assignee, from })
  expect((await assign(client.user.id)).body).toMatchObject({ code: 'submission/no-colleague' })
  const assignee = { id: anna.user.id, email: 'anna@meltemi.test' }
  expect((await assign(anna.user.id)).body).toMatchObject({ assignee, progress: 'open' })
  expect((await assign(office.staff.user.id)).status).toBe(409)
  const notified = await rows('select user_id from notification_recipients')
  expect(notified).toEqual([{ user_id: anna.user.id }])
  const mine = await office.admin('GET', '/submissions?state=mine', undefined, anna.token)
  expect(mine.body).toMatchObject({ rows: [{ id }], counts: { mine: 1 } })
  expect((await office.admin('GET', '/submissions?state=mine')).body).toMatchObject({ rows: [] })
})

const ask = (office: Office, body: object, token = office.staff.token) =>
  office.send('/api/admin/submission-exports', { method: 'POST', token, body })

/** The file as text with its byte order mark, which `text()` would drop. */
const bytesOf = async (response: Response) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())

test('staff export messages as a CSV file that Excel opens, with Greek text and harmless formulas', async () => {
  const office = await createOffice()
  const asked = messageRow({
    kind: 'b2b-access',
    locale: 'el',
    createdAt: '2026-11-02T14:30:00.000Z',
    payload: { ...b2bAccess, companyName: '=Λάδι "και" μέλι', businessNeeds: 'ένα,\r\nδύο' },
  })
  await insert(asked, messageRow({ kind: 'mail', payload: { sealed: 'x' } }))
  const answer = await ask(office, { locale: 'el' })
  expect(answer.status).toBe(200)
  const name = /^attachment; filename="minymata-\d{4}-\d\d-\d\d\.csv"$/
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': expect.stringMatching(/^text\/csv; charset=utf-8/),
    'content-disposition': expect.stringMatching(name),
    'cache-control': 'no-store',
  })
  const text = await bytesOf(answer)
  expect(text).toMatch(/^\ufeff"Ελήφθη \(America\/Toronto\)";"Φόρμα";"Όνομα";/)
  // the office’s time zone: half past nine in Ottawa
  expect(text).toContain('\r\n"2026-11-02 09:30";"Αίτημα πρόσβασης";"Ada";"Marin";')
  expect(text).toContain('"\u200b=Λάδι ""και"" μέλι"')
  expect(text).toContain('"ένα,\r\nδύο";"Ελληνικά"')
  expect(text.match(/Αίτημα πρόσβασης/g)).toHaveLength(1)
  expect(text).not.toContain('sealed')
  // the trail says what was exported, without what was searched for
  await ask(office, { locale: 'en', q: 'Ada Lovelace', state: 'done' })
  const last = 'select action, detail from admin_actions order by id desc limit 1'
  const detail = '{"state":"done","searched":"yes"}'
  expect(await rows(last)).toEqual([{ action: 'submission/exported', detail }])
})

test('an export has all pages of the filtered messages', async () => {
  const office = await createOffice()
  await fill(2_500)
  const lines = async (body: object) =>
    (await bytesOf(await ask(office, { locale: 'en', ...body }))).split('\r\n').slice(1, -1)
  expect(await lines({})).toHaveLength(2_500)
  expect(await lines({ q: 'word24' })).toHaveLength(1 + 10 + 100)
  expect(await lines({ kind: 'b2b-access' })).toHaveLength(50)
  expect(new Set((await lines({})).map((line) => /"(m\d+)"$/.exec(line)?.[1])).size).toBe(2_500)
})

test('an export ends at ten thousand messages and says that older ones exist', async () => {
  const meter = createMeter()
  const office = await createOffice({ db: meter.db })
  await fill(maxExportedSubmissions + 5)
  let text = ''
  const { rowsRead } = await meter.of(async () => {
    const answer = await ask(office, { locale: 'en' })
    expect(answer.headers.get('x-truncated')).toBe('true')
    text = await bytesOf(answer)
  })
  expect(text.split('\r\n').slice(1, -1)).toHaveLength(maxExportedSubmissions)
  // per message one row and two index entries, and one row to detect the next page
  expect(rowsRead).toBeLessThan(maxExportedSubmissions * 3.1)
}, 60_000)

const fill = (count: number) =>
  execute(
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ? - 1)
    insert into outbox (id, kind, idempotency_key, payload_hash, locale, payload, state, attempts, next_at, created_at, search_text)
    select 'm' || i, case when i % 50 then 'contact' else 'b2b-access' end, i, '', 'en', '{"message":"x"}',
      'delivered', 1, '', strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || i || ' minutes'), 'word' || i from n`,
    count,
  )

type Warehouse = Awaited<ReturnType<typeof shippingFixture>>

const english = { locale: 'en' }
const year = { from: '2026-01-01', to: '2026-12-31', ...english }

/** Every streamed export, with its reader’s token and body. */
const files: Record<string, (trade: Warehouse) => [path: string, token: string, body: object]> = {
  'all orders': ({ shop }) => ['/api/admin/order-exports/orders', shop.staff.token, year],
  'lot movements': ({ shop }) => ['/api/admin/order-exports/movements', shop.staff.token, year],
  'all messages': ({ shop }) => ['/api/admin/submission-exports', shop.staff.token, english],
  'page views': ({ shop }) => ['/api/admin/analytics/exports', shop.staff.token, year],
  'own orders': ({ base, buyer }) => [`${base}/exports/orders`, buyer.token, year],
  'own purchases': ({ base, buyer }) => [`${base}/exports/purchases`, buyer.token, year],
}

const ends: Record<string, string> = {
  'the session ends': 'delete from sessions',
  'the role is taken away': 'delete from user_roles',
  'the account is suspended': "update users set banned_until = '9999-12-31T23:59:59.999Z'",
}

/** A fixture with a row for each export. @returns a function that requests one */
async function withFile(file: string) {
  const trade = await shippingFixture()
  await trade.order()
  await insert(messageRow())
  await execute("insert into page_requests values ('2026-11-20', '/', 'en', 'page', 1)")
  const [path, token, body] = files[file]?.(trade) ?? ['', '', {}]
  return async () => {
    const response = await trade.shop.send(path, { method: 'POST', token, body })
    expect(response.status).toBe(200)
    if (!response.body) throw new Error('There is no file')
    return response.body.getReader()
  }
}

/** Reads the first part, withdraws the right, and expects the rest to fail. */
async function expectBreak(reader: ReadableStreamDefaultReader<Uint8Array>, end: string) {
  expect((await reader.read()).done).toBe(false)
  await execute(ends[end] ?? '')
  await expect(reader.read()).rejects.toThrow()
}

test.for(Object.keys(files))(
  'the export of %s is complete until its session ends',
  async (file) => {
    const open = await withFile(file)
    const reader = await open()
    let bytes = 0
    for (let part = await reader.read(); !part.done; part = await reader.read())
      bytes += part.value.length
    expect(bytes).toBeGreaterThan(20)
    await expectBreak(await open(), 'the session ends')
  },
)

test.for([
  ['all messages', 'the role is taken away'],
  ['all messages', 'the account is suspended'],
  ['own orders', 'the role is taken away'],
  ['own orders', 'the account is suspended'],
] as const)('the export of %s breaks off once %s', async ([file, end]) => {
  await expectBreak(await (await withFile(file))(), end)
})
