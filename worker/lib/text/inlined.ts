import { createHash } from 'node:crypto'

/** Content of an inline style or script with its CSP hash source (CSP 3 §2.3.1). */
export type InlineContent = { text: string; hash: string }

export const inlineWithHash = (text: string): InlineContent => ({
  text,
  hash: `sha256-${createHash('sha256').update(text).digest('base64')}`,
})
