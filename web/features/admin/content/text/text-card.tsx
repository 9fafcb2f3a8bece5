import { type RefObject, useImperativeHandle, useState } from 'react'
import { type Locale, locales } from '#contract/locales.ts'
import type { ContentSaved, StaffStoryTexts, StoryText } from '#contract/staff/content/stories.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import type { StaffApi } from '../../../../session/staff-session.ts'
import { SettingsCard } from '../../settings/settings-card.tsx'
import type { StoryState } from '../use-content.ts'
import type { ReviewStep } from '#contract/staff/content/review.ts'
import { ReviewPart } from '../review/review-part.tsx'
import { OutdatedNotice } from '../versions/outdated-notice.tsx'
import { readable } from '../versions/versions.tsx'
import { Aside } from './aside.tsx'
import { DraftLink } from './draft-link.tsx'
import { PlanForm } from './plan-form.tsx'
import { SavingState } from './saving-state.tsx'
import { changeLive, dropDraft, publishDraft, putDraft, reviewDraft, seenIn } from './text-calls.ts'
import { TextConflict } from './text-conflict.tsx'
import { TextFields } from './text-fields.tsx'
import { isWhole, mayPublish } from './text-part.ts'
import { TextPreview } from './text-preview.tsx'
import { useAboutText } from './use-about-text.ts'
import { useAutosave } from './use-autosave.ts'
import { useText } from './use-text.ts'

const noText: StoryText = { title: '', excerpt: '', body: '' }

type Props = {
  state: StoryState
  data: StaffStoryTexts
  locale: Locale
  /** As the code has it. */
  shipped: StoryText | undefined
  /** Saves what is chosen and typed beside the text, and says whether it could. */
  saveBeside: () => Promise<boolean>
  handle: RefObject<TextHandle | null>
}

export type TextHandle = {
  /** Saves what is typed before something else is shown; what cannot be saved is kept in this tab. */
  leave: () => Promise<unknown>
  /** Goes on with another text; the one that stands there is put aside. */
  restore: (text: StoryText) => void
}

/** The text in one language: written, looked at, then published, at once or at a time. */
export function TextCard({ state, data, locale, shipped, saveBeside, handle }: Props) {
  const words = useI18nContext().LL.staffContent
  const { story, texts, needs_second } = data
  const { live, draft: stored } = texts[locale]
  const seen = story.texts[locale]
  const published = readable(live, shipped)
  // a shipped text that was taken off the website is still at hand
  const { title, excerpt, description, body } = stored ?? published ?? shipped ?? noText
  const draft = useText(`news:${story.id}:${locale}`, {
    text: { title, excerpt, body, ...(description && { description }) },
    draft: stored?.version ?? null,
    live: seen.version,
  })
  const { value: text, isDirty, theirs } = draft
  const about = useAboutText(stored, story.archived ? 'archived' : seen.live, locale)
  const planned = stored?.publish_at ?? null
  const autosave = useAutosave(state, draft, locale, planned !== null || theirs !== null)
  const [isLooking, setLooking] = useState(false)
  /** A text that was given up, until it is brought back. */
  const [aside, setAside] = useState<StoryText | null>(null)
  const canBeRead = isWhole(text)
  const which = { id: story.id, locale }

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
        return then(api, await putDraft(api, which, next, publish_at))
      },
      success,
      onDone: (done) => draft.saved(sent, seenIn(done, locale)),
    })
  }

  useImperativeHandle(handle, () => ({
    leave: autosave.flush,
    restore: (version) => {
      if (isDirty || stored) setAside(text)
      draft.set(version)
    },
  }))

  const publish = async () =>
    (await saveBeside()) &&
    save(null, words.published({ language: locales[locale].name }), async (api, kept) => {
      const { draft, live } = seenIn(kept, locale)
      return draft === null ? kept : publishDraft(api, which, { draft, live })
    })

  /** Asking for a review saves first; an answer is about what was seen. */
  const review = (asked: Omit<ReviewStep, 'draft'>) => {
    const send = (api: StaffApi, version: string) =>
      reviewDraft(api, which, { ...asked, draft: version })
    const success = words.review[asked.state]()
    if (asked.state === 'asked') {
      return save(planned, success, async (api, kept) => {
        const { draft: version } = seenIn(kept, locale)
        return version === null ? kept : send(api, version)
      })
    }
    return stored && state.act({ run: (api) => send(api, stored.version), success })
  }

  const changeText = (name: 'withdraw' | 'checked', success: string) =>
    state.act({ run: (api) => changeLive(api, name, which, seen.version), success })

  /** Withdraws the published text; the typed one stays as a draft. */
  const withdraw = async () => {
    await autosave.flush()
    await changeText('withdraw', words.withdrawn({ language: locales[locale].name }))
  }

  const discard = () =>
    stored !== null &&
    void state.act({
      run: async (api) => {
        await autosave.settled()
        return dropDraft(api, which, draft.toSave().seen.draft ?? stored.version)
      },
      success: words.discarded(),
      // what was typed since then is put aside
      undo: () => {
        handle.current?.restore(text)
        void save(planned, words.discardUndone())
      },
      onDone: draft.reset,
    })

  const press = (run: () => unknown, isOff = false) => ({
    type: 'button' as const,
    'aria-disabled': state.isBusy || isOff,
    onClick: () => void (!state.isBusy && !isOff && run()),
  })
  // a colleague's text is chosen, or left, before anything else
  const isKept = isDirty || stored !== null || seen.live === 'withdrawn'
  const isReady = canBeRead && theirs === null && isKept
  const canPublish = isReady && (!needs_second || (!isDirty && mayPublish(stored)))
  return (
    <SettingsCard
      id="story-text"
      title={locales[locale].name}
      text={about}
      onSave={() => void save(planned, planned ? words.planned() : words.savedDraft())}
      isBusy={state.isBusy}
      // an autosaved draft can still be saved by hand
      isDirty={(isDirty || stored !== null) && theirs === null}
      // it is kept as it is typed, here and on the server
      isUnsaved={false}
    >
      {seen.is_outdated && (
        <OutdatedNotice
          {...{ id: story.id, locale, version: seen.version }}
          isBusy={state.isBusy}
          onChecked={() => void changeText('checked', words.checked())}
        />
      )}
      <TextFields locale={locale} draft={draft} />
      <SavingState
        saving={autosave.saving}
        isByHand={planned !== null && isDirty}
        isDraft={stored !== null}
      />
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
        <Aside
          isBusy={state.isBusy}
          onBack={() => {
            draft.set(aside)
            setAside(null)
          }}
        />
      )}
      <div className="staff-tools">
        <button className="staff-button staff-button-strong" {...press(publish, !canPublish)}>
          {words.publish()}
        </button>
        <button
          className="staff-button"
          type="button"
          aria-expanded={isLooking}
          onClick={() => setLooking(!isLooking)}
        >
          {isLooking ? words.hidePreview() : words.preview()}
        </button>
        {stored && (
          <button className="staff-button" {...press(discard)}>
            {words.discard()}
          </button>
        )}
        {published && (
          <button className="staff-button" {...press(withdraw)}>
            {words.withdraw()}
          </button>
        )}
      </div>
      {stored && <DraftLink id={story.id} locale={locale} save={autosave.flush} />}
      {!canBeRead && <p className="staff-soft">{words.incomplete()}</p>}
      <PlanForm
        key={planned}
        publishAt={planned}
        isBusy={state.isBusy}
        isReady={canBeRead && theirs === null}
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
      {isLooking && <TextPreview {...{ story, text, locale }} />}
    </SettingsCard>
  )
}
