import { useQueryClient } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { company } from '#contract/company.ts'
import { defaultLocale, type Locale, locales } from '#contract/locales.ts'
import type { ReviewStep } from '#contract/staff/content/review.ts'
import type {
  ContentSaved,
  StaffStoryTexts,
  StoryText as Text,
} from '#contract/staff/content/stories.ts'
import { dateText } from '#contract/text/date-text.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { StaffApi } from '../../../session/staff-session.ts'
import { staffCall } from '../calls/staff-call.ts'
import { useExplain } from '../dialog/use-explain.ts'
import { SettingsCard } from '../settings/settings-card.tsx'
import { DetailsCard, PictureCard } from './details-cards.tsx'
import { ReviewPart } from './review/review-part.tsx'
import { isOnWebsite, StoryBar } from './story-bar.tsx'
import { StoryHistory } from './story-history.tsx'
import { DraftLink } from './text/draft-link.tsx'
import { PlanForm } from './text/plan-form.tsx'
import { TextConflict } from './text/text-conflict.tsx'
import { TextFields } from './text/text-fields.tsx'
import { isWhole, mayPublish, noText, readable, textOf } from './text/text-part.ts'
import { TextPreview } from './text/text-preview.tsx'
import { seenIn } from './text/typed-text.ts'
import { useText } from './text/use-text.ts'
import { AutosaveContext, useAutosave, worstOf } from './use-autosave.ts'
import type { StoryState } from './use-content.ts'
import type { Details } from './use-details.ts'
import { EnglishSince } from './versions/english-since.tsx'
import { EarlierDrafts, earlierDrafts, Versions } from './versions/versions.tsx'

type Props = {
  state: StoryState
  data: StaffStoryTexts
  details: Details
  locale: Locale
  /** The built-in text. */
  shipped: Text | undefined
  /** The built-in English text, `null` if there is none; absent while English is edited. */
  english: Text | null | undefined
}

const modes = ['write', 'preview', 'phone'] as const

