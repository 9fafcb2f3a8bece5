import { useId } from 'react'
import { isArticle, storyDrawings } from '#contract/site/news.ts'
import type { StoryFields } from '#contract/staff/content/stories.ts'
import { pages } from '#contract/pages.ts'
import { Illustration } from '../../../ui/illustration.tsx'
import { useI18nContext } from '../../../i18n/words.tsx'
import { ArticleFieldset, CategoryField } from './kind-fields.tsx'
import { slugOf } from './story-slug.ts'

type Props = { fields: StoryFields; onChange: (fields: StoryFields) => void }

/** The fields of a story that are the same in all languages. */
export function FieldsForm({ fields, onChange }: Props) {
  const { LL } = useI18nContext()
  const words = LL.staffContent.fields
  const isOfBlog = isArticle(fields)
  const id = useId()
  const set = (part: Partial<Pick<StoryFields, 'slug' | 'day' | 'illustration'>>) =>
    onChange({ ...fields, ...part })
  return (
    <>
      <div className="staff-field">
        <label htmlFor={`${id}-slug`}>{words.slug()}</label>
        <input
          id={`${id}-slug`}
          className="staff-input"
          required
          maxLength={80}
          pattern="[a-z0-9]+(?:-[a-z0-9]+)*-?"
          spellCheck={false}
          aria-describedby={`${id}-slug-hint`}
          value={fields.slug}
          onChange={(event) => set({ slug: slugOf(event.currentTarget.value) })}
        />
        <small id={`${id}-slug-hint`} className="staff-soft">
          {pages[isOfBlog ? 'blog' : 'news'].path}/{fields.slug || '…'} · {words.slugHint()}
        </small>
      </div>
      <div className="staff-setting-parts">
        <label className="staff-field">
          <span>{isOfBlog ? LL.staffContent.articles.day() : words.day()}</span>
          <input
            className="staff-input"
            type="date"
            required
            value={fields.day}
            onChange={(event) => set({ day: event.currentTarget.value })}
          />
        </label>
        {'ends_on' in fields && (
          <label className="staff-field">
            <span>{words.endsOn()}</span>
            <input
              className="staff-input"
              type="date"
              value={fields.ends_on ?? ''}
              onChange={(event) =>
                onChange({ ...fields, ends_on: event.currentTarget.value || null })
              }
            />
          </label>
        )}
        <CategoryField fields={fields} onChange={onChange} />
      </div>
      {'author' in fields && <ArticleFieldset fields={fields} onChange={onChange} />}
      <fieldset className="staff-choice staff-drawings">
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
