import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StaffPicture, StaffPictures } from '#contract/pictures/staff-pictures.ts'
import { readJpeg } from '../../../../worker/features/content/pictures/read-jpeg.ts'
import { readWebp } from '../../../../worker/features/content/pictures/read-webp.ts'
import { liveFrontDeps } from '../../../../worker/front/front-deps.ts'
import { createFront } from '../../../../worker/front/front.ts'
import { call } from '../../kit/client.ts'
import { bucketAway, noLimits } from '../../kit/outages.ts'
import { contentOffice } from '../content-world.ts'
import {
  chunk,
  exifSegment,
  jpeg,
  lossless,
  lossy,
  placeTaken,
  riff,
  textIn,
  upload,
  webp,
} from './made-pictures.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const stored = async () => (await env.MEDIA.list()).objects.map(({ key }) => key)

test('a picture is kept in all its sizes, by what it is, without where it was taken', async () => {
  const office = await contentOffice()
  const { status, body } = await office.admin('POST', '/pictures', upload())
  expect(status).toBe(200)
  const picture = body as unknown as StaffPicture
  expect(picture).toMatchObject({ width: 1000, height: 500, widths: [480, 960, 1000], texts: {} })
  expect(await office.trail(picture.id)).toEqual([
    { action: 'picture/uploaded', actor: office.staff.user.id },
  ])

  for (const [name, type] of [
    ['480', 'image/jpeg'],
    ['960', 'image/webp'],
    ['1000', 'image/jpeg'],
    ['share', 'image/jpeg'],
  ]) {
    const response = await office.get(`/media/${picture.id}-${name}`)
    expect([name, response.status]).toEqual([name, 200])
    const { headers } = response
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(textIn(bytes)).not.toContain(placeTaken)
    expect(Number(headers.get('content-length'))).toBe(bytes.length)
    const object = await env.MEDIA.get(`${picture.id}-${name}`)
    expect(textIn(new Uint8Array((await object?.arrayBuffer()) ?? []))).not.toContain('GPS')
    const again = await office.send(`/media/${picture.id}-${name}`, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  }
  const head = await office.send(`/media/${picture.id}-480`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])

  const twice = await office.admin('POST', '/pictures', upload())
  expect(twice.body['id'], 'the same picture is there once').toBe(picture.id)
  const { rows } = (await office.admin('GET', '/pictures')).body as unknown as StaffPictures
  expect(rows.map(({ id }) => id)).toEqual([picture.id])
  expect(await stored()).toHaveLength(4)
})

