/**
 * `Content-Disposition` for saving a file, with an ASCII fallback name.
 * Source: RFC 6266 §4.3 and appendix D; RFC 8187 §3.2.1.
 */
export function contentDisposition(fileName: string): string {
  const ascii = fileName.normalize('NFKD').replaceAll(/[^\w .()-]/g, '_')
  const whole = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${whole}`
}
