import { useId } from 'react'
import { articleCategories, newsCategories } from '#contract/site/insights.ts'
import { memberIds, team } from '#contract/site/team.ts'
import type { ArticleFields, StoryFields } from '#contract/staff/content/stories.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props<Fields> = { fields: Fields; onChange: (fields: Fields) => void }

/** News and articles have topics of their own. */
export function CategoryField({ fields, onChange }: Props<StoryFields>) {
  const { LL } = useI18nContext()
  const options =
    'author' in fields
      ? articleCategories.map((category) => ({
          category,
          name: LL.blog.categories[category](),
          chosen: { ...fields, category },
        }))
      : newsCategories.map((category) => ({
          category,
          name: LL.news.categories[category](),
          chosen: { ...fields, category },
        }))
  return (
    <label className="staff-field">
      <span>{LL.staffContent.fields.category()}</span>
      <select
        className="staff-input"
        value={fields.category}
        onChange={({ currentTarget: { value } }) => {
          const option = options.find(({ category }) => category === value)
          if (option) onChange(option.chosen)
        }}
      >
        {options.map(({ category, name }) => (
          <option key={category} value={category}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Who wrote an article, and whether it leads the list. */
export function ArticleFieldset({ fields, onChange }: Props<ArticleFields>) {
  const words = useI18nContext().LL.staffContent.articles
  const id = useId()
  return (
    <div className="staff-setting-parts">
      <label className="staff-field">
        <span>{words.author()}</span>
        <select
          className="staff-input"
          value={fields.author}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...fields, author: memberIds.find((each) => each === value) ?? team[0].id })
          }
        >
          {team.map(({ id: member, name }) => (
            <option key={member} value={member}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className="staff-choice">
        <label>
          <input
            type="checkbox"
            aria-describedby={`${id}-hint`}
            checked={fields.featured}
            onChange={(event) => onChange({ ...fields, featured: event.currentTarget.checked })}
          />
          {words.featured()}
        </label>
        <small id={`${id}-hint`} className="staff-soft">
          {words.featuredHint()}
        </small>
      </div>
    </div>
  )
}
