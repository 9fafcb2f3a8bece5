import { useQuery } from '@tanstack/react-query'
import type { WaitingKind } from '#contract/staff/waiting.ts'
import { answer } from '../../../api/client.ts'
import { screenAddress, type ScreenPath } from '../screens.ts'
import { staffQuery } from './staff-query.ts'

export const waitingKey = ['waiting']
const query = {
  ...staffQuery(waitingKey, (api) => answer(api.admin.overview.waiting.$get())),
  // a colleague, a client or the clock may change it
  refetchInterval: 120_000,
}

/** Counts of work that waits for staff, one query for dashboard and sidebar. Each change by staff reads it again. */
export const useWaiting = () => useQuery(query)

/** The list that each leads to. */
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

export function waitingAddress(kind: WaitingKind): string {
  const { screen, search } = places[kind]
  return screenAddress(screen) + (search ? `?${search}` : '')
}

/** Scheduled texts and switches happen by themselves: the sidebar does not count them. */
const isScheduled = (kind: WaitingKind) => kind === 'texts' || kind === 'switches'

/** How much waits on a screen. */
export function useWaitingOn(screen: ScreenPath): number {
  const { data = [] } = useWaiting()
  return data
    .filter(({ kind }) => places[kind].screen === screen && !isScheduled(kind))
    .reduce((sum, { count }) => sum + count, 0)
}
