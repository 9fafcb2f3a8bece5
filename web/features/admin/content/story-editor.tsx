import { useContext, useState } from 'react'
import { defaultLocale, type Locale, localeCodes, locales } from '#contract/locales.ts'
import type { StaffStoryTexts } from '#contract/staff/content/stories.ts'
import { oneOf, useAddress } from '../../../app/use-address.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { LeaveContext } from '../leaving/leave-guard.tsx'
import { LoadNotice } from '../screen/load-notice.tsx'
import { useShippedText, useShippedTitles } from './shipped-texts.ts'
import { StoryText } from './story-text.tsx'
import { nameOfStory } from './story-table.tsx'
import { AutosaveContext } from './use-autosave.ts'
import { type StoryState, useStory } from './use-content.ts'
import { useDetails } from './use-details.ts'

type Props = { id: string; onClose: () => void }

/** A story: its text in one language, its shared details, and its history. */
export function StoryEditor({ id, onClose }: Props) {
  const { LL, locale: own } = useI18nContext()
  const words = LL.staffContent
  const { get, change } = useAddress()
  const locale = oneOf(localeCodes, get('locale')) ?? own
  const state = useStory(id)
  const { query } = state
  const { data } = query
  const titles = useShippedTitles(own)
  const ofKind = data?.story.kind === 'article' ? words.articles : words
  const leave = useContext(LeaveContext)
  const [autosaves] = useState(() => new Set<() => Promise<boolean>>())
  /**
   * Saves typed text before the screen changes. Text that cannot be saved is kept on the device.
   */
  const after = async (go: () => void) => {
    await Promise.all([...autosaves].map((flush) => flush()))
    go()
  }
  return (
    <AutosaveContext value={autosaves}>
      <header className="staff-head staff-story-head">
        <div>
          <h1>
            {data
              ? (nameOfStory(data.story, own, titles) ?? ofKind.untitled())
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
        {data && (
          <Languages
            data={data}
            current={locale}
            onChoose={(code) =>
              void after(() => {
                state.forget()
                change({ locale: code })
              })
            }
          />
        )}
      </header>
      <LoadNotice query={query} />
      {!data && !query.error && <p role="status">{words.loading()}</p>}
      {data && <Opened {...{ state, data, locale }} />}
    </AutosaveContext>
  )
}

type OpenedProps = { state: StoryState; data: StaffStoryTexts; locale: Locale }

/** Keeps unsaved details while the language changes. */
function Opened({ state, data, locale }: OpenedProps) {
  const details = useDetails(state, data.story)
  const shipped = useShippedText(locale, state.id)
  const english = useShippedText(defaultLocale, state.id)
  return (
    shipped &&
    english && (
      <StoryText
        key={locale}
        {...{ state, data, details, locale }}
        shipped={shipped.text}
        english={locale === defaultLocale ? undefined : (english.text ?? null)}
      />
    )
  )
}

type LanguagesProps = {
  data: StaffStoryTexts
  current: Locale
  onChoose: (locale: Locale) => void
}

function Languages({ data, current, onChoose }: LanguagesProps) {
  const words = useI18nContext().LL.staffContent
  return (
    <div className="staff-tools" role="group" aria-label={words.language()}>
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
