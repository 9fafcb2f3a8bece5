import { localeCodes, locales, type Locale } from '#contract/locales.ts'
import type { StaffStory, StaffTextState } from '#contract/staff/content/stories.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { DataTable } from '../list/data-table.tsx'
import { formatDay } from '../../site/day.tsx'
import type { StoryKind } from '#contract/site/news.ts'
import { useShippedTitles } from './shipped-texts.ts'
import { serverNowMs } from '../../../app/server-clock.ts'

type Props = { kind: StoryKind; stories: StaffStory[]; onOpen: (id: string) => void }

/** Stories by language: published, scheduled or in review, or older than the English text. */
export function StoryTable({ kind, stories, onOpen }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staffContent
  const shipped = useShippedTitles(locale)
  return (
    <DataTable<StaffStory>
      caption={LL.staffPortal.screens.content.title()}
      nameLabel={kind === 'article' ? words.articles.story() : words.story()}
      rows={stories}
      nameOf={(story) => nameOfStory(story, locale, shipped) ?? story.slug}
      noteOf={(story) => (story.archived ? words.archived() : formatDay(story.day, locale))}
      onOpen={onOpen}
      columns={localeCodes.map((code) => ({
        label: locales[code].name,
        cell: ({ texts, archived }) => <State state={texts[code]} isArchived={archived} />,
      }))}
    />
  )
}

/** The title of a story in the user's language, else in any other, else of a draft. */
export function nameOfStory(
  { id, texts }: StaffStory,
  locale: Locale,
  shipped: ReturnType<typeof useShippedTitles>,
): string | undefined {
  const own = texts[locale]
  if (own.title !== null) return own.title
  if (own.live === 'shipped') return shipped?.(id)
  const all = localeCodes.map((code) => texts[code])
  return (
    all.map(({ title }) => title).find((title) => title !== null) ??
    all.map(({ draft }) => draft?.title).find(Boolean)
  )
}

function State({ state, isArchived }: { state: StaffTextState; isArchived: boolean }) {
  const { states: words, review } = useI18nContext().LL.staffContent
  const { live, draft, is_outdated } = state
  const isOverdue = draft?.publish_at && Date.parse(draft.publish_at) < serverNowMs() - 120_000
  return (
    <span className="staff-text-states">
      {!isArchived && (live === 'written' || live === 'shipped') && (
        <span className="staff-badge staff-badge-on">{words.live()}</span>
      )}
      {is_outdated && <span className="staff-badge staff-badge-sun">{words.outdated()}</span>}
      {draft && (
        <span className="staff-badge">
          {draft.has_no_planner
            ? words.noPlanner()
            : isOverdue
              ? words.overdue()
              : draft.publish_at
                ? words.planned()
                : words.draft()}
        </span>
      )}
      {draft?.review && (
        <span
          className={draft.review === 'approved' ? 'staff-badge staff-badge-on' : 'staff-badge'}
        >
          {review.states[draft.review]()}
        </span>
      )}
      {!draft && (live === 'none' || live === 'withdrawn') && (
        <span className="staff-soft">{words[live]()}</span>
      )}
    </span>
  )
}
