import { useEffect, useId, useState } from 'react'
import { articleCategories, newsCategories } from '#contract/site/insights.ts'
import { isArticle, storyDrawings } from '#contract/site/news.ts'
import { memberIds, team } from '#contract/site/team.ts'
import { type Locale, localeCodes } from '#contract/locales.ts'
import { pages } from '#contract/pages.ts'
import { picturePath } from '#contract/pictures/picture-sources.ts'
import type { ArticleFields, StoryFields } from '#contract/staff/content/stories.ts'
import { Illustration } from '../../../ui/illustration.tsx'
import { useI18nContext } from '../../../i18n/words.tsx'
import { ConflictNotice } from '../settings/conflict-notice.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { DescribeFields } from './pictures/describe-fields.tsx'
import { PictureDialog } from './pictures/picture-dialog.tsx'
import { useDescription } from './pictures/use-description.ts'
import { useChosen } from './pictures/use-pictures.ts'
import { proposedSlug, slugOf } from './story-slug.ts'
import type { Details } from './use-details.ts'

type Props = { details: Details }

/** The cover of a story: a photograph or a drawing. */
export function PictureCard({ details, wrong }: Props & { wrong: readonly Locale[] }) {
  const { pictures: words, fields } = useI18nContext().LL.staffContent
  const { value, set, isDirty } = details
  const [isOpen, setOpen] = useState(false)
  const name = useId()
  const { known, isKnown } = useChosen(value.picture ? [value.picture] : [])
  const picture = (value.picture && known.get(value.picture)) || null
  const isGone = value.picture !== null && isKnown && !picture
  // a colleague deleted the chosen picture, which was not published yet
  useEffect(() => {
    if (isGone && isDirty) set({ ...value, picture: null })
  }, [isGone, isDirty, set, value])
  const description = useDescription(picture, localeCodes)
  return (
    <SettingsCard id="story-cover" title={words.cover()} text={words.coverText()}>
      {picture && (
        <div className="staff-picture">
          <img
            src={picturePath(picture.id, picture.widths[0] ?? picture.width)}
            alt=""
            width={picture.width}
            height={picture.height}
          />
          <div>
            <DescribeFields description={description} wrong={wrong} />
          </div>
        </div>
      )}
      {isGone && <p className="staff-soft">{words.unknown()}</p>}
      {value.picture === null && (
        <>
          <p className="staff-drawing">
            <Illustration name={value.illustration} />
            <span>{fields.drawings[value.illustration]()}</span>
          </p>
          <details>
            <summary>{words.otherDrawing()}</summary>
            <fieldset className="staff-choice staff-drawings">
              <legend className="sr-only">{fields.drawing()}</legend>
              {storyDrawings.map((drawing) => (
                <label key={drawing}>
                  <input
                    type="radio"
                    name={name}
                    checked={value.illustration === drawing}
                    onChange={() => set({ ...value, illustration: drawing })}
                  />
                  <Illustration name={drawing} />
                  <span>{fields.drawings[drawing]()}</span>
                </label>
              ))}
            </fieldset>
          </details>
        </>
      )}
      <div className="staff-tools">
        <button type="button" className="staff-button" onClick={() => setOpen(true)}>
          {value.picture ? words.replace() : words.choose()}
        </button>
        {value.picture && (
          <button
            type="button"
            className="staff-button"
            onClick={() => set({ ...value, picture: null })}
          >
            {words.toDrawing()}
          </button>
        )}
      </div>
      <PictureDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChoose={({ id }) => {
          set({ ...value, picture: id })
          setOpen(false)
        }}
      />
    </SettingsCard>
  )
}

/** Slug, date and topic, and the author of an article. */
export function DetailsCard({ details, title }: Props & { title: string }) {
  const { LL } = useI18nContext()
  const words = LL.staffContent.fields
  const { value: fields, set, theirs } = details
  const isOfBlog = isArticle(fields)
  const proposed = proposedSlug(title, [])
  const id = useId()
  return (
    <SettingsCard id="story-fields" title={words.title()}>
      {/* unsaved or unpublished details */}
      <form
        data-unsaved={details.isPublic && details.isDirty}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="staff-field">
          <label htmlFor={`${id}-slug`}>{words.slug()}</label>
          <input
            id={`${id}-slug`}
            className="staff-input"
            required
            maxLength={80}
            spellCheck={false}
            aria-describedby={`${id}-slug-hint`}
            value={fields.slug}
            onChange={(event) => set({ ...fields, slug: slugOf(event.currentTarget.value) })}
          />
          <small id={`${id}-slug-hint`} className="staff-soft">
            {pages[isOfBlog ? 'blog' : 'news'].path}/{fields.slug || '…'} · {words.slugHint()}
          </small>
          {!details.isPublic && proposed !== '' && !fields.slug.startsWith(proposed) && (
            <button
              type="button"
              className="staff-button staff-button-plain"
              onClick={() => set({ ...fields, slug: proposed })}
            >
              {words.fromTitle()}
            </button>
          )}
        </div>
        <div className="staff-setting-parts">
          <label className="staff-field">
            <span>{isOfBlog ? LL.staffContent.articles.day() : words.day()}</span>
            <input
              className="staff-input"
              type="date"
              required
              value={fields.day}
              onChange={(event) => set({ ...fields, day: event.currentTarget.value })}
            />
          </label>
          {'ends_on' in fields && (
            <label className="staff-field">
              <span>{words.endsOn()}</span>
              <input
                className="staff-input"
                type="date"
                value={fields.ends_on ?? ''}
                onChange={(event) => set({ ...fields, ends_on: event.currentTarget.value || null })}
              />
            </label>
          )}
          <CategoryField fields={fields} onChange={set} />
        </div>
        {'author' in fields && <ArticleFieldset fields={fields} onChange={set} />}
      </form>
      {theirs && (
        <ConflictNotice
          theirs={theirs.value.slug}
          yours={fields.slug}
          onKeep={details.keep}
          onTake={details.reset}
        />
      )}
    </SettingsCard>
  )
}

type FieldProps<Fields> = { fields: Fields; onChange: (fields: Fields) => void }

function CategoryField({ fields, onChange }: FieldProps<StoryFields>) {
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

/** The author of an article, and whether it is featured. */
function ArticleFieldset({ fields, onChange }: FieldProps<ArticleFields>) {
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
