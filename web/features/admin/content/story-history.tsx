import { useInfiniteQuery } from '@tanstack/react-query'
import { locales } from '#contract/locales.ts'
import type { ContentChange, ContentHistoryEntry } from '#contract/staff/content/stories.ts'
import { colon } from '#contract/text/colon.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useNextPage } from '../../../ui/use-next-page.ts'
import { staffPages } from '../calls/staff-query.ts'
import { LoadNotice } from '../screen/load-notice.tsx'
import { formatAge, formatInstant } from '../screen/moment.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { Icon } from '../shell/icons.tsx'
import type { StoryState } from './use-content.ts'

const historyOf = (id: string) =>
  staffPages(['content', 'history', id], (api, cursor: number | undefined) =>
    answer(
      api.admin.content[':id'].history.$get({
        param: { id },
        query: { ...(cursor !== undefined && { cursor: String(cursor) }) },
      }),
    ),
  )

/** The publications of a story: author and time. The last one can be undone. */
export function StoryHistory({ state }: { state: StoryState }) {
  const words = useI18nContext().LL.staffContent.past
  const query = useInfiniteQuery(historyOf(state.id))
  const { data, error, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query
  const more = useNextPage(query)
  const sets = data?.pages.flatMap((page) => page.sets) ?? []
  return (
    <SettingsCard id="story-history" title={words.title()}>
      {data && sets.length === 0 && <p className="staff-soft">{words.empty()}</p>}
      <ol className="staff-trail">
        {sets.map((set) => (
          <Entry key={set.change_set} set={set} state={state} />
        ))}
      </ol>
      <LoadNotice query={{ error, refetch: isFetchNextPageError ? fetchNextPage : refetch }} />
      {query.hasNextPage && (
        <button
          type="button"
          className="staff-button"
          aria-disabled={isFetchingNextPage}
          onClick={more}
        >
          {words.more()}
        </button>
      )}
    </SettingsCard>
  )
}

function Entry({ set, state }: { set: ContentHistoryEntry; state: StoryState }) {
  const { LL, locale } = useI18nContext()
  const all = LL.staffContent
  const words = all.past
  const { change_set, at, actor_name, note, cause, can_undo, changes } = set
  const how = cause?.startsWith('undo:')
    ? words.undone()
    : cause === 'scheduled'
      ? words.scheduled()
      : cause === 'checked'
        ? words.checked()
        : null
  return (
    <li>
      <p className="staff-soft">
        <time dateTime={at} title={formatInstant(at, locale)}>
          {words.by({ who: actor_name ?? all.formerUser(), when: formatAge(at, locale) })}
        </time>
        {how && ` · ${how}`}
      </p>
      <ul>
        {changes.map((change) => (
          <li key={change.locale ?? 'fields'}>
            {change.locale ? locales[change.locale].name : all.fields.title()}
            {`${colon(locale)} ${outcomeOf(change)}`}
          </li>
        ))}
      </ul>
      {note && <q>{note}</q>}
      {can_undo && (
        <button
          type="button"
          className="staff-button"
          aria-disabled={state.isBusy}
          onClick={() => !state.isBusy && void state.undo(change_set)}
        >
          <Icon name="undo" size={16} />
          {words.undo()}
        </button>
      )}
    </li>
  )

  function outcomeOf({ locale: language, from, to }: ContentChange): string {
    type Value = { title?: string; slug?: string; picture?: string | null } | null
    const [before, value] = [from as Value, to as Value]
    if (value?.title !== undefined) return value.title
    if (value?.slug !== undefined) {
      const isPictured = value.picture != null && value.picture !== before?.picture
      return isPictured ? all.pictures.otherCover() : value.slug
    }
    // an undo restores the built-in text of a story, or removes the text if there is none
    const isShipped = state.query.data?.story.is_shipped === true
    if (language === null || (value === null && isShipped)) return words.asBefore()
    return words.withdrawn()
  }
}
