const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as XML content or attribute value. */
export const xml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