test('names that are none of a picture lead nowhere, and are not kept by anyone', async () => {
  const office = await contentOffice()
  const { body } = await office.admin('POST', '/pictures', upload())
  const id = String(body['id'])
  const near = [`${id}-481`, `${id}-0480`, `${id.toUpperCase()}-480`, `${id}-480/`]
  for (const name of [...near, id, `${'0'.repeat(32)}-480`, '']) {
    const response = await office.get(`/media/${name}`)
    expect([name, response.status]).toEqual([name, 404])
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})

test('what is no picture, too large, or not what pages name is refused, and nothing of it is kept', async () => {
  const office = await contentOffice()
  const narrow = jpeg({ width: 480, height: 240 })
  const share = jpeg({ width: 1200, height: 630 })
  const megabyte = 1024 * 1024
  const filled = (filler: number) => jpeg({ width: 480, height: 240, filler })
  const refused: [string, number, FormData][] = [
    ['a drawing', 422, upload({ pictures: ['<svg xmlns="http://www.w3.org/2000/svg"/>'] })],
    ['no crop', 422, upload({ share: null })],
    ['a crop of another shape', 422, upload({ pictures: [narrow], share: webp(1200, 631) })],
    ['nothing', 422, upload({ pictures: [] })],
    ['a size that is missing', 422, upload({ pictures: [jpeg({ width: 960, height: 480 })] })],
    ['one that is too wide', 422, upload({ pictures: [narrow, webp(960, 480), webp(1601, 800)] })],
    ['two pictures', 422, upload({ pictures: [narrow, webp(960, 600)] })],
    ['a tower', 422, upload({ pictures: [lossless(100, 301)] })],
    ['too many bytes', 413, upload({ pictures: [filled(megabyte)], share })],
    ['far too many bytes', 413, upload({ pictures: Array(5).fill(filled(megabyte)) })],
  ]
  for (const [name, status, form] of refused) {
    const answer = await office.admin('POST', '/pictures', form)
    expect([name, answer.status]).toEqual([name, status])
    expect(String(answer.body['code'])).toMatch(/^picture\/(unusable|too-large)$/)
  }
  expect((await office.admin('POST', '/pictures', { picture: 'none' })).status).toBe(422)
  expect(await stored()).toEqual([])
  const fits = upload({ pictures: [filled(megabyte - 300)], share })
  expect((await office.admin('POST', '/pictures', fits)).status).toBe(200)
})

test('while the store of pictures is down an upload says so and can be sent again, and pages stand', async () => {
  const office = await contentOffice()
  const { token } = office.staff
  const down = (path: string, options: Parameters<typeof call>[1] = {}) =>
    call(path, options, { kv: office.kv, media: bucketAway(env.MEDIA), limits: noLimits })
  // a picture of its own, because the location may have cached those of other tests
  const form = () => upload({ pictures: [lossless(480, 240), webp(900, 450)] })
  const away = await down('/api/admin/pictures', { method: 'POST', body: form(), token })
  expect([away.status, await away.json()]).toMatchObject([503, { code: 'picture/storage-failed' }])
  expect(((await office.admin('GET', '/pictures')).body as unknown as StaffPictures).rows).toEqual(
    [],
  )
  const { status, body } = await office.admin('POST', '/pictures', form())
  expect(status).toBe(200)
  const missing = await down(`/media/${String(body['id'])}-480`)
  expect(missing.status).toBe(503)
  expect(missing.headers.get('cache-control')).toBe('no-store')
  expect(missing.headers.get('retry-after')).toBe('30')
  expect((await down('/insights/news')).status).toBe(200)
})

test('a picture is served by what an isolate starts with: the app is not asked', async () => {
  const office = await contentOffice()
  const form = upload({ pictures: [lossless(480, 100), lossless(960, 200)] })
  const { body } = await office.admin('POST', '/pictures', form)
  const front = createFront(liveFrontDeps, async () => {
    throw new Error('The app was loaded')
  })
  const waiting: Promise<unknown>[] = []
  const execution = { waitUntil: (work: Promise<unknown>) => void waiting.push(work) }
  const ask = async () =>
    front(
      new Request(`https://meltemi.test/media/${String(body['id'])}-960?from=feed`),
      env,
      execution as unknown as ExecutionContext,
    )
  expect((await ask()).status).toBe(200)
  await Promise.all(waiting)
  await env.MEDIA.delete(`${String(body['id'])}-960`)
  expect((await ask()).status, 'kept near by').toBe(200)
})

const read = (bytes: Uint8Array) => readJpeg(bytes) ?? readWebp(bytes)

test('a JPEG says how large it is, and keeps nothing but its picture', () => {
  /** A segment with a name and location data. */
  const telling = (marker: number, name: string, ...more: number[]) => {
    const data = [...bytesOf(name), ...more, ...bytesOf(placeTaken)]
    return [0xff, marker, 0, 2 + data.length, ...data]
  }
  const before = [
    ...exifSegment,
    ...telling(0xe0, 'JFXX\0', 0x10),
    ...telling(0xee, 'Adobe'),
    ...telling(0xe2, 'MPF\0'),
  ]
  const after = [...jpeg({ width: 8, height: 8, before: exifSegment })]
  const given = jpeg({ width: 1600, height: 900, before, after })
  expect(textIn(given)).toContain(placeTaken)
  const clean = readJpeg(given)
  expect(clean).toMatchObject({ type: 'image/jpeg', width: 1600, height: 900 })
  expect(textIn(clean?.bytes ?? given)).not.toContain(placeTaken)
  expect(clean?.bytes, 'all else as it was').toEqual(jpeg({ width: 1600, height: 900 }))
})

test('a WebP says how large it is, whatever its frame claims, and keeps nothing but its picture', () => {
  const given = webp(960, 540)
  expect(textIn(given)).toContain(placeTaken)
  const clean = readWebp(given)
  expect(clean).toMatchObject({ type: 'image/webp', width: 960, height: 540 })
  expect(textIn(clean?.bytes ?? given)).not.toContain(placeTaken)
  expect(clean?.bytes).toEqual(riff(lossy(960, 540)))
  expect(readWebp(lossless(1600, 1))).toMatchObject({ width: 1600, height: 1 })
  expect(readWebp(lossless(1, 16_384))).toMatchObject({ width: 1, height: 16_384 })
})

test('a WebP with transparency keeps it', () => {
  const given = riff([
    ...chunk('VP8X', [0x18, 0, 0, 0, 1, 0, 0, 1, 0, 0]),
    ...chunk('ALPH', [1, 2, 3]),
    ...lossy(300, 200),
    ...chunk('EXIF', [...bytesOf(placeTaken)]),
  ])
  const text = textIn(readWebp(given)?.bytes ?? new Uint8Array())
  expect(text).toContain('ALPH')
  expect(text).not.toContain('EXIF')
  expect(read(readWebp(given)?.bytes ?? new Uint8Array())).toMatchObject({
    width: 300,
    height: 200,
  })
})

test('drawings, other kinds of file, films and pictures that break off are none', () => {
  const whole = jpeg({ width: 20, height: 10 })
  const none: Record<string, Uint8Array> = {
    nothing: new Uint8Array(),
    drawing: bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    page: bytesOf('<!doctype html><script>alert(1)</script>'),
    'drawing behind a byte order mark': bytesOf('\ufeff<?xml version="1.0"?><svg/>'),
    PNG: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array(60).fill(0)]),
    GIF: bytesOf('GIF89a\x01\x00\x01\x00'),
    film: riff([...chunk('ANIM', [0, 0, 0, 0, 0, 0]), ...lossy(4, 4)]),
    'half a JPEG': whole.subarray(0, -2),
    'a JPEG without height': jpeg({ width: 20, height: 0 }),
    'half a WebP': webp(4, 4).subarray(0, 40),
    'no picture in it': riff(chunk('EXIF', [1, 2])),
  }
  for (const [name, given] of Object.entries(none)) expect(read(given), name).toBeNull()
  expect(read(whole)).not.toBeNull()
})

