import type { DocumentType } from '#contract/trade/documents/documents.ts'

/** What comes before a header that stands further on: printers' commands, mail headers, a byte order mark. */
const soughtBytes = 1024
const pdfHeader = '%PDF-'

const beginnings: [DocumentType, number[]][] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]

/**
 * What a file is by its first bytes; `null` for all that we do not take. Names and types that come with it do not count.
 * A PDF is one where its readers find the header: within the first 1,024 bytes.
 * Source: ISO 32000-2 §7.5.2, and PDF 1.7 (Adobe) appendix H, note 13; ITU T.81 annex B; PNG (third edition) §5.2
 */
export const fileTypeOf = (bytes: Uint8Array): DocumentType | null =>
  beginnings.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0] ??
  (latin1(bytes.subarray(0, soughtBytes)).includes(pdfHeader) ? 'application/pdf' : null)

/** A letter for each byte. */
const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes)
