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

/** Rows of all pages, without duplicates: a row can move to another page between two requests. */
export function rowsOf<Row extends { id: string }>(
  data: InfiniteData<{ rows: Row[] }> | undefined,
): Row[] {
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}