test('a picture of a thousand scans, which keeps browsers busy for minutes, is none', () => {
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1]
  const given = jpeg({ width: 1600, height: 4800 })
  const withScans = (count: number) => {
    const more = Array.from({ length: count }, () => scan).flat()
    return Uint8Array.from([...given.subarray(0, -2), ...more, ...given.subarray(-2)])
  }
  expect(readJpeg(withScans(20)), 'cameras make a dozen').not.toBeNull()
  expect(readJpeg(withScans(1000))).toBeNull()
})

test('no bytes make it fail or hang, and what it takes it reads in the same way again', () => {
  const size = fc.integer({ min: 1, max: 1600 })
  const pictures = fc.oneof(
    fc.tuple(size, size).map(([width, height]) => jpeg({ width, height, before: exifSegment })),
    fc.tuple(size, size).map(([width, height]) => webp(width, height)),
    fc.tuple(size, size).map(([width, height]) => lossless(width, height)),
  )
  const broken = fc
    .tuple(pictures, fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }))), fc.nat())
    .map(([picture, changes, cut]) => {
      const bytes = Uint8Array.from(picture)
      for (const [at, value] of changes) bytes[at % bytes.length] = value
      return cut % 3 === 0 ? bytes.subarray(0, cut % bytes.length) : bytes
    })
  let taken = 0
  fc.assert(
    fc.property(fc.oneof(pictures, broken, fc.uint8Array({ maxLength: 200 })), (bytes) => {
      const once = read(bytes)
      if (!once) return
      taken++
      expect(once.width > 0 && once.height > 0).toBe(true)
      expect(once.bytes.length).toBeLessThanOrEqual(bytes.length + 30)
      expect(read(once.bytes)).toEqual(once)
    }),
    { numRuns: 2_000 },
  )
  expect(taken, 'some were pictures').toBeGreaterThan(300)
})
