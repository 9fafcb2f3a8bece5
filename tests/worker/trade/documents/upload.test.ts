import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentDisposition } from '../../../../worker/features/trade/documents/disposition.ts'
import { fileTypeOf } from '../../../../worker/features/trade/documents/staff/file-type.ts'
import { allOn, setFlags } from '../../kit/flag-states.ts'
import { createMeter } from '../../kit/meter.ts'
import { bucketAway } from '../../kit/outages.ts'
import { createArchive, pdf, sha256Of } from './archive.ts'
import { execute, scalar } from '../../kit/rows.ts'

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1)
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
const stored = async () => (await env.FILES.list()).objects.map(({ key }) => key)
const count = () => scalar('select count(*) n from documents')

/** An R2 bucket that fails until it is restored. */
function outage(isAway: boolean) {
  const store = { isAway }
  return Object.assign(store, { files: bucketAway(env.FILES, () => store.isAway) })
}

test('an upload is stored unchanged with its author', async () => {
  const archive = await createArchive()
  const lot = await archive.lot(archive.oil)
  const document = await archive.kept({
    place: ['lot', lot.id],
    fields: { valid_until: '2027-12-31', title: ' Ανάλυση ελαιολάδου ' },
  })
  expect(document).toMatchObject({
    title: 'Ανάλυση ελαιολάδου',
    type: 'application/pdf',
    bytes: pdf().length,
    valid_until: '2027-12-31',
    uploaded_by: 'staff@meltemi.test',
    withdrawn_at: null,
    version: 1,
  })
  const object = await env.FILES.get(document.id)
  expect(new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(pdf())
  expect(await archive.shop.trail(document.id)).toMatchObject([{ action: 'document/uploaded' }])
})

test('the same upload twice, in a row or simultaneously, is one document', async () => {
  const archive = await createArchive()
  const given = { id: crypto.randomUUID() }
  const both = await Promise.all([archive.upload(given), archive.upload(given)])
  both.push(await archive.upload(given))
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(both.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect([await count(), await stored()]).toEqual([1, [given.id]])
})

test('another file under a used id is refused, even if only its bytes were stored, and the first is kept', async () => {
  const archive = await createArchive()
  const { id } = await archive.kept()
  const second = await archive.upload({ id, bytes: pdf('two') })
  expect([second.status, second.body.code]).toEqual([409, 'document/taken'])
  expect(await (await env.FILES.get(id))?.text()).toContain('one')
  const left = crypto.randomUUID()
  await env.FILES.put(left, pdf('left'), { sha256: sha256Of(pdf('left')) })
  expect((await archive.upload({ id: left, bytes: pdf('other') })).body.code).toBe('document/taken')
  expect((await archive.upload({ id: left, bytes: pdf('left') })).status).toBe(200)
})

test('only PDF, JPEG and PNG files are accepted, by content and not by name', async () => {
  const archive = await createArchive()
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  for (const text of [drawing, 'MZ', '<!doctype html>', '', 'PDF-']) {
    const { status, body } = await archive.upload({ bytes: new TextEncoder().encode(text) })
    expect([status, body.code], text).toEqual([415, 'document/unusable'])
  }
  expect((await archive.kept({ bytes: png })).type).toBe('image/png')
  expect((await archive.kept({ bytes: jpeg })).type).toBe('image/jpeg')
  expect(await count()).toBe(2)
})

test('random bytes are never recognised as a supported file type without its signature', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 16 }), (bytes) => {
      const type = fileTypeOf(bytes)
      if (type === null) return
      const start = Buffer.from(bytes).toString('latin1')
      expect(
        start.includes('%PDF-') ||
          ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n'].some((one) => start.startsWith(one)),
      ).toBe(true)
    }),
  )
})

test('a PDF header is accepted anywhere in the first kilobyte', () => {
  const after = (bytes: number) => new TextEncoder().encode(`${' '.repeat(bytes)}%PDF-1.7\n`)
  for (const before of [0, 1, 3, 500, 1019])
    expect(fileTypeOf(after(before)), String(before)).toBe('application/pdf')
  expect(fileTypeOf(after(1020))).toBeNull()
  const withMark = new TextEncoder().encode('\ufeff\x1b%-12345X@PJL\r\n%PDF-1.4\n')
  expect(fileTypeOf(withMark)).toBe('application/pdf')
})

test('an upload that is too large, without a length or unlike its announcement is refused and not stored', async () => {
  const archive = await createArchive()
  const large = new Uint8Array(10 * 1024 * 1024 + 1)
  large.set(pdf())
  const refused = [
    await archive.upload({ bytes: large }),
    await archive.upload({ headers: { 'content-length': '' } }),
    await archive.upload({ headers: { 'content-length': 'many' } }),
    await archive.upload({ fields: { sha256: sha256Of(pdf('two')) } }),
    await archive.upload({ place: ['lot', crypto.randomUUID()] }),
  ]
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [413, 'document/too-large'],
    [411, 'document/no-length'],
    [411, 'document/no-length'],
    [422, 'document/broken'],
    [422, 'document/no-such-place'],
  ])
  const lying = await archive.upload({ bytes: large, headers: { 'content-length': '12' } })
  expect(lying.status, 'larger than it says').toBeGreaterThanOrEqual(400)
  expect([await count(), await stored()]).toEqual([0, []])
})

