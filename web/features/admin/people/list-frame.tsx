import type { ReactNode } from 'react'
import type { ApiErrorCode } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Notice } from '../parts/notice.tsx'

type Props = {
  list: {
    data: { rows: unknown[]; next: string | null } | null
    error: ApiErrorCode | null
    isBusy: boolean
    isLoadingMore: boolean
    more: () => Promise<void>
    reload: () => Promise<void>
  }
  /** Whether a search or filter is on. */
  isFiltered: boolean
  onReset: () => void
  children: ReactNode
}

/** Around the rows of a list: what went wrong, that there is nothing, how many are shown, and the way to more. */
export function ListFrame({ list, isFiltered, onReset, children }: Props) {
  const { LL } = useI18nContext()
  const words = LL.people.list
  const { data, error, isBusy, isLoadingMore, more, reload } = list
  return (
    <div aria-busy={isBusy}>
      <Notice
        error={error ? LL.problem[error]() : undefined}
        action={{ label: LL.staffPortal.shell.again(), run: () => void reload() }}
      />
      {data === null && !error && <ListSkeleton label={LL.loading()} />}
      {data?.rows.length === 0 && (
        <div className="ad-empty">
          <p>{isFiltered ? words.noMatch() : words.empty()}</p>
          {isFiltered && (
            <button type="button" className="ad-button" onClick={onReset}>
              {words.reset()}
            </button>
          )}
        </div>
      )}
      {data && data.rows.length > 0 && children}
      <div className="ad-list-end">
        <p role="status" className="ad-soft ad-small">
          {data && data.rows.length > 0 && words.shown({ n: data.rows.length })}
        </p>
        {data?.next && (
          <button
            type="button"
            className="ad-button"
            aria-disabled={isLoadingMore}
            onClick={() => void more()}
          >
            {words.more()}
          </button>
        )}
      </div>
    </div>
  )
}

const ListSkeleton = ({ label }: { label: string }) => (
  <div className="ad-list-wait" role="status">
    <span className="sr-only">{label}</span>
    {[0, 1, 2, 3, 4].map((row) => (
      <span key={row} aria-hidden="true" />
    ))}
  </div>
)
