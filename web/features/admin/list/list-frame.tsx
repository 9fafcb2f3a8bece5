import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useNextPage } from '../../../ui/use-next-page.ts'
import { LoadNotice } from '../screen/load-notice.tsx'

type Props = {
  list: UseInfiniteQueryResult<InfiniteData<{ rows: unknown[] }>>
  count: number
  isFiltered: boolean
  onReset: () => void
  /** Said instead of that there is nothing at all. */
  empty?: string
  children: ReactNode
}

/** Around the rows of a list: what went wrong, that there is nothing, how many are shown, and the way to more. */
export function ListFrame({ list, count, isFiltered, onReset, empty, children }: Props) {
  const { LL } = useI18nContext()
  const words = LL.staff.list
  const { data, error, isFetching, isFetchNextPageError, fetchNextPage, refetch } = list
  const isBusy = list.isFetchingNextPage || list.isPlaceholderData
  const next = useNextPage(list)
  const more = () => {
    if (!isBusy) next()
  }
  return (
    <div aria-busy={isFetching}>
      <LoadNotice query={{ error, refetch: isFetchNextPageError ? fetchNextPage : refetch }} />
      {!data && !error && <ListSkeleton label={LL.loading()} />}
      {data && count === 0 && (
        <div className="staff-empty">
          <p>{isFiltered ? words.noMatch() : (empty ?? words.empty())}</p>
          {isFiltered && (
            <button type="button" className="staff-button" onClick={onReset}>
              {words.reset()}
            </button>
          )}
        </div>
      )}
      {count > 0 && children}
      <div className="staff-list-end">
        <p role="status" className="staff-soft staff-small">
          {count > 0 && words.shown({ n: count })}
        </p>
        {list.hasNextPage && (
          <button type="button" className="staff-button" aria-disabled={isBusy} onClick={more}>
            {words.more()}
          </button>
        )}
      </div>
    </div>
  )
}

const ListSkeleton = ({ label }: { label: string }) => (
  <div className="staff-list-wait" role="status">
    <span className="sr-only">{label}</span>
    {[0, 1, 2, 3, 4].map((row) => (
      <span key={row} aria-hidden="true" />
    ))}
  </div>
)
