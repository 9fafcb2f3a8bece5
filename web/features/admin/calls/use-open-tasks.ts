import { useQuery } from '@tanstack/react-query'
import type { WaitingKind } from '#contract/staff/waiting.ts'
import { answer } from '../../../api/client.ts'
import { screenAddress, type ScreenPath } from '../screens.ts'
import { staffQuery } from './staff-query.ts'

export const openTasksKey = ['waiting']
const query = {
  ...staffQuery(openTasksKey, (api) => answer(api.admin.overview.waiting.$get())),
  // changes by colleagues, clients or the clock
  refetchInterval: 120_000,
}

/** Counts of open tasks, one query for dashboard and sidebar; staff's changes invalidate it. */
export const useOpenTasks = () => useQuery(query)

/** The screen of each kind of task. */
const places: Record<WaitingKind, { screen: ScreenPath; search?: string }> = {
  health: { screen: 'feature-flags' },
  orders: { screen: 'orders' },
  shipments: { screen: 'orders', search: 'status=confirmed' },
  requests: { screen: 'companies', search: 'status=submitted' },
  messages: { screen: 'messages', search: 'state=unanswered' },
  reviews: { screen: 'content' },
  drill: { screen: 'recalls' },
  texts: { screen: 'content' },
  switches: { screen: 'feature-flags' },
}

export function openTaskAddress(kind: WaitingKind): string {
  const { screen, search } = places[kind]
  return screenAddress(screen) + (search ? `?${search}` : '')
}

/** Scheduled texts and switches need no action, so the sidebar does not count them. */
const isScheduled = (kind: WaitingKind) => kind === 'texts' || kind === 'switches'

export function useOpenTaskCount(screen: ScreenPath): number {
  const { data = [] } = useOpenTasks()
  return data
    .filter(({ kind }) => places[kind].screen === screen && !isScheduled(kind))
    .reduce((sum, { count }) => sum + count, 0)
}
