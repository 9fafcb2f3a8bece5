import type { ChangedTextsByLocale } from '#contract/site/page-texts.ts'
import { PageTextWords } from '#contract/staff/content/page-texts.ts'
import { readPageTextKey } from './page-text-keys.ts'

/**
 * Texts that replace built-in page texts, from rows of `content`; `undefined` if there are none.
 * Rows that are invalid in this build are ignored, so manual edits of D1 break no page.
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
