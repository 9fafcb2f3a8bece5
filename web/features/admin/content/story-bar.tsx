import { company } from '#contract/company.ts'
import { type Locale, locales, localize } from '#contract/locales.ts'
import { withSlug } from '#contract/pages.ts'
import type { StaffStory, StaffTextState } from '#contract/staff/content/stories.ts'
import { dateText } from '#contract/text/date-text.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Notice } from '../screen/notice.tsx'
import { Icon } from '../shell/icons.tsx'
import { SavingState } from './saving-state.tsx'
import type { Saving } from './use-autosave.ts'
import type { StoryState } from './use-content.ts'

type Props = {
  story: StaffStory
  locale: Locale
  state: StoryState
  saving: Saving
  /** The error of the last save. */
  trouble: string | undefined
  /** Whether the published text differs from the screen. */
  isChanged: boolean
  /** Saves a scheduled text, which autosave leaves alone. */
  onSave: (() => void) | undefined
  /** Absent when no text can be published. */
  onPublish: (() => void) | undefined
}

/** The published and the saved state of a text, and the button that publishes everything. */
export function StoryBar(props: Props) {
  const { story, locale, state, saving, trouble, isChanged, onSave, onPublish } = props
  const { LL, locale: reader } = useI18nContext()
  const words = LL.staffContent
  const own = story.texts[locale]
  const isLive = isOnWebsite(story, locale)
  const { error, success, undoLast, isBusy } = state
  return (
    <section className="staff-story-bar" aria-label={words.bar.label()}>
      <p className="staff-story-state">
        <strong className={isLive ? 'staff-badge staff-badge-on' : 'staff-badge'}>
          {words.bar[stateOf(story, own, isLive, isChanged)]({
            when: own.draft?.publish_at
              ? dateText(own.draft.publish_at, locales[reader].tag, {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                  timeZone: company.timeZone,
                })
              : '',
          })}
        </strong>{' '}
        {onSave ? (
          <span className="staff-soft">{words.saving.byHand()}</span>
        ) : (
          <SavingState saving={trouble ? 'none' : saving} />
        )}
      </p>
      <div className="staff-tools">
        {isLive && (
          <a
            className="staff-button"
            href={localize(
              withSlug(story.kind === 'news' ? 'newsStory' : 'article', story.slug),
              locale,
            )}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="website" size={16} />
            {words.bar.view()}
          </a>
        )}
        {onSave && (
          <button
            type="button"
            className="staff-button"
            aria-disabled={isBusy}
            onClick={() => !isBusy && onSave()}
          >
            {LL.staffSettings.save()}
          </button>
        )}
        <button
          type="button"
          className="staff-button staff-button-strong"
          aria-disabled={isBusy || !onPublish}
          onClick={() => !isBusy && onPublish?.()}
        >
          {words.publish()}
        </button>
      </div>
      <Notice
        error={error ?? trouble}
        success={success}
        action={undoLast && !error ? { label: words.undo(), run: undoLast } : undefined}
      />
    </section>
  )
}

export const isOnWebsite = ({ archived, texts }: StaffStory, locale: Locale): boolean =>
  !archived && (texts[locale].live === 'shipped' || texts[locale].live === 'written')

function stateOf(
  { archived }: StaffStory,
  { live, draft }: StaffTextState,
  isLive: boolean,
  isChanged: boolean,
) {
  if (archived) return 'archived'
  if (draft?.publish_at) return isLive ? 'rescheduled' : 'scheduled'
  if (isLive) return isChanged ? 'changed' : 'published'
  if (draft || isChanged) return 'draft'
  return live === 'withdrawn' ? 'withdrawn' : 'none'
}
