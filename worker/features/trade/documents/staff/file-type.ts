import type { DocumentType } from '#contract/trade/documents/documents.ts'

const beginnings: [DocumentType, number[]][] = [
  // %PDF-
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]

/**
 * What a file is by its first bytes; `null` for all that we do not take. Names and types that come with it do not count.
 * Source: ISO 32000-2 §7.5.2; ITU T.81 annex B; PNG (third edition) §5.2
 */
export const fileTypeOf = (bytes: Uint8Array): DocumentType | null =>
  beginnings.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0] ?? null
