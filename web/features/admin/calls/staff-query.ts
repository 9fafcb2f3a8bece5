import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import type { StaffApi } from '../../../session/staff-session.ts'
import { staffCall } from './staff-call.ts'

/**
 * Options for `useQuery`.
 * @param key query key, subject first: `['users', 'one', id]`
 */
export const staffQuery = <Value>(key: QueryKey, load: (api: StaffApi) => Promise<Value>) =>
  queryOptions({ queryKey: key, queryFn: () => staffCall(load) })

/**
 * Options for `useInfiniteQuery` of a paginated list. Earlier rows stay visible while new filters load.
 * @param key query key with all filters: `['users', 'list', { q, role }]`
 */
export const staffPages = <Cursor, Page extends { next: Cursor | null }>(
  key: QueryKey,
  ask: (api: StaffApi, cursor: Cursor | undefined) => Promise<Page & { next: Cursor | null }>,
) =>
  infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam }) => staffCall((api) => ask(api, pageParam as Cursor | undefined)),
    initialPageParam: undefined as Cursor | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })

/** What colleagues, clients and the clock change is read again as often, as long as someone looks. */
export const liveMs = 60_000

/** `staffPages` that follow by themselves what others do. */
export const livePages = <Cursor, Page extends { next: Cursor | null }>(
  ...given: Parameters<typeof staffPages<Cursor, Page>>
) => ({ ...staffPages(...given), refetchInterval: liveMs })

/** The rows of all pages. One that moved from page to page between two answers is there once. */
export function rowsOf<Row extends { id: string }>(
  data: InfiniteData<{ rows: Row[] }> | undefined,
): Row[] {
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}
