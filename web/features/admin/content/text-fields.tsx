import { useId } from 'react'
import type { Locale } from '#contract/locales.ts'
import type { StoryText } from '#contract/staff/content.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { Draft } from '../settings/use-draft.ts'

/** Title, summary and text, in the language that they are written in. */
export function TextFields({ locale, draft }: { locale: Locale; draft: Draft<StoryText> }) {
  const words = useI18nContext().LL.staffContent
  const id = useId()
  const { value } = draft
  const set = (part: Partial<StoryText>) => draft.set({ ...value, ...part })
  const common = { className: 'ad-input', lang: locale, spellCheck: true }
  return (
    <>
      <label className="ad-field">
        <span>{words.title()}</span>
        <input
          {...common}
          maxLength={120}
          value={value.title}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
      </label>
      <label className="ad-field">
        <span>{words.excerpt()}</span>
        <textarea
          {...common}
          rows={4}
          maxLength={400}
          value={value.excerpt}
          // one paragraph
          onChange={(event) => set({ excerpt: event.currentTarget.value.replaceAll('\n', ' ') })}
        />
      </label>
      <div className="ad-field">
        <label htmlFor={id}>{words.body()}</label>
        <textarea
          id={id}
          {...common}
          rows={16}
          maxLength={20_000}
          aria-describedby={`${id}-hint`}
          value={value.body}
          onChange={(event) => set({ body: event.currentTarget.value })}
        />
        <small id={`${id}-hint`} className="ad-soft">
          {words.bodyHint()}
        </small>
      </div>
    </>
  )
}
