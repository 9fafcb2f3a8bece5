import type { ChangedTextsByLocale } from '#contract/site/page-texts.ts'
import { PageTextWords } from '#contract/staff/content/page-texts.ts'
import { readPageTextKey } from './page-text-keys.ts'

/**
 * What pages say instead of the shipped words, of the rows of `content`; `undefined` while that is nothing. A row that
 * is no text of this build counts as unset: what someone wrote into D1 by hand breaks no page.
 */
export function changedTexts(
  rows: readonly { key: string; value: string | null }[],
): ChangedTextsByLocale | undefined {
  const changed: Partial<Record<string, Record<string, string>>> = {}
  let isAny = false
  for (const { key: rowKey, value } of rows) {
    const about = value !== null && readPageTextKey(rowKey)
    if (!about) continue
    const stored = JSON.parse(value) as { text?: unknown } | null
    const text = PageTextWords.safeParse(stored?.text)
    if (!text.success) continue
    ;(changed[about.locale] ??= {})[about.key] = text.data
    isAny = true
  }
  return isAny ? changed : undefined
}
