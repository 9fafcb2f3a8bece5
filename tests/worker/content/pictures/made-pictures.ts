/* Picture files without image data, because the parsers read only the structure. */

const bytesOf = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const two = (value: number) => [value >> 8, value & 0xff]
const segment = (marker: number, data: number[]) => [0xff, marker, ...two(data.length + 2), ...data]

/** A location as phones write it; tests search for this text. */
export const placeTaken = 'GPSLatitude 43.6532'
export const exifSegment = segment(0xe1, [...bytesOf('Exif\0\0'), ...bytesOf(placeTaken)])

/** Image data with a byte that looks like a marker, and with a restart marker. */
const pixels = [1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4]

type Jpeg = { width: number; height: number; before?: number[]; after?: number[]; filler?: number }

export function jpeg({ width, height, before = [], after = [], filler = 0 }: Jpeg): Uint8Array {
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xe0, [...bytesOf('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...before,
    ...segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    ...segment(0xc0, [8, ...two(height), ...two(width), 1, 1, 0x11, 0]),
    ...segment(0xc4, [0, ...Array<number>(16).fill(0)]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...pixels,
    ...Array<number>(filler).fill(7),
    0xff,
    0xd9,
    ...after,
  ])
}

const four = (value: number) => [
  value & 0xff,
  (value >> 8) & 0xff,
  (value >> 16) & 0xff,
  (value >> 24) & 0xff,
]
export const chunk = (name: string, data: number[]) => [
  ...bytesOf(name),
  ...four(data.length),
  ...data,
  ...(data.length % 2 ? [0] : []),
]
export const riff = (chunks: number[]) =>
  Uint8Array.from([...bytesOf('RIFF'), ...four(chunks.length + 4), ...bytesOf('WEBP'), ...chunks])

const low = (value: number) => [value & 0xff, value >> 8]
export const lossy = (width: number, height: number) =>
  chunk('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...low(width), ...low(height), 5, 6, 7])

/** A lossy WebP with a phone's metadata. */
export const webp = (width: number, height: number) =>
  riff([
    ...chunk('VP8X', [0x0c, 0, 0, 0, 9, 9, 9, 9, 9, 9]),
    ...lossy(width, height),
    ...chunk('EXIF', bytesOf(placeTaken)),
    ...chunk('XMP ', bytesOf(placeTaken)),
  ])

export const lossless = (width: number, height: number) => {
  const bits = (width - 1) | ((height - 1) << 14)
  return riff(chunk('VP8L', [0x2f, ...four(bits), 1, 2, 3]))
}

export const textIn = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

type Parts = { pictures?: (Uint8Array | string)[]; share?: Uint8Array | null }

const file = (bytes: Uint8Array | string) =>
  new File([bytes as Uint8Array<ArrayBuffer>], 'holiday.svg', { type: 'image/svg+xml' })

/** The upload of a picture of 1,000 × 500 with wrong names and types, which the server ignores. */
export function upload({ pictures, share }: Parts = {}): FormData {
  const form = new FormData()
  const usual = [
    jpeg({ width: 480, height: 240, before: exifSegment }),
    webp(960, 480),
    jpeg({ width: 1000, height: 500 }),
  ]
  for (const each of pictures ?? usual) form.append('picture', file(each))
  if (share !== null)
    form.append('share', file(share ?? jpeg({ width: 1200, height: 630, before: exifSegment })))
  return form
}
