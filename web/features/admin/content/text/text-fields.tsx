import { useId } from 'react'
import { defaultLocale, type Locale, locales } from '#contract/locales.ts'
import type { StoryText } from '#contract/staff/content/stories.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { TextPictures } from '../pictures/text-pictures.tsx'
import { TextMarks } from './text-marks.tsx'
import { partOf, type TextPart } from './text-part.ts'
import type { Text } from './use-text.ts'

// oxlint-disable-next-line no-control-regex -- these characters are removed
const control = /[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/gu

/** Removes control characters from pasted text, which feeds cannot carry. */
const clean = (typed: string) => typed.replaceAll('\u000b', '\n').replaceAll(control, '')

type Props = {
  locale: Locale
  draft: Text
  /** The English text, while another language is edited. */
  source: StoryText | undefined
}

/** Title, summary and body of a text, each beside the English one. */
export function TextFields({ locale, draft, source }: Props) {
  const words = useI18nContext().LL.staffContent
  const id = useId()
  const { value } = draft
  const set = (part: Partial<StoryText>) => draft.set({ ...value, ...part })
  const line = (typed: string) => clean(typed).replaceAll(/[\n\t]/g, ' ')
  const common = { className: 'staff-input', lang: locale, spellCheck: true }
  const beside = (part: TextPart) =>
    source && partOf(source, part) !== '' && <Source>{partOf(source, part)}</Source>
  return (
    <div className={source ? 'staff-translation' : undefined}>
      <div className="staff-field-pair">
        <label className="staff-field">
          <span>{words.title()}</span>
          <input
            {...common}
            maxLength={120}
            value={value.title}
            onChange={(event) => set({ title: line(event.currentTarget.value) })}
          />
        </label>
        {beside('title')}
      </div>
      <div className="staff-field-pair">
        <label className="staff-field">
          <span>{words.excerpt()}</span>
          <textarea
            {...common}
            rows={4}
            maxLength={400}
            value={value.excerpt}
            // a summary is one paragraph
            onChange={(event) => set({ excerpt: line(event.currentTarget.value) })}
          />
        </label>
        {beside('excerpt')}
      </div>
      <div className="staff-field-pair">
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
        </div>
        {beside('body')}
      </div>
      <TextPictures body={value.body} locale={locale} fieldId={id} />
      <div className="staff-field-pair">
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
        {beside('description')}
      </div>
    </div>
  )
}

/** The English text beside its field. A long one scrolls separately, so both stay side by side. */
const Source = ({ children }: { children: string }) => (
  <div className="staff-source">
    <p className="staff-soft">{locales[defaultLocale].name}</p>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard */}
    <p className="staff-source-text" lang={defaultLocale} tabIndex={0}>
      {children}
    </p>
  </div>
)
