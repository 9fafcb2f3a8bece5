import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { StaffPicture, StaffPictures } from '#contract/pictures/staff-pictures.ts'
import { createFront } from '../../../../worker/front/front.ts'
import { liveFrontDeps } from '../../../../worker/front/front-deps.ts'
import { call } from '../../kit/client.ts'
import { everyLimit, noLimits } from '../../kit/outages.ts'
import { contentOffice } from '../content-world.ts'
import { jpeg, lossless, placeTaken, textIn, upload, webp } from './made-pictures.ts'

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

test('names that are none of a picture lead nowhere, and are not kept by anybody', async () => {
  const office = await contentOffice()
  const { body } = await office.admin('POST', '/pictures', upload())
  const id = String(body['id'])
  for (const name of [
    `${id}-481`,
    id,
    `${id}-0480`,
    `${id.toUpperCase()}-480`,
    `${id}-480/`,
    `${'0'.repeat(32)}-480`,
    '',
  ]) {
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
  const refused: [string, number, FormData][] = [
    ['a drawing', 422, upload({ pictures: ['<svg xmlns="http://www.w3.org/2000/svg"/>'] })],
    ['no crop', 422, upload({ share: null })],
    ['a crop of another shape', 422, upload({ pictures: [narrow], share: webp(1200, 631) })],
    ['nothing', 422, upload({ pictures: [] })],
    ['a size that is missing', 422, upload({ pictures: [jpeg({ width: 960, height: 480 })] })],
    ['one that is too wide', 422, upload({ pictures: [narrow, webp(960, 480), webp(1601, 800)] })],
    ['two pictures', 422, upload({ pictures: [narrow, webp(960, 600)] })],
    ['a tower', 422, upload({ pictures: [lossless(100, 301)] })],
    [
      'too many bytes',
      413,
      upload({ pictures: [jpeg({ width: 480, height: 240, filler: megabyte })], share }),
    ],
    [
      'far too many bytes',
      413,
      upload({ pictures: Array(5).fill(jpeg({ width: 480, height: 240, filler: megabyte })) }),
    ],
  ]
  for (const [name, status, form] of refused) {
    const answer = await office.admin('POST', '/pictures', form)
    expect([name, answer.status]).toEqual([name, status])
    expect(String(answer.body['code'])).toMatch(/^picture\/(unusable|too-large)$/)
  }
  expect((await office.admin('POST', '/pictures', { picture: 'none' })).status).toBe(422)
  expect(await stored()).toEqual([])
  const fits = upload({
    pictures: [jpeg({ width: 480, height: 240, filler: megabyte - 300 })],
    share,
  })
  expect((await office.admin('POST', '/pictures', fits)).status).toBe(200)
})

test('strangers and clients neither upload, nor describe, nor look through pictures', async () => {
  const office = await contentOffice()
  const client = await office.member('client@meltemi.test', 'client')
  const { body } = await office.admin('POST', '/pictures', upload())
  const calls = [
    ['POST', '/pictures', upload()],
    ['GET', '/pictures'],
    ['GET', `/pictures/chosen?ids=${String(body['id'])}`],
    ['PUT', `/pictures/${String(body['id'])}/texts`, { texts: {}, version: 0 }],
    ['DELETE', `/pictures/${String(body['id'])}`],
    ['GET', '/covers/cheeseQuota'],
    ['PUT', '/covers/cheeseQuota', { picture: null, version: 0 }],
  ] as const
  for (const [method, path, given] of calls) {
    expect((await office.admin(method, path, given, '')).status, `${method} ${path}`).toBe(401)
    expect((await office.admin(method, path, given, client.token)).status).toBe(403)
  }
})

test('uploads are counted like other writes', async () => {
  const asked: string[] = []
  const limit = async ({ key }: { key: string }) => {
    asked.push(key)
    return { success: false }
  }
  const office = await contentOffice({ limits: everyLimit({ limit }) })
  const { status } = await office.admin('POST', '/pictures', upload())
  expect(status).toBe(429)
  expect(asked.length).toBeGreaterThan(0)
  expect(await stored()).toEqual([])
})

const broken = new Proxy({} as R2Bucket, {
  get: () => async () => {
    throw new Error('R2 is not reachable')
  },
})

test('while the store of pictures is down an upload says so and can be sent again, and pages stand', async () => {
  const office = await contentOffice()
  const { token } = office.staff
  const down = (path: string, options: Parameters<typeof call>[1] = {}) =>
    call(path, options, { kv: office.kv, media: broken, limits: noLimits })
  // another picture than that of other tests: a copy of theirs may still be near by
  const form = () => upload({ pictures: [lossless(480, 240), webp(900, 450)] })
  const failed = await down('/api/admin/pictures', { method: 'POST', body: form(), token })
  expect([failed.status, await failed.json()]).toMatchObject([503, { code: 'picture/not-kept' }])
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
