import { type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { defaultLocale, type Locale, locales } from '#contract/locales.ts'
import type { StaffStoryTexts, StoryText } from '#contract/staff/content.ts'
import { company } from '#contract/company.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { formatAge } from '../screen/moment.tsx'
import { ConflictChoice } from '../settings/conflict.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { useDraft } from '../settings/use-draft.ts'
import { instantOf, officeTime } from './office-instant.ts'
import { TextFields } from './text-fields.tsx'
import type { StoryState } from './use-content.ts'

const noText: StoryText = { title: '', excerpt: '', body: '' }

type Props = {
  state: StoryState
  data: StaffStoryTexts
  locale: Locale
  /** As the code has it. */
  shipped: StoryText | undefined
  /** Keeps what is typed, as a draft, before something else is shown. @returns whether it is kept */
  leave: Ref<Leave>
}
export type Leave = () => Promise<boolean>

/** The text in one language: written, looked at, then published, at once or at a time. */
export function TextCard({ state, data, locale, shipped, leave }: Props) {
  const { LL, locale: reader } = useI18nContext()
  const words = LL.staffContent
  const { story, texts } = data
  const { live, draft: stored } = texts[locale]
  const seen = story.texts[locale]
  const published = readable(live, shipped)
  const begun = stored ?? published ?? noText
  const { title, excerpt, body } = begun
  const draft = useDraft({
    value: { title, excerpt, body },
    // whichever of the two moves, it is another one
    version: stored ? Date.parse(stored.changed_at) : seen.version,
  })
  const [at, setAt] = useState(stored?.publish_at ? officeTime(stored.publish_at) : '')
  const [isLooking, setLooking] = useState(false)
  const text = draft.value
  const isWhole = Object.values(text).every((part) => part.trim() !== '')
  const param = { id: story.id }
  const version = stored?.version ?? null

  const keep = (publish_at: string | null, success: string) =>
    state.act({
      run: (api) =>
        answer(
          api.admin.content[':id'].drafts[':locale'].$put({
            param: { ...param, locale },
            json: { text, publish_at, version },
          }),
        ),
      success,
      onDone: draft.reset,
    })

  const { isDirty } = draft
  useImperativeHandle(
    leave,
    () => async () => !isDirty || keep(stored?.publish_at ?? null, words.savedDraft()),
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])

  /** What is on the screen is what is published. */
  const publish = () =>
    state.act({
      run: async (api) => {
        const kept = await answer(
          api.admin.content[':id'].drafts[':locale'].$put({
            param: { ...param, locale },
            json: { text, publish_at: null, version },
          }),
        )
        const own = kept.texts[locale].draft
        if (!own) return kept
        return answer(
          api.admin.content[':id'].publish.$post({
            param,
            json: { texts: [{ locale, draft: own.version, version: seen.version }] },
          }),
        )
      },
      success: words.published({ language: locales[locale].name }),
      onDone: draft.reset,
    })

  const deed = (name: 'withdraw' | 'checked', success: string) =>
    state.act({
      run: (api) =>
        answer(
          api.admin.content[':id'][name].$post({ param, json: { locale, version: seen.version } }),
        ),
      success,
    })

  const discard = () =>
    version !== null &&
    void state.act({
      run: (api) =>
        answer(
          api.admin.content[':id'].drafts[':locale'].$delete({
            param: { ...param, locale },
            query: { version },
          }),
        ),
      success: words.discarded(),
      onDone: draft.reset,
    })

  const press = (run: () => unknown, isOff = false) => ({
    type: 'button' as const,
    'aria-disabled': state.isBusy || isOff,
    onClick: () => void (!state.isBusy && !isOff && run()),
  })
  // a colleague's text is chosen, or left, before anything else
  const canPublish = isWhole && !draft.theirs && (isDirty || stored !== null)
  return (
    <SettingsCard
      id="story-text"
      title={locales[locale].name}
      text={aboutText()}
      onSave={() => void keep(stored?.publish_at ?? null, words.savedDraft())}
      isBusy={state.isBusy}
      isDirty={isDirty && !draft.theirs}
    >
      {seen.is_outdated && (
        <div className="ad-notice ad-notice-warning">
          <p>{words.outdatedText()}</p>
          <button className="ad-button" {...press(() => deed('checked', words.checked()))}>
            {words.stillRight()}
          </button>
        </div>
      )}
      <TextFields locale={locale} draft={draft} />
      {draft.theirs && (
        <ConflictChoice
          theirs={draft.theirs.value.title}
          yours={text.title}
          onKeep={draft.keep}
          onTake={draft.reset}
        />
      )}
      <div className="ad-tools">
        <button className="ad-button ad-button-strong" {...press(publish, !canPublish)}>
          {words.publish()}
        </button>
        <button
          className="ad-button"
          type="button"
          aria-expanded={isLooking}
          onClick={() => setLooking(!isLooking)}
        >
          {isLooking ? words.hidePreview() : words.preview()}
        </button>
        {stored && (
          <button className="ad-button" {...press(discard)}>
            {words.discard()}
          </button>
        )}
        {published && (
          <button
            className="ad-button"
            {...press(() => deed('withdraw', words.withdrawn({ language: locales[locale].name })))}
          >
            {words.withdraw()}
          </button>
        )}
      </div>
      {!isWhole && <p className="ad-soft">{words.incomplete()}</p>}
      <div className="ad-setting-days">
        <label className="ad-field">
          <span>{words.planAt()}</span>
          <input
            className="ad-input"
            type="datetime-local"
            value={at}
            onChange={(event) => setAt(event.currentTarget.value)}
          />
        </label>
        <button
          className="ad-button"
          {...press(
            () => keep(instantOf(at), words.planned()),
            !isWhole || at === '' || draft.theirs !== null,
          )}
        >
          {words.plan()}
        </button>
        {stored?.publish_at && (
          <button className="ad-button" {...press(() => keep(null, words.unplanned()))}>
            {words.unplan()}
          </button>
        )}
      </div>
      <small className="ad-soft">{words.planHint({ zone: company.timeZone })}</small>
      {isLooking && (
        <article className="ad-text-preview" lang={locale} aria-label={words.preview()}>
          <h2>{text.title}</h2>
          <p>{text.excerpt}</p>
          <Prose text={text.body} />
        </article>
      )}
    </SettingsCard>
  )

  function aboutText(): string {
    if (stored) {
      const when = formatAge(stored.changed_at, reader)
      return words.about.draft({ who: stored.changed_by ?? words.somebody(), when })
    }
    if (!published) return words.about.none()
    return locale === defaultLocale ? words.about.english() : words.about.live()
  }
}

function readable(
  live: StaffStoryTexts['texts'][Locale]['live'],
  shipped: StoryText | undefined,
): StoryText | undefined {
  if (live === null) return shipped
  return 'withdrawn' in live ? undefined : live
}
