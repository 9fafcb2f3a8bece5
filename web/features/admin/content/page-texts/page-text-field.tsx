import { useId } from 'react'
import { type Locale, locales } from '#contract/locales.ts'
import type { PageText } from '#contract/site/page-texts.ts'
import type { StaffPageText } from '#contract/staff/content/page-texts.ts'
import { colon } from '#contract/text/colon.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { formatAge } from '../../screen/moment.tsx'
import { ConflictNotice } from '../../settings/conflict-notice.tsx'

/** A typed text, and the version on which it is based. */
export type Typed = { text: string; version: number }

type Props = {
  about: PageText
  locale: Locale
  shipped: string
  row: StaffPageText | undefined
  typed: Typed | undefined
  onType: (typed: Typed | undefined) => void
  onFocus: () => void
}

/** A page text in one language: the published text beside the built-in one. */
export function PageTextField({ about, locale, shipped, row, typed, onType, onFocus }: Props) {
  const { LL, locale: own } = useI18nContext()
  const words = LL.staffContent.pageTexts
  const id = useId()
  const version = row?.version ?? 0
  const live = row?.text ?? shipped
  const value = typed?.text ?? live
  const type = (text: string) => onType({ text: oneLine(text), version: typed?.version ?? version })
  const wrong = whatIsWrong(value)
  return (
    <div className="staff-page-text">
      <div className="staff-field">
        <label htmlFor={id}>{locales[locale].name}</label>
        <textarea
          id={id}
          className="staff-input"
          lang={locale}
          spellCheck
          rows={about.most > 100 ? 4 : 2}
          maxLength={about.most}
          aria-invalid={wrong !== null}
          aria-describedby={`${id}-about`}
          value={value}
          onFocus={onFocus}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </div>
      <p id={`${id}-about`} className="staff-soft">
        {words.left({ count: value.length, most: about.most })}
        {wrong && <strong> · {words[wrong]()}</strong>}
      </p>
      {value !== shipped && (
        <div className="staff-page-text-original">
          <p>
            {words.original() + colon(own)} <span lang={locale}>{shipped}</span>
          </p>
          <button type="button" className="staff-button" onClick={() => type(shipped)}>
            {words.toOriginal()}
          </button>
        </div>
      )}
      {row && row.text !== null && row.shipped !== shipped && (
        <p className="staff-badge-sun">{words.renewed()}</p>
      )}
      {row && (
        <p className="staff-soft">
          {words.by({
            who: row.changed_by ?? LL.staffContent.formerUser(),
            when: formatAge(row.changed_at, own),
          })}
        </p>
      )}
      {typed && isConflict(typed, live, version) && (
        <ConflictNotice
          theirs={live}
          yours={typed.text}
          onKeep={() => onType({ ...typed, version })}
          onTake={() => onType(undefined)}
        />
      )}
    </div>
  )
}

/** Whether a colleague published another text after typing began. */
export const isConflict = (typed: Typed, live: string, version: number): boolean =>
  typed.version !== version && typed.text !== live

export function whatIsWrong(text: string): 'empty' | 'braces' | null {
  if (text.trim() === '') return 'empty'
  return /[{}]/.test(text) ? 'braces' : null
}

/** Removes line breaks and zero-width characters from pasted text. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\u2800\u3164]/gu, '')
    .toWellFormed()
