import { toScriptJson } from '../../web/boot.ts'
import type { Rendered } from '../../web/entry.server.tsx'
import type { Geo } from '../contract/geo.ts'
import { type Opening, securityHeadersOf } from '../middleware/security-headers.ts'
import type { Shell } from './shell.ts'

/** A page as it is sent, but for where its visitor is. Bytes: encoding its text takes longer than the rest of a request. */
export type FinishedPage = {
  status: number
  isApplication: boolean
  /** What all its visitors get alike. */
  headers: Record<string, string>
  beforeGeo: Uint8Array
  afterGeo: Uint8Array
  /** Pages that are kept have one. */
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
  const { status, isApplication, attributes, head, body, boot } = rendered
  const glyphs = attributes['lang'] === 'el' ? 'greek' : 'latin'
  const page = shell.compose({ attributes, glyphs, head, above, body, boot, isApplication })
  return {
    status,
    isApplication,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': attributes['lang'] ?? '',
      ...securityHeadersOf({ ...opening, ...page.admits }),
    },
    beforeGeo: encoder.encode(page.beforeGeo),
    afterGeo: encoder.encode(page.afterGeo),
  }
}

/** The page for a visitor there. */
export function withGeo({ beforeGeo, afterGeo }: FinishedPage, geo: Geo): Uint8Array<ArrayBuffer> {
  const between = encoder.encode(toScriptJson(geo))
  const whole = new Uint8Array(beforeGeo.length + between.length + afterGeo.length)
  whole.set(beforeGeo)
  whole.set(between, beforeGeo.length)
  whole.set(afterGeo, beforeGeo.length + between.length)
  return whole
}
