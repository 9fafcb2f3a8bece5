import { useInfiniteQuery } from '@tanstack/react-query'
import { type Ref, useContext, useImperativeHandle, useRef, useState } from 'react'
import { type Locale, localeCodes, locales } from '#contract/locales.ts'
import type { StaffStory, StaffStoryTexts, StoryFields } from '#contract/staff/content/stories.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { LeaveContext } from '../leaving/leave-guard.tsx'
import { LoadNotice } from '../screen/load-notice.tsx'
import { Notice } from '../screen/notice.tsx'
import { oneOf, useAddress } from '../../../app/use-address.ts'
import { ConflictNotice } from '../settings/conflict-notice.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { type StoredValue, useDraft } from '../settings/use-draft.ts'
import { FieldsForm } from './fields-form.tsx'
import { type Beside, showCard } from './beside.ts'
import { CoverCard } from './pictures/cover-card.tsx'
import { useShippedText, useShippedTitles } from './shipped-texts.ts'
import { StoryHistory } from './story-history.tsx'
import { tidied } from './story-slug.ts'
import { nameOfStory } from './story-table.tsx'
import { TextCard, type TextHandle } from './text/text-card.tsx'
import { type StoryState, useStory } from './use-content.ts'
import { Versions, versionsOf } from './versions/versions.tsx'

type Props = { id: string; onClose: () => void }

/** One story: its text in a language, what it has in all, and what happened to it. */
export function StoryEditor({ id, onClose }: Props) {
  const { LL, locale: own } = useI18nContext()
  const words = LL.staffContent
  const { get, change } = useAddress()
  const locale = oneOf(localeCodes, get('locale')) ?? own
  const state = useStory(id)
  const { query, error, success, undoLast } = state
  const { data } = query
  const shipped = useShippedText(locale, id)
  const titles = useShippedTitles(own)
  const ofKind = data?.story.kind === 'article' ? words.articles : words
  const text = useRef<TextHandle>(null)
  const fields = useRef<Beside>(null)
  const cover = useRef<Beside>(null)
  const saveBeside = async () =>
    (await fields.current?.save()) !== false && (await cover.current?.save()) !== false
  // what is pressed must not move: the history comes once the list above it is there
  const versions = useInfiniteQuery(versionsOf(id, locale))
  const areVersionsRead = !versions.isPending && !versions.isPlaceholderData
  const leave = useContext(LeaveContext)
  const after = async (go: () => void) => {
    await text.current?.leave()
    go()
  }
  return (
    <>
      <header className="staff-head">
        <div>
          <h1>
            {data
              ? (nameOfStory(data.story, own, titles) ?? draftTitle(data) ?? ofKind.untitled())
              : LL.staffPortal.screens.content.title()}
          </h1>
          <p>
            <button
              type="button"
              className="staff-button"
              onClick={() => leave(() => void after(onClose))}
            >
              {ofKind.back()}
            </button>
          </p>
        </div>
      </header>
      <LoadNotice query={query} />
      <div className="staff-stuck">
        <Notice
          error={error}
          success={success}
          action={undoLast && !error ? { label: words.undo(), run: undoLast } : undefined}
        />
      </div>
      {!data && !query.error && <p role="status">{words.loading()}</p>}
      {data && (
        <div className="staff-settings">
          <div>
            <Languages
              data={data}
              current={locale}
              onChoose={(code) =>
                void after(() => {
                  if (error) state.forget()
                  change({ locale: code })
                })
              }
            />
            {shipped && (
              <TextCard
                key={locale}
                state={state}
                data={data}
                locale={locale}
                shipped={shipped.text}
                saveBeside={saveBeside}
                handle={text}
              />
            )}
          </div>
          <FieldsCard state={state} data={data} handle={fields} />
          <CoverCard story={id} isPublic={isPublic(data.story)} handle={cover} />
          {shipped && (
            <Versions
              key={locale}
              {...{ id, locale }}
              shipped={shipped.text}
              onRestore={(version) => text.current?.restore(version)}
            />
          )}
          {areVersionsRead && <StoryHistory state={state} />}
        </div>
      )}
    </>
  )
}