test('invisible characters are removed from a file name, and an empty name is refused', async () => {
  const archive = await createArchive()
  const sent = await archive.upload({ fields: { file_name: 'a\r\nX: \u202egpj.pdf', title: 'T' } })
  expect(sent.body).toMatchObject({ file_name: 'a X: gpj.pdf' })
  const { status, body } = await archive.upload({
    fields: { file_name: '\u202e\u0000', title: 'T' },
  })
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: [{ path: 'file_name' }] })
})

test('any file name yields a one-line ASCII content-disposition header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), (name) => {
      const header = contentDisposition(name)
      expect(header).toMatch(
        /^attachment; filename="[ -!#-[\]-~]*"; filename\*=UTF-8''[\w.!#$&+^`|~%-]*$/,
      )
      const [, coded = ''] = header.split("UTF-8''")
      expect(decodeURIComponent(coded)).toBe(name.toWellFormed())
    }),
  )
})

test('an upload fails without a trace while the store is down, and succeeds later', async () => {
  const store = outage(true)
  const archive = await createArchive({ files: store.files })
  const given = { id: crypto.randomUUID() }
  const refused = await archive.upload(given)
  expect([refused.status, refused.body.code]).toEqual([503, 'document/storage-failed'])
  expect(await count()).toBe(0)
  store.isAway = false
  expect((await archive.upload(given)).status).toBe(200)
})

test('an upload that fails at D1 after storing its bytes succeeds when repeated', async () => {
  const archive = await createArchive()
  const given = { id: crypto.randomUUID() }
  await execute('alter table documents rename column bytes to size')
  expect((await archive.upload(given)).status).toBeGreaterThanOrEqual(500)
  await execute('alter table documents rename column size to bytes')
  expect(await count()).toBe(0)
  expect((await archive.upload(given)).status).toBe(200)
})

test('of two edits of a document the later one gets a conflict', async () => {
  const archive = await createArchive()
  const { id } = await archive.kept()
  const change = { kind: 'certificate', title: 'Organic', valid_until: '2027-01-31', version: 1 }
  expect((await archive.shop.admin('PUT', `/documents/${id}`, change)).body).toMatchObject({
    title: 'Organic',
    version: 2,
  })
  const late = await archive.shop.admin('PUT', `/documents/${id}`, { ...change, title: 'Other' })
  expect([late.status, late.body['code']]).toEqual([409, 'document/version-conflict'])
})

