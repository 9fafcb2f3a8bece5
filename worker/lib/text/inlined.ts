import { createHash } from 'node:crypto'

/** Text of a style or script element, with what admits just that text: a hash source (CSP 3 §2.3.1). */
export type Inlined = { text: string; hash: string }

export const inlined = (text: string): Inlined => ({
  text,
  hash: `sha256-${createHash('sha256').update(text).digest('base64')}`,
})
