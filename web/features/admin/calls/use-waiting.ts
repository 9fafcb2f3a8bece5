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

/** What waits for staff; read once for dashboard and sidebar, and again after whatever is done here. */
export const useWaiting = () => useQuery(query)

/** The list that each leads to. */
const places: Record<WaitingKind, { screen: ScreenPath; search?: string }> = {
  health: { screen: 'feature-flags' },
  orders: { screen: 'orders' },
  shipments: { screen: 'orders', search: 'status=confirmed' },
  requests: { screen: 'companies', search: 'status=submitted' },
  messages: { screen: 'companies', search: 'tab=messages&state=unanswered' },
  reviews: { screen: 'content' },
  drill: { screen: 'recalls' },
  texts: { screen: 'content' },
  switches: { screen: 'feature-flags' },
}

export function waitingAddress(kind: WaitingKind): string {
  const { screen, search } = places[kind]
  return screenAddress(screen) + (search ? `?${search}` : '')
}

/** What is merely scheduled needs no one. */
const isScheduled = (kind: WaitingKind) => kind === 'texts' || kind === 'switches'

/** How much waits on a screen. */
export function useWaitingOn(screen: ScreenPath): number {
  const { data = [] } = useWaiting()
  return data
    .filter(({ kind }) => places[kind].screen === screen && !isScheduled(kind))
    .reduce((sum, { count }) => sum + count, 0)
}
