import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJpeg } from '../../../../worker/features/content/pictures/read-jpeg.ts'
import { readWebp } from '../../../../worker/features/content/pictures/read-webp.ts'
import {
  chunk,
  exifSegment,
  jpeg,
  lossless,
  lossy,
  placeTaken,
  riff,
  textIn,
  webp,
} from './made-pictures.ts'

const read = (bytes: Uint8Array) => readJpeg(bytes) ?? readWebp(bytes)

test('a JPEG says how large it is, and keeps nothing but its picture', () => {
  const preview = [0xff, 0xe2, 0, 2 + 4 + placeTaken.length]
  const told = [...new TextEncoder().encode(placeTaken)]
  const jfxx = [
    0xff,
    0xe0,
    0,
    2 + 6 + told.length,
    ...new TextEncoder().encode('JFXX\0'),
    0x10,
    ...told,
  ]
  const adobe = [0xff, 0xee, 0, 2 + 5 + told.length, ...new TextEncoder().encode('Adobe'), ...told]
  const before = [
    ...exifSegment,
    ...jfxx,
    ...adobe,
    ...preview,
    ...new TextEncoder().encode(`MPF\0${placeTaken}`),
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
    ...chunk('EXIF', [...new TextEncoder().encode(placeTaken)]),
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
  const bytes = (text: string) => new TextEncoder().encode(text)
  const whole = jpeg({ width: 20, height: 10 })
  const none: Record<string, Uint8Array> = {
    nothing: new Uint8Array(),
    drawing: bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    page: bytes('<!doctype html><script>alert(1)</script>'),
    'drawing behind a byte order mark': bytes('\ufeff<?xml version="1.0"?><svg/>'),
    PNG: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array(60).fill(0)]),
    GIF: bytes('GIF89a\x01\x00\x01\x00'),
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
