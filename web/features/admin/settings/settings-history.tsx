import { useInfiniteQuery } from '@tanstack/react-query'
import type { SettingsHistoryEntry } from '#contract/staff/settings.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useNextPage } from '../../../ui/use-next-page.ts'
import { staffPages } from '../calls/staff-query.ts'
import { LoadNotice } from '../screen/load-notice.tsx'
import { formatAge, formatInstant } from '../screen/moment.tsx'
import { Icon } from '../shell/icons.tsx'
import { auditKeyName, formatValue } from './setting-words.ts'
import { SettingsCard } from './settings-card.tsx'
import type { Settings } from './use-settings.ts'

const history = staffPages(['settings', 'history'], (api, cursor: number | undefined) =>
  answer(
    api.admin.settings.history.$get({
      query: { ...(cursor !== undefined && { cursor: String(cursor) }) },
    }),
  ),
)

/** Changes of settings with actor, time and reason, and an undo button for the latest. */
export function SettingsHistory({ state }: { state: Settings }) {
  const words = useI18nContext().LL.staffSettings
  const query = useInfiniteQuery(history)
  const { data, error, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query
  const more = useNextPage(query)
  const sets = data?.pages.flatMap((page) => page.sets) ?? []
  return (
    <SettingsCard id="history-title" title={words.past.title()}>
      {data && sets.length === 0 && <p className="staff-soft">{words.past.empty()}</p>}
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
          {words.past.more()}
        </button>
      )}
    </SettingsCard>
  )
}

function Entry({ set, state }: { set: SettingsHistoryEntry; state: Settings }) {
  const { LL, locale } = useI18nContext()
  const words = LL.staffSettings
  const { change_set, at, actor_name, note, cause, can_undo, changes } = set
  const how = cause === 'confirmed' ? words.past.confirmed() : cause ? words.past.undone() : null
  return (
    <li>
      <p className="staff-soft">
        <time dateTime={at} title={formatInstant(at, locale)}>
          {words.past.by({
            who: actor_name ?? words.formerUser(),
            when: formatAge(at, locale),
          })}
        </time>
        {how && ` · ${how}`}
      </p>
      <ul>
        {changes.map(({ key, from, to }) => (
          <li key={key}>
            {words.past.change({
              name: auditKeyName(key, words),
              from: formatValue(key, from, words, locale),
              to: formatValue(key, to, words, locale),
            })}
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
          {words.past.undo()}
        </button>
      )}
    </li>
  )
}
