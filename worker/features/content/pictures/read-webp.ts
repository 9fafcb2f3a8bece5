import { type CleanPicture, joined } from './read-jpeg.ts'

type Chunk = { name: string; data: Uint8Array }

/**
 * Reads a WebP without animation, chunk by chunk, and writes only the chunks that a decoder needs:
 * image, transparency and colour profile. Source: RFC 9649 §2.
 * @returns `null` when it is no WebP, animated, or incomplete
 */
export function readWebp(bytes: Uint8Array): CleanPicture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 20 || nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WEBP') return null
  const end = 8 + view.getUint32(4, true)
  if (end > bytes.length) return null
  const chunks: Chunk[] = []
  let at = 12
  while (at + 8 <= end) {
    const length = view.getUint32(at + 4, true)
    if (at + 8 + length > end) return null
    chunks.push({ name: nameAt(bytes, at), data: bytes.subarray(at + 8, at + 8 + length) })
    at += 8 + length + (length % 2)
  }
  const names = new Set(chunks.map(({ name }) => name))
  if (names.has('ANIM') || names.has('ANMF')) return null
  const pictures = chunks.filter(({ name }) => name === 'VP8 ' || name === 'VP8L')
  const [picture] = pictures
  const size = picture && sizeOf(picture)
  if (!size || pictures.length !== 1) return null
  const profile = chunks.find(({ name }) => name === 'ICCP')
  const alpha = picture.name === 'VP8 ' ? chunks.find(({ name }) => name === 'ALPH') : undefined
  const kept = [profile, alpha, picture].filter((chunk) => chunk !== undefined)
  const isPlain = kept.length === 1 && !hasFlags(chunks)
  const written = isPlain ? kept : [extended(size, chunks, kept), ...kept]
  const body = joined(written.map(writtenChunk))
  return { type: 'image/webp', ...size, bytes: joined([header(body.length), body]) }
}

const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

/** The size in the image data, whatever the file's header says. */
function sizeOf({ name, data }: Chunk): { width: number; height: number } | null {
  const byte = (index: number) => data[index] ?? 0
  if (name === 'VP8L') {
    if (data.length < 5 || byte(0) !== 0x2f) return null
    const bits = byte(1) | (byte(2) << 8) | (byte(3) << 16) | (byte(4) << 24)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  const isStart = byte(3) === 0x9d && byte(4) === 0x01 && byte(5) === 0x2a
  // the lowest bit is 0 for a key frame
  if (data.length < 10 || (byte(0) & 1) !== 0 || !isStart) return null
  const width = (byte(6) | (byte(7) << 8)) & 0x3fff
  const height = (byte(8) | (byte(9) << 8)) & 0x3fff
  return width > 0 && height > 0 ? { width, height } : null
}

const alphaFlag = 0x10
const profileFlag = 0x20
const flagsOf = (chunks: readonly Chunk[]) =>
  chunks.find(({ name }) => name === 'VP8X')?.data[0] ?? 0

/** The header must also announce transparency inside a lossless image. */
const hasFlags = (chunks: readonly Chunk[]) => (flagsOf(chunks) & alphaFlag) !== 0

function extended(
  { width, height }: { width: number; height: number },
  chunks: readonly Chunk[],
  kept: readonly Chunk[],
): Chunk {
  const data = new Uint8Array(10)
  data[0] =
    (flagsOf(chunks) & alphaFlag) |
    (kept.some(({ name }) => name === 'ALPH') ? alphaFlag : 0) |
    (kept.some(({ name }) => name === 'ICCP') ? profileFlag : 0)
  const write24 = (at: number, value: number) => {
    data[at] = value & 0xff
    data[at + 1] = (value >> 8) & 0xff
    data[at + 2] = (value >> 16) & 0xff
  }
  write24(4, width - 1)
  write24(7, height - 1)
  return { name: 'VP8X', data }
}

function writtenChunk({ name, data }: Chunk): Uint8Array {
  const out = new Uint8Array(8 + data.length + (data.length % 2))
  out.set(new TextEncoder().encode(name))
  new DataView(out.buffer).setUint32(4, data.length, true)
  out.set(data, 8)
  return out
}

function header(bodyBytes: number): Uint8Array {
  const out = new Uint8Array(12)
  out.set(new TextEncoder().encode('RIFF'))
  new DataView(out.buffer).setUint32(4, bodyBytes + 4, true)
  out.set(new TextEncoder().encode('WEBP'), 8)
  return out
}
