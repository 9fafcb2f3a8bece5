/**
 * What makes a browser save a file under its name. Old readers take the first name, all others the second.
 * Source: RFC 6266 §4.3 and appendix D; RFC 8187 §3.2.1 for what stays as it is
 */
export function dispositionOf(fileName: string): string {
  const ascii = fileName.normalize('NFKD').replaceAll(/[^\w .()-]/g, '_')
  const whole = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${whole}`
}
