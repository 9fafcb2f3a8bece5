import { useId } from 'react'
import { newsCategories } from '#contract/site/insights.ts'
import { storyDrawings } from '#contract/site/news.ts'
import type { StoryFields } from '#contract/staff/content.ts'
import { pages } from '#contract/pages.ts'
import { Illustration } from '../../../ui/illustration.tsx'
import { useI18nContext } from '../../../i18n/words.tsx'
import { slugOf } from './story-slug.ts'

type Props = { fields: StoryFields; onChange: (fields: StoryFields) => void }

/** What a story has in all languages. */
export function FieldsForm({ fields, onChange }: Props) {
  const { LL } = useI18nContext()
  const words = LL.staffContent.fields
  const id = useId()
  const set = (part: Partial<StoryFields>) => onChange({ ...fields, ...part })
  return (
    <>
      <div className="ad-field">
        <label htmlFor={`${id}-slug`}>{words.slug()}</label>
        <input
          id={`${id}-slug`}
          className="ad-input"
          required
          maxLength={80}
          pattern="[a-z0-9]+(?:-[a-z0-9]+)*-?"
          spellCheck={false}
          aria-describedby={`${id}-slug-hint`}
          value={fields.slug}
          onChange={(event) => set({ slug: slugOf(event.currentTarget.value) })}
        />
        <small id={`${id}-slug-hint`} className="ad-soft">
          {pages.news.path}/{fields.slug || '…'} · {words.slugHint()}
        </small>
      </div>
      <div className="ad-setting-parts">
        <label className="ad-field">
          <span>{words.day()}</span>
          <input
            className="ad-input"
            type="date"
            required
            value={fields.day}
            onChange={(event) => set({ day: event.currentTarget.value })}
          />
        </label>
        <label className="ad-field">
          <span>{words.endsOn()}</span>
          <input
            className="ad-input"
            type="date"
            value={fields.ends_on ?? ''}
            onChange={(event) => set({ ends_on: event.currentTarget.value || null })}
          />
        </label>
        <label className="ad-field">
          <span>{words.category()}</span>
          <select
            className="ad-input"
            value={fields.category}
            onChange={({ currentTarget: { value } }) =>
              set({ category: newsCategories.find((each) => each === value) ?? 'trade' })
            }
          >
            {newsCategories.map((category) => (
              <option key={category} value={category}>
                {LL.news.categories[category]()}
              </option>
            ))}
          </select>
        </label>
      </div>
      <fieldset className="ad-choice ad-drawings">
        <legend>{words.drawing()}</legend>
        {storyDrawings.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name={`${id}-drawing`}
              checked={fields.illustration === name}
              onChange={() => set({ illustration: name })}
            />
            <Illustration name={name} />
            <span>{words.drawings[name]()}</span>
          </label>
        ))}
      </fieldset>
    </>
  )
}
