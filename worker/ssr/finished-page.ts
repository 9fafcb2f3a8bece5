import type { Rendered } from '../../web/server/entry.tsx'
import { type Opening, securityHeadersOf } from '../middleware/security-headers.ts'
import type { Shell } from './shell.ts'

/** A page as it is sent. Bytes: encoding its text takes longer than the rest of a request. */
export type FinishedPage = {
  status: number
  isApplication: boolean
  /** What all its visitors get alike. */
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
  /** Its ETag; pages that are kept have one. */
  tag?: string
}

type Extras = {
  /** What its policy allows besides. */
  opening?: Opening
  /** HTML that stands above the app. */
  above?: string
}

const encoder = new TextEncoder()

/** Puts what was rendered into the shell. */
export function finishPage(
  shell: Shell,
  rendered: Rendered,
  { opening = {}, above = '' }: Extras = {},
): FinishedPage {
  const { status, isApplication, attributes, head, beside, body, boot } = rendered
  const glyphs = attributes['lang'] === 'el' ? 'greek' : 'latin'
  const page = shell.compose({
    attributes,
    glyphs,
    head,
    above: above + beside,
    body,
    boot,
    isApplication,
  })
  return {
    status,
    isApplication,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': attributes['lang'] ?? '',
      ...securityHeadersOf({ ...opening, ...page.admits }),
    },
    body: encoder.encode(page.html),
  }
}
