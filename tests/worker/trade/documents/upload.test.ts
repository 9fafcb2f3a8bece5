import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileTypeOf } from '../../../../worker/features/trade/documents/staff/file-type.ts'
import { dispositionOf } from '../../../../worker/features/trade/documents/disposition.ts'
import { createMeter } from '../../kit/meter.ts'
import { createArchive, pdf, sha256Of } from './archive.ts'

const stored = async () => (await env.FILES.list()).objects.map(({ key }) => key)
const count = () => env.DB.prepare('select count(*) n from documents').first('n')

test('what staff upload is kept as it is, with who did it', async () => {
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

test('the same upload twice, one after the other or at once, is one document', async () => {
  const archive = await createArchive()
  const given = { id: crypto.randomUUID() }
  const both = await Promise.all([archive.upload(given), archive.upload(given)])
  both.push(await archive.upload(given))
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(both.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect([await count(), await stored()]).toEqual([1, [given.id]])
})

test('another file under a taken id is refused, and the first stays', async () => {
  const archive = await createArchive()
  const { id } = await archive.kept()
  const second = await archive.upload({ id, bytes: pdf('two') })
  expect([second.status, second.body.code]).toEqual([409, 'document/taken'])
  expect(await (await env.FILES.get(id))?.text()).toContain('one')
})

test('bytes that were left behind under the id are not overwritten by other ones', async () => {
  const archive = await createArchive()
  const id = crypto.randomUUID()
  await env.FILES.put(id, pdf('left'), { sha256: sha256Of(pdf('left')) })
  expect((await archive.upload({ id, bytes: pdf('other') })).body.code).toBe('document/taken')
  expect((await archive.upload({ id, bytes: pdf('left') })).status).toBe(200)
})

test('only PDF, JPEG and PNG are taken, by what they begin with and not by their name', async () => {
  const archive = await createArchive()
  for (const text of [
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'MZ',
    '<!doctype html>',
    '',
    'PDF-',
  ]) {
    const { status, body } = await archive.upload({ bytes: new TextEncoder().encode(text) })
    expect([status, body.code], text).toEqual([415, 'document/unusable'])
  }
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1)
  expect((await archive.kept({ bytes: png })).type).toBe('image/png')
  expect((await archive.kept({ bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0) })).type).toBe(
    'image/jpeg',
  )
  expect(await count()).toBe(2)
})

test('no bytes that begin otherwise are ever taken for one of them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 16 }), (bytes) => {
      const type = fileTypeOf(bytes)
      if (type === null) return
      const start = Buffer.from(bytes).toString('latin1')
      expect(
        ['%PDF-', '\xff\xd8\xff', '\x89PNG\r\n\x1a\n'].some((one) => start.startsWith(one)),
      ).toBe(true)
    }),
  )
})

test('too large, without a size, or not what was announced: nothing is kept', async () => {
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
  expect([await count(), await stored()]).toEqual([0, []])
})

test('a body larger than it says is cut off', async () => {
  const archive = await createArchive()
  const large = new Uint8Array(10 * 1024 * 1024 + 1)
  large.set(pdf())
  const { status } = await archive.upload({ bytes: large, headers: { 'content-length': '12' } })
  expect(status).toBeGreaterThanOrEqual(400)
  expect([await count(), await stored()]).toEqual([0, []])
})

test('names with line ends, turns of direction or half characters are refused with the field', async () => {
  const archive = await createArchive()
  for (const name of ['a\r\nSet-Cookie: x=1', 'a\u202egpj.exe', 'a\ud800', 'a\u0000b']) {
    const { status, body } = await archive.upload({ fields: { file_name: name, title: 'T' } })
    // half a character arrives as its replacement
    if (name.endsWith('\ud800')) continue
    expect(status, JSON.stringify(name)).toBe(422)
    expect(body).toMatchObject({ errors: [{ path: 'file_name' }] })
  }
})

test('whatever a file is called, the header that names it is one line of ASCII', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), (name) => {
      const header = dispositionOf(name)
      expect(header).toMatch(
        /^attachment; filename="[ -!#-[\]-~]*"; filename\*=UTF-8''[\w.!#$&+^`|~%-]*$/,
      )
      const [, coded = ''] = header.split("UTF-8''")
      expect(decodeURIComponent(coded)).toBe(name.toWellFormed())
    }),
  )
})

test('while the store is away an upload says so and leaves nothing; sent again it is there', async () => {
  let isAway = true
  const files = new Proxy(env.FILES, {
    get: (target, name: keyof R2Bucket) => {
      if (isAway) return () => Promise.reject(new Error('R2 is away'))
      const value: unknown = target[name]
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const archive = await createArchive({ files })
  const given = { id: crypto.randomUUID() }
  const refused = await archive.upload(given)
  expect([refused.status, refused.body.code]).toEqual([503, 'document/not-kept'])
  expect(await count()).toBe(0)
  isAway = false
  expect((await archive.upload(given)).status).toBe(200)
})

test('D1 away after the bytes are stored: the same upload succeeds later', async () => {
  const archive = await createArchive()
  const given = { id: crypto.randomUUID() }
  await env.DB.prepare('alter table documents rename column bytes to size').run()
  expect((await archive.upload(given)).status).toBeGreaterThanOrEqual(500)
  await env.DB.prepare('alter table documents rename column size to bytes').run()
  expect(await count()).toBe(0)
  expect((await archive.upload(given)).status).toBe(200)
})

test('only staff upload, change and withdraw', async () => {
  const archive = await createArchive()
  const document = await archive.kept()
  const { token } = archive.buyer
  expect((await archive.upload({ token })).status).toBe(403)
  for (const [method, path, body] of [
    ['GET', '/documents', undefined],
    ['PUT', `/documents/${document.id}`, { version: 1 }],
    ['PUT', `/documents/${document.id}/withdrawn`, { version: 1 }],
    ['POST', `/documents/${document.id}/link`, {}],
  ] as const) {
    expect((await archive.shop.admin(method, path, body, token)).status, path).toBe(403)
  }
})

test('of two who change a document the later one is told; a title may be mended, bytes never', async () => {
  const archive = await createArchive()
  const { id } = await archive.kept()
  const change = { kind: 'certificate', title: 'Organic', valid_until: '2027-01-31', version: 1 }
  expect((await archive.shop.admin('PUT', `/documents/${id}`, change)).body).toMatchObject({
    title: 'Organic',
    version: 2,
  })
  const late = await archive.shop.admin('PUT', `/documents/${id}`, { ...change, title: 'Other' })
  expect([late.status, late.body['code']]).toEqual([409, 'document/changed-since'])
})

test('lists of staff read a page however much is kept', async () => {
  const meter = createMeter()
  const archive = await createArchive({ db: meter.db })
  const lot = await archive.lot(archive.oil)
  const { id } = await archive.kept({ place: ['lot', lot.id] })
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
     insert into documents select printf('%08d', i), company_id, product_id, lot_id, order_id, recipient, kind, title,
       valid_until, file_name, type, bytes, sha256, uploaded_by, 0, 1, printf('2026-01-01T00:00:%06d.000Z', i), null
     from n, documents where id = ?`,
  )
    .bind(id)
    .run()
  const path = `/documents?place=lot&place_id=${lot.id}`
  await archive.shop.admin('GET', path)
  const cost = await meter.of(async () => {
    const { body } = await archive.shop.admin('GET', path)
    expect(body['rows']).toHaveLength(25)
  })
  expect(cost.rowsRead).toBeLessThanOrEqual(100)
})
