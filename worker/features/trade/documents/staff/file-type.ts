import type { DocumentType } from '#contract/trade/documents/documents.ts'

/**
 * PDF readers accept other data before the header (printer commands, mail headers, byte order
 * mark).
 */
const soughtBytes = 1024
const pdfHeader = '%PDF-'

const beginnings: [DocumentType, number[]][] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]

/**
 * File type by its first bytes, `null` if not supported; name and content type are ignored. A PDF
 * header may begin within the first 1,024 bytes.
 * Source: ISO 32000-2 §7.5.2, and PDF 1.7 (Adobe) appendix H, note 13; ITU T.81 annex B; PNG (third
 * edition) §5.2.
 */
export const fileTypeOf = (bytes: Uint8Array): DocumentType | null =>
  beginnings.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0] ??
  (latin1(bytes.subarray(0, soughtBytes)).includes(pdfHeader) ? 'application/pdf' : null)

/** Decodes one character per byte. */
const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes)
