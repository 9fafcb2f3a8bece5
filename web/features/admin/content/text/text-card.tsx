import { dateText } from '#contract/site/date-text.ts'
import { type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { defaultLocale, type Locale, locales } from '#contract/locales.ts'
import type { ContentSaved, StaffStoryTexts, StoryText } from '#contract/staff/content.ts'
import { company } from '#contract/company.ts'
import { answer } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import type { StaffApi } from '../../../../session/staff-session.ts'
import { formatAge } from '../../screen/moment.tsx'
import { SettingsCard } from '../../settings/settings-card.tsx'
import type { StoryState } from '../use-content.ts'
import { PlanForm } from './plan-form.tsx'
import { SavingState } from './saving-state.tsx'
import { TextConflict } from './text-conflict.tsx'
import { TextFields } from './text-fields.tsx'
import { TextPreview } from './text-preview.tsx'
import { putDraft, seenIn, useAutosave } from './use-autosave.ts'
import { useText } from './use-text.ts'

const noText: StoryText = { title: '', excerpt: '', body: '' }

type Props = {
  state: StoryState
  data: StaffStoryTexts
  locale: Locale
  /** As the code has it. */
  shipped: StoryText | undefined
  /** Saves what is typed before something else is shown; what cannot be saved is kept in this tab. */
  leave: Ref<Leave>
}
export type Leave = () => Promise<unknown>

/** The text in one language: written, looked at, then published, at once or at a time. */
export function TextCard({ state, data, locale, shipped, leave }: Props) {
  const { LL, locale: reader } = useI18nContext()
  const words = LL.staffContent
  const { story, texts } = data
  const { live, draft: stored } = texts[locale]
  const seen = story.texts[locale]
  const published = readable(live, shipped)
  const { title, excerpt, body } = stored ?? published ?? noText
  const draft = useText(`news:${story.id}:${locale}`, {
    text: { title, excerpt, body },
    draft: stored?.version ?? null,
    live: seen.version,
  })
  const { value: text, isDirty, theirs } = draft
  const planned = stored?.publish_at ?? null
  const autosave = useAutosave(state, draft, locale, planned !== null || theirs !== null)
  const [isLooking, setLooking] = useState(false)
  /** A text that was given up, until it is brought back. */
  const [aside, setAside] = useState<StoryText | null>(null)
  const isWhole = Object.values(text).every((part) => part.trim() !== '')
  const param = { id: story.id }

  /** Saves what is on the screen, then does with it what else is to be done. */
  async function save(
    publish_at: string | null,
    success: string,
    then: (api: StaffApi, kept: ContentSaved) => Promise<ContentSaved> = async (_, kept) => kept,
  ) {
    let sent = text
    await state.act({
      run: async (api) => {
        await autosave.settled()
        const next = draft.toSave()
        sent = next.text
        return then(api, await putDraft(api, { id: story.id, locale }, next, publish_at))
      },
      success,
      onDone: (done) => draft.saved(sent, seenIn(done, locale)),
    })
  }

  useImperativeHandle(leave, () => autosave.flush)
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])

  const publish = () =>
    save(null, words.published({ language: locales[locale].name }), async (api, kept) => {
      const own = seenIn(kept, locale)
      if (own.draft === null) return kept
      return answer(
        api.admin.content[':id'].publish.$post({
          param,
          json: { texts: [{ locale, draft: own.draft, version: own.live }] },
        }),
      )
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
    stored !== null &&
    void state.act({
      run: (api) =>
        answer(
          api.admin.content[':id'].drafts[':locale'].$delete({
            param: { ...param, locale },
            query: { version: stored.version },
          }),
        ),
      success: words.discarded(),
      onDone: () => {
        setAside(text)
        draft.reset()
      },
    })

  const press = (run: () => unknown, isOff = false) => ({
    type: 'button' as const,
    'aria-disabled': state.isBusy || isOff,
    onClick: () => void (!state.isBusy && !isOff && run()),
  })
  // a colleague's text is chosen, or left, before anything else
  const canPublish = isWhole && theirs === null && (isDirty || stored !== null)
  return (
    <SettingsCard
      id="story-text"
      title={locales[locale].name}
      text={aboutText()}
      onSave={() => void save(planned, planned ? words.planned() : words.savedDraft())}
      isBusy={state.isBusy}
      // what was saved by itself can be saved again, to be sure
      isDirty={(isDirty || stored !== null) && theirs === null}
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
      <SavingState saving={autosave.saving} isByHand={planned !== null && isDirty} />
      {theirs && (
        <TextConflict
          {...{ theirs, locale }}
          yours={text}
          onKeep={() => {
            setAside(theirs)
            draft.keep()
          }}
          onTake={() => {
            setAside(text)
            draft.reset()
          }}
        />
      )}
      {aside && !theirs && (
        <p className="ad-tools">
          <span>{words.aside()}</span>
          <button
            className="ad-button"
            {...press(() => {
              draft.set(aside)
              setAside(null)
            })}
          >
            {words.bringBack()}
          </button>
        </p>
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
      <PlanForm
        key={planned}
        publishAt={planned}
        isBusy={state.isBusy}
        isReady={isWhole && theirs === null}
        onPlan={(at) => void save(at, at ? words.planned() : words.unplanned())}
      />
      {isLooking && <TextPreview {...{ story, text, locale }} />}
    </SettingsCard>
  )

  function aboutText(): string {
    if (planned) {
      const when = dateText(planned, locales[reader].tag, {
        dateStyle: 'full',
        timeStyle: 'short',
        timeZone: company.timeZone,
      })
      return words.about.planned({ when })
    }
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
