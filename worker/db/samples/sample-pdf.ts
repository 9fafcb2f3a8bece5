/** ASCII characters only; others would require an embedded font. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/[^\x20-\x7e]/g, '')

const escaped = (text: string) => plain(text).replaceAll(/[\\()]/g, (sign) => `\\${sign}`)

/**
 * PDF of one A4 page with some lines of text, the first in large type.
 * Source: ISO 32000-1 §7.5, §9.6.2.2 (standard fonts), annex H.2.
 */
export function samplePdf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const shown = lines.map(
    (line, at) => `/F1 ${at === 0 ? 22 : 12} Tf (${escaped(line)}) Tj 0 -${at === 0 ? 36 : 20} Td`,
  )
  const content = `BT 72 750 Td ${shown.join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new TextEncoder().encode(file + table + trailer)
}
