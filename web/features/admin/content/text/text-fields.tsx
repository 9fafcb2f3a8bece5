import { useId } from 'react'
import type { Locale } from '#contract/locales.ts'
import type { StoryText } from '#contract/staff/content/stories.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { TextPictures } from '../pictures/text-pictures.tsx'
import { TextMarks } from './text-marks.tsx'
import type { Text } from './use-text.ts'

// oxlint-disable-next-line no-control-regex -- they are what is taken out
const control = /[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/gu

/** Pasted text brings signs that no one sees, and no feed can carry. */
const clean = (typed: string) => typed.replaceAll('\u000b', '\n').replaceAll(control, '')

/** Title, summary and text, in the language that they are written in. */
export function TextFields({ locale, draft }: { locale: Locale; draft: Text }) {
  const words = useI18nContext().LL.staffContent
  const id = useId()
  const { value } = draft
  const set = (part: Partial<StoryText>) => draft.set({ ...value, ...part })
  const line = (typed: string) => clean(typed).replaceAll(/[\n\t]/g, ' ')
  const common = { className: 'staff-input', lang: locale, spellCheck: true }
  return (
    <>
      <label className="staff-field">
        <span>{words.title()}</span>
        <input
          {...common}
          maxLength={120}
          value={value.title}
          onChange={(event) => set({ title: line(event.currentTarget.value) })}
        />
      </label>
      <label className="staff-field">
        <span>{words.excerpt()}</span>
        <textarea
          {...common}
          rows={4}
          maxLength={400}
          value={value.excerpt}
          // one paragraph
          onChange={(event) => set({ excerpt: line(event.currentTarget.value) })}
        />
      </label>
      <div className="staff-field">
        <label htmlFor={`${id}-search`}>{words.articles.description()}</label>
        <textarea
          id={`${id}-search`}
          {...common}
          rows={2}
          maxLength={200}
          aria-describedby={`${id}-search-hint`}
          value={value.description ?? ''}
          onChange={(event) => set({ description: line(event.currentTarget.value) })}
        />
        <small id={`${id}-search-hint`} className="staff-soft">
          {words.articles.descriptionHint()}
        </small>
      </div>
      <div className="staff-field">
        <label htmlFor={id}>{words.body()}</label>
        <TextMarks fieldId={id} />
        <textarea
          id={id}
          {...common}
          rows={16}
          maxLength={20_000}
          aria-describedby={`${id}-hint`}
          value={value.body}
          onChange={(event) => set({ body: clean(event.currentTarget.value) })}
        />
        <small id={`${id}-hint`} className="staff-soft">
          {words.bodyHint()}
        </small>
        <TextPictures body={value.body} locale={locale} fieldId={id} />
      </div>
    </>
  )
}