/** The editor of a text in one language, with preview and publication, now or scheduled. */
export function StoryText({ state, data, details, locale, shipped, english }: Props) {
  const { LL, locale: reader } = useI18nContext()
  const words = LL.staffContent
  const { story, texts, needs_second } = data
  const { live, draft: stored } = texts[locale]
  const seen = story.texts[locale]
  const published = readable(live, shipped)
  const draft = useText(story.id, locale, {
    // a withdrawn built-in text is shown as well
    text: textOf(stored ?? published ?? shipped ?? noText),
    draft: stored?.version ?? null,
    live: seen.version,
  })
  const { value: text, isDirty, theirs } = draft
  const planned = stored?.publish_at ?? null
  const param = { id: story.id, locale }
  const client = useQueryClient()
  const explain = useExplain()
  const [mode, setMode] = useState<(typeof modes)[number]>('write')
  /** The text replaced on the screen, until it is restored. */
  const [aside, setAside] = useState<Text | null>(null)

  /** Saves the typed text as a draft. */
  async function put(api: StaffApi, publish_at: string | null) {
    const { text: sent, seen: base } = draft.toSave()
    const json = { text: sent, publish_at, version: base.draft, live: base.live }
    const saved = await answer(api.admin.content[':id'].drafts[':locale'].$put({ param, json }))
    return { sent, saved }
  }
  const autosave = useAutosave({
    value: text,
    // autosave skips scheduled texts and texts that a colleague has changed
    isDue: isDirty && !planned && !theirs && !state.isBusy,
    restMs: 3_000,
    save: async () => {
      const { sent, saved } = await staffCall((api) => put(api, null))
      draft.saved(sent, seenIn(saved, locale))
      state.show(saved)
      void client.invalidateQueries({ queryKey: earlierDrafts(story.id, locale) })
    },
  })

  const all = useContext(AutosaveContext)
  const flushAll = async () =>
    !(await Promise.all([...all].map((flush) => flush()))).includes(false)

  /** Saves the draft, then runs a further step. */
  async function save(
    publish_at: string | null,
    success: string,
    then: (api: StaffApi, saved: ContentSaved) => Promise<ContentSaved> = async (_, saved) => saved,
  ) {
    let sent = text
    return state.act({
      run: async (api) => {
        const done = await put(api, publish_at)
        sent = done.sent
        return then(api, done.saved)
      },
      success,
      onDone: (done) => draft.saved(sent, seenIn(done, locale)),
    })
  }

  const hasText = stored !== null || isDirty
  const isReady = isWhole(text) && theirs === null
  const isAllowed = !needs_second || (!isDirty && mayPublish(stored))
  const canPublish =
    details.theirs === null &&
    !details.isIncomplete &&
    (hasText ? isReady && isAllowed : details.toPublish !== undefined)

  /** Publishes the text with changed cover and details, as one change that can be undone. */
  async function publish() {
    if (!(await flushAll())) return
    const sentDetails = details.value
    const beside = details.toPublish
    let sent = text
    await state.act({
      run: async (api) => {
        const now = draft.now()
        let base = now.seen
        sent = now.value
        if (now.isDirty) {
          const done = await put(api, planned)
          sent = done.sent
          base = seenIn(done.saved, locale)
        }
        const drafts = base.draft ? [{ locale, draft: base.draft, version: base.live }] : []
        const json = { texts: drafts, ...(beside && { story: beside }) }
        return answer(api.admin.content[':id'].publish.$post({ param: { id: story.id }, json }))
      },
      success: hasText ? words.published({ language: locales[locale].name }) : words.savedFields(),
      onDone: (done) => {
        if (hasText) draft.saved(sent, seenIn(done, locale))
        if (beside) details.saved(sentDetails, done.story)
      },
    })
  }

  /** A request for a review saves first; an answer concerns the version shown. */
  function review(asked: Omit<ReviewStep, 'draft'>) {
    const send = (api: StaffApi, version: string) =>
      answer(
        api.admin.content[':id'].drafts[':locale'].review.$post({
          param,
          json: { ...asked, draft: version },
        }),
      )
    const success = words.review[asked.state]()
    if (asked.state === 'asked') {
      return save(planned, success, async (api, saved) => {
        const { draft: version } = seenIn(saved, locale)
        return version === null ? saved : send(api, version)
      })
    }
    return stored && state.act({ run: (api) => send(api, stored.version), success })
  }

  /** Withdraws the published text, or marks a translation as checked against the English text. */
  const changeLive = async (name: 'withdraw' | 'checked', success: string) => {
    await autosave.flush()
    const json = { locale, version: seen.version }
    await state.act({
      run: (api) => answer(api.admin.content[':id'][name].$post({ param: { id: story.id }, json })),
      success,
    })
  }

  /** Replaces the text on the screen, which can then be restored. */
  function restore(version: Text) {
    const now = draft.now()
    if (now.isDirty || now.seen.draft !== null) setAside(now.value)
    draft.set(version)
    setMode('write')
  }

  const discard = async () => {
    // the response of a running save would show the text again
    await autosave.flush()
    const version = draft.now().seen.draft ?? stored?.version
    if (!version) return
    await state.act({
      run: (api) =>
        answer(api.admin.content[':id'].drafts[':locale'].$delete({ param, query: { version } })),
      success: words.discarded(),
      // words typed since then can be restored, too
      undo: () => {
        restore(text)
        void save(planned, words.discardUndone())
      },
      onDone: draft.reset,
    })
  }

  /**
   * Shows the colleague's text. The user's own is sent once more, so that the refusing server adds
   * it to the earlier drafts.
   */
  async function takeTheirs() {
    setAside(text)
    await staffCall((api) => put(api, null)).catch(() => {})
    draft.reset()
    void client.invalidateQueries({ queryKey: earlierDrafts(story.id, locale) })
  }

  const press = (run: () => unknown, isOff = false) => ({
    type: 'button' as const,
    className: 'staff-button',
    'aria-disabled': state.isBusy || isOff,
    onClick: () => !state.isBusy && !isOff && run(),
  })
  const isLive = isOnWebsite(story, locale)
  const source =
    english === undefined
      ? undefined
      : (readable(texts[defaultLocale].live, english ?? undefined) ??
        texts[defaultLocale].draft ??
        undefined)
  return (
    <>
      <StoryBar
        {...{ story, locale, state }}
        saving={theirs ? 'none' : worstOf([autosave.saving, details.saving])}
        isChanged={hasText || details.isDirty}
        trouble={details.reason ? explain(details.reason) : undefined}
        onSave={planned && isDirty ? () => void save(planned, words.planned()) : undefined}
        onPublish={canPublish ? () => void publish() : undefined}
      />
      <div className="staff-editor">
        <div>
          <SettingsCard id="story-text" title={locales[locale].name}>
            {stored?.has_no_planner && planned && (
              <p className="staff-notice staff-notice-warning">
                {words.planLost({
                  when: dateText(planned, locales[reader].tag, {
                    dateStyle: 'full',
                    timeStyle: 'short',
                    timeZone: company.timeZone,
                  }),
                })}
              </p>
            )}
            {seen.is_outdated && (
              <div className="staff-notice staff-notice-warning staff-text-outdated">
                <p>{words.outdatedText()}</p>
                <button {...press(() => changeLive('checked', words.checked()))}>
                  {words.stillRight()}
                </button>
                <EnglishSince id={story.id} locale={locale} version={seen.version} />
              </div>
            )}
            <div className="staff-tools" role="group" aria-label={words.modes.label()}>
              {modes.map((each) => (
                <button
                  key={each}
                  type="button"
                  className={each === mode ? 'staff-button staff-button-strong' : 'staff-button'}
                  aria-pressed={each === mode}
                  onClick={() => setMode(each)}
                >
                  {words.modes[each]()}
                </button>
              ))}
            </div>
            {theirs && (
              <TextConflict
                {...{ theirs, locale }}
                yours={text}
                onKeep={() => {
                  setAside(theirs)
                  draft.keep()
                }}
                onTake={() => void takeTheirs()}
              />
            )}
            {aside && !theirs && (
              <p className="staff-tools">
                <span>{words.aside()}</span>
                <button
                  {...press(() => {
                    draft.set(aside)
                    setAside(null)
                  })}
                >
                  {words.bringBack()}
                </button>
              </p>
            )}
            <div hidden={mode !== 'write'}>
              <TextFields {...{ locale, draft, source }} />
            </div>
            {mode !== 'write' && (
              <TextPreview
                fields={details.value}
                isPhone={mode === 'phone'}
                {...{ text, locale }}
              />
            )}
            {hasText && !isWhole(text) && <p className="staff-soft">{words.incomplete()}</p>}
          </SettingsCard>
          <Versions id={story.id} {...{ locale, shipped }} onRestore={restore} />
        </div>
        <div>
          <PictureCard details={details} wrong={state.undescribed} />
          <DetailsCard details={details} title={text.title} />
          <SettingsCard id="story-share" title={words.share()}>
            {stored && <DraftLink id={story.id} locale={locale} save={autosave.flush} />}
            <PlanForm
              key={planned}
              publishAt={planned}
              isBusy={state.isBusy}
              isReady={isReady}
              onPlan={(at) => void save(at, at ? words.planned() : words.unplanned())}
            />
            <ReviewPart
              {...{ isReady, isDirty }}
              draft={stored}
              isBusy={state.isBusy}
              needsSecond={needs_second}
              isPlanned={planned !== null}
              onReview={(asked) => void review(asked)}
            />
          </SettingsCard>
          <SettingsCard id="story-ending" title={words.ending()}>
            <div className="staff-tools">
              {stored && <button {...press(discard)}>{words.discard()}</button>}
              {isLive && published && (
                <button
                  {...press(() =>
                    changeLive('withdraw', words.withdrawn({ language: locales[locale].name })),
                  )}
                >
                  {words.withdraw()}
                </button>
              )}
              <Archive {...{ state, details }} isArchived={story.archived} />
            </div>
          </SettingsCard>
          <EarlierDrafts id={story.id} {...{ locale }} onRestore={restore} />
          <StoryHistory state={state} />
        </div>
      </div>
    </>
  )
}

type ArchiveProps = {
  state: StoryState
  details: Details
  isArchived: boolean
}

/** Archives the story in all languages after a second click, and restores it. */
function Archive({ state, details, isArchived }: ArchiveProps) {
  const words = useI18nContext().LL.staffContent
  const [isAsking, setAsking] = useState(false)
  const archive = (archived: boolean) =>
    state.act(details.archiving(archived, archived ? words.putAway() : words.taken()))
  return (
    <>
      <button
        type="button"
        className={isAsking && !isArchived ? 'staff-button staff-button-danger' : 'staff-button'}
        aria-disabled={state.isBusy}
        onClick={() => {
          if (state.isBusy) return
          if (!isArchived && !isAsking) return setAsking(true)
          setAsking(false)
          void archive(!isArchived)
        }}
      >
        {isArchived ? words.unarchive() : words.archive()}
      </button>
      {isAsking && !isArchived && <span role="status">{words.archiveText()}</span>}
    </>
  )
}
