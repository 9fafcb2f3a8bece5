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
import { TextChanges } from './text-changes.tsx'

/** The published versions of a story in a language, and its discarded drafts, page by page. */
export const versionsOf = (id: string, locale: Locale) =>
  staffPages(['content', 'history', id, locale], (api, cursor: number | undefined) =>
    answer(
      api.admin.content[':id'].history.$get({
        param: { id },
        query: { locale, ...(cursor !== undefined && { cursor: String(cursor) }) },
      }),
    ),
  )

type Props = {
  id: string
  locale: Locale
  /** As the code has it. */
  shipped: StoryText | undefined
  onRestore: (text: StoryText) => void
}

/**
 * Every text that visitors have read in a language, what changed from one to the next, and the drafts that were given
 * up: the way back to each.
 */
export function Versions({ id, locale, shipped, onRestore }: Props) {
  const words = useI18nContext().LL.staffContent
  const query = useInfiniteQuery(versionsOf(id, locale))
  const { data, error, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query
  const more = useNextPage(query)
  const sets = data?.pages.flatMap((page) => page.sets) ?? []
  return (
    <SettingsCard id="text-versions" title={words.versions.title()} text={words.versions.text()}>
      {data && sets.length === 0 && <p className="staff-soft">{words.versions.none()}</p>}
      <ol className="staff-trail">
        {sets.map((set) => (
          <Version key={set.change_set} {...{ set, locale, shipped, onRestore }} />
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

type VersionProps = Omit<Props, 'id'> & { set: ContentHistoryEntry }

function Version({ set, locale, shipped, onRestore }: VersionProps) {
  const { LL, locale: reader } = useI18nContext()
  const words = LL.staffContent
  const [isOpen, setOpen] = useState(false)
  const change = set.changes.find((each) => each.locale === locale)
  if (!change) return null
  const { past } = words
  const { cause } = set
  // of a draft that was given up it is what there was that is found again here
  const isDraft = cause === 'discarded' || cause === 'replaced'
  const from = isDraft ? undefined : readable(change.from as LiveText, shipped)
  const to = readable((isDraft ? change.from : change.to) as LiveText, shipped)
  const when = formatAge(set.at, reader)
  return (
    <li>
      <p className="staff-soft">
        <time dateTime={set.at} title={formatInstant(set.at, reader)}>
          {past.by({ who: set.actor_name ?? words.formerUser(), when })}
        </time>
        {isDraft && ` · ${past[cause]()}`}
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

/** The text that visitors read; `undefined` where it is withdrawn. */
export function readable(live: LiveText, shipped: StoryText | undefined): StoryText | undefined {
  if (live === null) return shipped
  return 'withdrawn' in live ? undefined : live
}