test('staff lists read one page of documents, however many exist', async () => {
  const meter = createMeter()
  const archive = await createArchive({ db: meter.db })
  const lot = await archive.lot(archive.oil)
  const { id } = await archive.kept({ place: ['lot', lot.id] })
  await execute(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
     insert into documents select printf('%08d', i), company_id, product_id, lot_id, order_id, recipient, kind, title,
       valid_until, file_name, type, bytes, sha256, uploaded_by, 0, 1, printf('2026-01-01T00:00:%06d.000Z', i), null
     from n, documents where id = ?`,
    id,
  )
  const path = `/documents?place=lot&place_id=${lot.id}`
  await archive.shop.admin('GET', path)
  const cost = await meter.of(async () => {
    const { body } = await archive.shop.admin('GET', path)
    expect(body['rows']).toHaveLength(25)
  })
  expect(cost.rowsRead).toBeLessThanOrEqual(100)
})

test('a download has the extension of its content, whatever its file name was', async () => {
  const archive = await createArchive()
  const page = new TextEncoder().encode('%PDF-1.7\n<script>alert(1)</script>')
  const place: [string, string] = ['company', archive.company]
  for (const [bytes, called, saved] of [
    [page, 'x.html', 'x.html.pdf'],
    [page, 'Analysis.PDF', 'Analysis.PDF'],
    [page, 'analysis', 'analysis.pdf'],
    [png, 'analysis.pdf', 'analysis.pdf.png'],
    [jpeg, 'label.jpeg', 'label.jpeg'],
    [jpeg, 'label.svg', 'label.svg.jpg'],
    [page, 'x'.repeat(150), `${'x'.repeat(146)}.pdf`],
  ] as const) {
    const { id, file_name } = await archive.kept({ bytes, place, fields: { file_name: called } })
    const { headers } = await archive.open((await archive.link(id)).body.url)
    expect([file_name, headers.get('content-disposition')], called).toEqual([
      saved,
      `attachment; filename="${saved}"; filename*=UTF-8''${saved}`,
    ])
  }
  // a name that an earlier version stored
  const { id } = await archive.kept({ place, bytes: pdf('earlier') })
  await execute("update documents set file_name = 'x.html'")
  const { headers } = await archive.open((await archive.link(id)).body.url)
  expect(headers.get('content-disposition')).toContain('filename="x.html.pdf"')
})

test('a download link opens one document for one reader for a minute', async () => {
  let now = new Date('2026-11-23T15:00:00.000Z')
  const archive = await createArchive({ now: () => now })
  const mine = await archive.kept({ place: ['company', archive.company] })
  const other = await archive.kept({ place: ['company', archive.company], bytes: pdf('2') })
  const colleague = await archive.colleague('viewer')
  const { url } = (await archive.link(mine.id)).body
  const changed = (change: (address: URL) => void) => {
    const address = new URL(url, 'https://meltemi.test')
    change(address)
    return `${address.pathname}${address.search}`
  }
  const wrong = [
    changed((address) => void (address.pathname = `/api/files/${other.id}`)),
    changed(({ searchParams }) => searchParams.set('user', colleague.user.id)),
    changed(({ searchParams }) => searchParams.set('session', crypto.randomUUID())),
    changed(({ searchParams }) => searchParams.set('until', String(now.getTime() + 9_000_000))),
    changed(({ searchParams }) => searchParams.delete('company')),
    changed(({ searchParams }) => searchParams.set('token', `${searchParams.get('token')}A`)),
    changed(({ searchParams }) => searchParams.set('token', '')),
  ]
  for (const address of wrong) expect((await archive.open(address)).status, address).toBe(404)
  expect((await archive.open(url)).status).toBe(200)
  now = new Date(now.getTime() + 61_000)
  expect((await archive.open(url)).status).toBe(404)
})

test('a download link is void once its reader was removed, suspended, signed out or lost the role', async () => {
  const archive = await createArchive()
  const { id } = await archive.kept({ place: ['company', archive.company] })
  const until = new Date(Date.now() + 9e9).toISOString()
  const losses = [
    'delete from memberships where user_id = ?1',
    `update users set banned_until = '${until}' where id = ?1`,
    'delete from user_roles where user_id = ?1',
    'delete from sessions where user_id = ?1',
  ]
  for (const loss of losses) {
    const reader = await archive.colleague('viewer')
    const { url } = (await archive.link(id, reader.token)).body
    expect((await archive.open(url)).status).toBe(200)
    await execute(loss, reader.user.id)
    expect((await archive.open(url)).status, loss).toBe(404)
  }
  const { url } = (await archive.link(id)).body
  await setFlags({ ...allOn, client_orders: false })
  expect((await archive.open(url)).status, 'ordering was switched off').toBe(200)
  await setFlags({ ...allOn, client_portal: false })
  expect((await archive.open(url)).status, 'the portal was switched off').toBe(404)
})

test('a download link ends with its session, not with other sessions', async () => {
  const archive = await createArchive()
  const { shop, buyer } = archive
  const { id } = await archive.kept({ place: ['company', archive.company] })
  const here = (await archive.link(id)).body.url
  const elsewhere = (await shop.session(buyer.user)).access_token
  const there = (await archive.link(id, elsewhere)).body.url
  const { status } = await shop.post('/logout?scope=local', {}, elsewhere)
  expect([status, (await archive.open(there)).status]).toEqual([204, 404])
  expect((await archive.open(here)).status).toBe(200)
  const { body } = await shop.admin('POST', `/documents/${id}/link`, {})
  await shop.post('/logout?scope=local', {}, shop.staff.token)
  expect((await archive.open(String(body['url']))).status, 'staff').toBe(404)
})

test('staff open stored documents, and their links do not work for clients', async () => {
  const archive = await createArchive()
  const { id } = await archive.kept()
  const { body } = await archive.shop.admin('POST', `/documents/${id}/link`, {})
  const url = String(body['url'])
  expect((await archive.open(url)).status).toBe(200)
  expect((await archive.open(`${url}&company=${archive.company}`)).status).toBe(404)
  await execute("delete from user_roles where role = 'admin'")
  expect((await archive.open(url)).status).toBe(404)
})

test('while the store is down orders and lists work, and a download reports the problem', async () => {
  const store = outage(false)
  const archive = await createArchive({ files: store.files })
  const lot = await archive.lot(archive.oil)
  const { id } = await archive.kept({ place: ['lot', lot.id] })
  const { url } = (await archive.link(id)).body
  store.isAway = true
  const order = await archive.shipped({ OIL: 1 }, { OIL: lot })
  expect((await archive.read(order.id)).status).toBe(200)
  expect((await archive.ofOrder(order.id)).body.rows).toHaveLength(1)
  expect((await archive.list('received')).body.rows).toHaveLength(1)
  const refused = await archive.link(id)
  expect([refused.status, refused.body.code]).toEqual([503, 'document/not-read'])
  expect((await archive.open(url)).status).toBe(503)
  const staff = await archive.shop.admin('POST', `/documents/${id}/link`, {})
  expect([staff.status, staff.body['code']]).toEqual([503, 'document/storage-failed'])
})
