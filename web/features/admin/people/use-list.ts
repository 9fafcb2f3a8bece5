import { useCallback, useState } from 'react'
import type { StaffApi } from '../../../session/staff-session.ts'
import { staffCall, useLoaded } from '../parts/use-loaded.ts'

type Answer<Row> = { rows: Row[]; next: string | null }

/**
 * A list that the server gives page by page; further pages are appended.
 * @param ask one call for a page; pass a function that stays the same between renders
 */
export function useList<Row extends { id: string }, Given extends Answer<Row>>(
  ask: (api: StaffApi, cursor: string | undefined) => Promise<Given & Answer<Row>>,
) {
  const load = useCallback((api: StaffApi) => ask(api, undefined), [ask])
  const list = useLoaded(load)
  const { data, setData, reload } = list
  const [isLoadingMore, setLoadingMore] = useState(false)

  async function more() {
    if (!data?.next || isLoadingMore) return
    setLoadingMore(true)
    try {
      const page = await staffCall((api) => ask(api, data.next ?? undefined))
      setData({ ...data, rows: [...data.rows, ...page.rows], next: page.next })
    } catch {
      await reload() // says what is wrong, or starts anew
    } finally {
      setLoadingMore(false)
    }
  }

  return { ...list, more, isLoadingMore }
}
