import { documentLimits, type DocumentType } from '#contract/trade/documents/documents.ts'

/** File extensions by type; the first is the default. */
const endings: Record<DocumentType, readonly [string, ...string[]]> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
}

/**
 * A file name with an extension that matches the type: a saved file is opened by its extension, and
 * a PDF header can precede a page with a script.
 */
export function fileNameOf(given: string, type: DocumentType): string {
  const own = endings[type]
  if (own.some((ending) => given.toLowerCase().endsWith(ending))) return given
  const [ending] = own
  return `${given.slice(0, documentLimits.fileName - ending.length).toWellFormed()}${ending}`
}