/** The title of a story that is not published yet. */
const draftTitle = ({ texts }: StaffStoryTexts): string | undefined =>
  localeCodes.map((code) => texts[code].draft?.title).find(Boolean)

type LanguagesProps = {
  data: StaffStoryTexts
  current: Locale
  onChoose: (locale: Locale) => void
}

function Languages({ data, current, onChoose }: LanguagesProps) {
  const words = useI18nContext().LL.staffContent
  return (
    <div className="staff-tools staff-text-languages" role="group" aria-label={words.language()}>
      {localeCodes.map((code) => (
        <button
          key={code}
          type="button"
          className={code === current ? 'staff-button staff-button-strong' : 'staff-button'}
          aria-pressed={code === current}
          lang={code}
          onClick={() => onChoose(code)}
        >
          {locales[code].name}
          {data.texts[code].draft && ' •'}
        </button>
      ))}
    </div>
  )
}

/** Whether visitors read it in any language. */
const isPublic = ({ archived, texts }: StaffStory): boolean =>
  !archived && localeCodes.some((code) => ['shipped', 'written'].includes(texts[code].live))

function fieldsOf(story: StoryFields): StoryFields {
  const { slug, day, illustration, archived } = story
  const common = { slug, day, illustration, archived }
  if (!('author' in story)) {
    return { ...common, category: story.category, ends_on: story.ends_on }
  }
  const { category, author, featured } = story
  return { ...common, category, author, featured }
}

type FieldsProps = { state: StoryState; data: StaffStoryTexts; handle: Ref<Beside> }

/** Address, day, topic and drawing. */
function FieldsCard({ state, data, handle }: FieldsProps) {
  const words = useI18nContext().LL.staffContent
  const { story } = data
  const draft = useDraft({ value: fieldsOf(story), version: story.version }, `story:${story.id}`)
  const [isAsking, setAsking] = useState(false)

  const save = (
    fields: StoryFields,
    success: string,
    onDone: (stored: StoredValue<StoryFields>) => void,
  ) =>
    state.act({
      run: (api) =>
        answer(
          api.admin.content[':id'].$put({
            param: { id: story.id },
            json: { fields, version: draft.version },
          }),
        ),
      success,
      onDone: ({ story: now }) => onDone({ value: fieldsOf(now), version: now.version }),
    })
  const typed = draft.value
  const saveTyped = () =>
    save(tidied(typed), isPublic(story) ? words.savedFields() : words.savedUnseen(), (stored) =>
      draft.saved(typed, stored),
    )
  useImperativeHandle(handle, () => ({
    save: async () => {
      if (!draft.isDirty) return true
      const isSaved = draft.theirs === null && (await saveTyped())
      if (!isSaved) showCard('story-fields')
      return isSaved
    },
  }))
  /** Saves the archived state only; unsaved fields stay unsaved. */
  const archive = (archived: boolean) => {
    const fields = { ...fieldsOf(story), archived }
    return save(fields, archived ? words.putAway() : words.taken(), (stored) =>
      draft.saved(fields, stored, (value) => ({ ...value, archived })),
    )
  }

  return (
    <SettingsCard
      id="story-fields"
      title={words.fields.title()}
      text={words.fields.text()}
      onSave={() => void saveTyped()}
      isBusy={state.isBusy}
      isDirty={draft.isDirty}
    >
      <FieldsForm fields={draft.value} onChange={draft.set} />
      {draft.theirs && (
        <ConflictNotice
          theirs={draft.theirs.value.slug}
          yours={draft.value.slug}
          onKeep={draft.keep}
          onTake={draft.reset}
        />
      )}
      <p>
        {isAsking && !story.archived && <span>{words.archiveText()} </span>}
        <button
          type="button"
          className={isAsking ? 'staff-button staff-button-danger' : 'staff-button'}
          aria-disabled={state.isBusy}
          onClick={() => {
            if (!story.archived && !isAsking) return setAsking(true)
            setAsking(false)
            void archive(!story.archived)
          }}
        >
          {story.archived ? words.unarchive() : words.archive()}
        </button>
      </p>
    </SettingsCard>
  )
}
