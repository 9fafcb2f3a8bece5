import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Locale } from '#contract/locales.ts'
import type { ContentHistoryEntry, LiveText, StoryText } from '#contract/staff/content/stories.ts'
import { answer } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { useNextPage } from '../../../../ui/use-next-page.ts'
import { staffPages } from '../../calls/staff-query.ts'
import { LoadNotice } from '../../screen/load-notice.tsx'
import { formatAge, formatInstant } from '../../screen/moment.tsx'
import { SettingsCard } from '../../settings/settings-card.tsx'
import { readable } from '../text/text-part.ts'
import { TextChanges } from './text-changes.tsx'

const historyOf = (id: string, locale: Locale) => ['content', 'history', id, locale]

/** The query key of a text's earlier drafts. */
export const earlierDrafts = (id: string, locale: Locale) => [...historyOf(id, locale), true]

/** The published versions of a text, or its earlier drafts, page by page. */
const versionsOf = (id: string, locale: Locale, isDrafts: boolean) =>
  staffPages([...historyOf(id, locale), isDrafts], (api, cursor: number | undefined) =>
    answer(
      api.admin.content[':id'].history.$get({
        param: { id },
        query: {
          locale,
          ...(isDrafts && { drafts: 'true' }),
          ...(cursor !== undefined && { cursor: String(cursor) }),
        },
      }),
    ),
  )

type Props = {
  id: string
  locale: Locale
  onRestore: (text: StoryText) => void
}

/** Published versions of a text with their differences. Each can be restored. */
export function Versions({ shipped, ...props }: Props & { shipped: StoryText | undefined }) {
  const words = useI18nContext().LL.staffContent.versions
  return (
    <SettingsCard id="text-versions" title={words.title()} text={words.text()}>
      <List {...props} shipped={shipped} isDrafts={false} none={words.none()} />
    </SettingsCard>
  )
}

/** Discarded, replaced or refused drafts of the last 30 days. */
export function EarlierDrafts(props: Props) {
  const words = useI18nContext().LL.staffContent.versions
  return (
    <SettingsCard id="earlier-drafts" title={words.drafts()} text={words.draftsText()}>
      <List {...props} shipped={undefined} isDrafts none={words.noDrafts()} />
    </SettingsCard>
  )
}

type ListProps = Props & { shipped: StoryText | undefined; isDrafts: boolean; none: string }

function List({ id, locale, shipped, isDrafts, none, onRestore }: ListProps) {
  const words = useI18nContext().LL.staffContent
  const query = useInfiniteQuery(versionsOf(id, locale, isDrafts))
  const { data, error, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query
  const more = useNextPage(query)
  const sets = data?.pages.flatMap((page) => page.sets) ?? []
  return (
    <>
      {data && sets.length === 0 && <p className="staff-soft">{none}</p>}
      <ol className="staff-trail">
        {sets.map((set) => (
          <Version key={set.change_set} {...{ set, locale, shipped, isDrafts, onRestore }} />
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
    </>
  )
}

type VersionProps = Omit<ListProps, 'id' | 'none'> & { set: ContentHistoryEntry }

function Version({ set, locale, shipped, isDrafts, onRestore }: VersionProps) {
  const { LL, locale: reader } = useI18nContext()
  const words = LL.staffContent
  const [isOpen, setOpen] = useState(false)
  const change = set.changes.find((each) => each.locale === locale)
  if (!change) return null
  const { past } = words
  const cause = (['discarded', 'replaced', 'refused'] as const).find((each) => each === set.cause)
  const from = isDrafts ? undefined : readable(change.from as LiveText, shipped)
  const to = readable((isDrafts ? change.from : change.to) as LiveText, shipped)
  const when = formatAge(set.at, reader)
  return (
    <li>
      <p className="staff-soft">
        <time dateTime={set.at} title={formatInstant(set.at, reader)}>
          {past.by({ who: set.actor_name ?? words.formerUser(), when })}
        </time>
        {cause && ` · ${past[cause]()}`}
      </p>
      <p lang={to && locale}>{to ? to.title : past.withdrawn()}</p>
      <p className="staff-tools">
        <button
          type="button"
          className="staff-button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.versions.hide() : words.versions.changes()}
        </button>
        {to && (
          <button type="button" className="staff-button" onClick={() => onRestore(to)}>
            {words.versions.restore()}
          </button>
        )}
      </p>
      {isOpen && <TextChanges {...{ from, to, locale }} />}
    </li>
  )
}
