import { useInfiniteQuery } from '@tanstack/react-query'
import { locales } from '#contract/locales.ts'
import type { PageText } from '#contract/site/page-texts.ts'
import { answer } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { useNextPage } from '../../../../ui/use-next-page.ts'
import { staffPages } from '../../calls/staff-query.ts'
import { LoadNotice } from '../../screen/load-notice.tsx'
import { formatAge, formatInstant } from '../../screen/moment.tsx'
import { SettingsCard } from '../../settings/settings-card.tsx'
import { Icon } from '../../shell/icons.tsx'
import type { PageTextsState } from './use-page-texts.ts'

const historyOf = (key: string) =>
  staffPages(['page-texts', 'history', key], (api, cursor: number | undefined) =>
    answer(
      api.admin['page-texts'].history.$get({
        query: { key, ...(cursor !== undefined && { cursor: String(cursor) }) },
      }),
    ),
  )

type Props = { about: PageText; state: PageTextsState }

/** The changes of a page text: author, time, old and new text. The last one can be undone. */
export function PageTextHistory({ about, state }: Props) {
  const { LL, locale: own } = useI18nContext()
  const { pageTexts: words, past, formerUser } = LL.staffContent
  const query = useInfiniteQuery(historyOf(about.key))
  const { data, error, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query
  const more = useNextPage(query)
  const sets = data?.pages.flatMap((page) => page.sets) ?? []
  const textOrOriginal = (text: string | null) => text ?? words.original()
  return (
    <SettingsCard id="page-text-history" title={past.title()}>
      {data && sets.length === 0 && <p className="staff-soft">{past.empty()}</p>}
      <ol className="staff-trail">
        {sets.map(({ change_set, at, actor_name, note, is_undo, can_undo, changes }) => (
          <li key={change_set}>
            <p className="staff-soft">
              <time dateTime={at} title={formatInstant(at, own)}>
                {past.by({ who: actor_name ?? formerUser(), when: formatAge(at, own) })}
              </time>
              {is_undo && ` · ${past.undone()}`}
            </p>
            <ul>
              {changes.map(({ locale, from, to }) => (
                <li key={locale}>
                  {words.change({
                    language: locales[locale].name,
                    from: textOrOriginal(from),
                    to: textOrOriginal(to),
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
                {past.undo()}
              </button>
            )}
          </li>
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
          {past.more()}
        </button>
      )}
    </SettingsCard>
  )
}
