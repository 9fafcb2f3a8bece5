import { documentLimits, type DocumentType } from '#contract/trade/documents/documents.ts'

/** Endings that open as what the bytes are; the first is the one that is given. */
const endings: Record<DocumentType, readonly [string, ...string[]]> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
}

/**
 * The name of a file with an ending of its type. A saved file is opened by its ending, whatever it was served as: bytes
 * that begin like a PDF may go on as a page with a script.
 */
export function fileNameOf(given: string, type: DocumentType): string {
  const own = endings[type]
  if (own.some((ending) => given.toLowerCase().endsWith(ending))) return given
  const [ending] = own
  return `${given.slice(0, documentLimits.fileName - ending.length).toWellFormed()}${ending}`
}
