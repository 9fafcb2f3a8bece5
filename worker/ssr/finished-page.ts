import type { Rendered } from '../../web/server/entry.tsx'
import type { PageFacts } from '../front/kept-page.ts'
import type { Opening } from '../lib/http/security-policy.ts'
import type { Shell } from './shell.ts'

/** A page as it is sent. */
export type FinishedPage = { status: number; facts: PageFacts; body: Uint8Array<ArrayBuffer> }

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
  const { status, isApplication, locale, attributes, head, beside, body, boot } = rendered
  const page = shell.compose({
    attributes,
    locale,
    head,
    above: above + beside,
    body,
    boot,
    isApplication,
  })
  return {
    status,
    facts: {
      language: locale,
      isApplication,
      opening: { ...opening, ...page.admits },
      reads: [...rendered.flagsRead],
    },
    body: encoder.encode(page.html),
  }
}
