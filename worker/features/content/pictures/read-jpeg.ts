/** A picture without metadata. */
export type CleanPicture = {
  type: 'image/jpeg' | 'image/webp'
  width: number
  height: number
  bytes: Uint8Array<ArrayBuffer>
}

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda

/**
 * Frames of the kinds that browsers show: baseline, extended and progressive. Source: ITU T.81,
 * table B.1.
 */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xc2

/**
 * A limit for progressive pictures, which usually have about ten scans. A scan takes few bytes but
 * redraws the whole picture, so thousands would block browsers for minutes.
 */
const mostScans = 64

/** Tables, scans and restart intervals. */
const needed = new Set([0xc4, 0xdb, 0xdd, startOfScan])

/**
 * Segments that affect the picture: JFIF without a preview (APP0), the colour profile (APP2) and
 * Adobe's colour transform (APP14), the first and last with their only valid length. All other
 * segments may contain locations, cameras, comments or previews.
 */
const notes: Record<number, { name: string; length?: number }> = {
  0xe0: { name: 'JFIF\0', length: 16 },
  0xe2: { name: 'ICC_PROFILE\0' },
  0xee: { name: 'Adobe', length: 14 },
}

const asciiAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/**
 * Reads a JPEG segment by segment up to its end marker, and ignores later bytes.
 * @returns `null` when it is no JPEG, incomplete, or has too many scans
 */
export function readJpeg(bytes: Uint8Array): CleanPicture | null {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return null
  const kept: Uint8Array[] = [bytes.subarray(0, 2)]
  let size: { width: number; height: number } | null = null
  let scans = 0
  let at = 2
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++ // a fill byte
      continue
    }
    if (marker === endOfImage) {
      if (!size || scans === 0) return null
      kept.push(bytes.subarray(at, at + 2))
      return { type: 'image/jpeg', ...size, bytes: joined(kept) }
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    let end = at + 2 + length
    if (length < 2 || end > bytes.length) return null
    if (isFrame(marker)) {
      if (size || length < 8) return null
      const height = ((bytes[at + 5] ?? 0) << 8) | (bytes[at + 6] ?? 0)
      const width = ((bytes[at + 7] ?? 0) << 8) | (bytes[at + 8] ?? 0)
      if (width === 0 || height === 0) return null
      size = { width, height }
    }
    if (marker === startOfScan) {
      if (!size || ++scans > mostScans) return null
      end = endOfEntropy(bytes, end)
    }
    const note = notes[marker]
    const isNote =
      note !== undefined &&
      asciiAt(bytes, at + 4, note.name.length) === note.name &&
      (note.length ?? length) === length
    if (isFrame(marker) || needed.has(marker) || isNote) kept.push(bytes.subarray(at, end))
    at = end
  }
  return null
}

/**
 * The position of the next marker. `ff00` is image data, and `ffd0` to `ffd7` are restart markers.
 */
function endOfEntropy(bytes: Uint8Array, from: number): number {
  let at = from
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
    at++
  }
  return bytes.length
}

/** Concatenates byte arrays. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
