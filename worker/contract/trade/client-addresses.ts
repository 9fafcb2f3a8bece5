import { pages } from '../pages.ts'

/** Screens of the client portal: the path segment after /client/. */
export const clientScreens = [
  'dashboard',
  'catalogue',
  'basket',
  'orders',
  'standing',
  'purchases',
  'documents',
  'recalls',
] as const
export type ClientScreen = (typeof clientScreens)[number]

/** Path of a screen, without language prefix. */
export const clientAddress = (screen: ClientScreen): string =>
  pages.clientDashboard.path.replace('*', screen)

export const clientOrderPath = (id: string): string => `${clientAddress('orders')}/${id}`

export const clientRecallPath = (id: string): string => `${clientAddress('recalls')}/${id}`

export const clientStandingOrderPath = (id: string): string => `${clientAddress('standing')}/${id}`

/** Path segment instead of an order id: starts an empty standing order. */
export const emptyStandingOrder = 'new'

/** Path to create a standing order, prefilled from an order unless `from` is `emptyStandingOrder`. */
export const newStandingOrderPath = (company: string, from: string): string =>
  `${clientAddress('standing')}?${new URLSearchParams({ from, company })}`

/** Screens with a detail page below their own path. */
const withDetail: ReadonlySet<ClientScreen> = new Set(['orders', 'standing', 'recalls'])

/** Screen and detail id of a path below /client/; `undefined` when it matches none. */
export function clientScreenOf(
  rest: string | undefined,
): { screen: ClientScreen; id: string | null } | undefined {
  const [name, id, ...others] = (rest ?? '').replace(/\/$/, '').split('/')
  const screen = clientScreens.find((known) => known === name)
  if (!screen || others.length > 0) return undefined
  if (id === undefined) return { screen, id: null }
  return id !== '' && withDetail.has(screen) ? { screen, id } : undefined
}
