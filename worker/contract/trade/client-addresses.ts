import { pages } from '../pages.ts'

/** The screens of the client portal: the part of the address after /client/. */
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

/** The address of a screen, without language prefix. */
export const clientAddress = (screen: ClientScreen): string =>
  pages.clientDashboard.path.replace('*', screen)

/** The address of one order. */
export const clientOrderAddress = (id: string): string => `${clientAddress('orders')}/${id}`

/** The address of one recall. */
export const clientRecallAddress = (id: string): string => `${clientAddress('recalls')}/${id}`

/** The address of one standing order. */
export const clientStandingAddress = (id: string): string => `${clientAddress('standing')}/${id}`

/** In place of an order: a standing order that begins with no goods. */
export const fromNothing = 'new'

/** Where a standing order begins, with what an order of the company holds unless `fromNothing`. */
export const newStandingAddress = (company: string, from: string): string =>
  `${clientAddress('standing')}?${new URLSearchParams({ from, company })}`

/** Screens that show one thing each at an address below their own. */
const withDetail: ReadonlySet<ClientScreen> = new Set(['orders', 'standing', 'recalls'])

/** Which screen an address shows, and of which order, standing order or recall; `undefined` is none of them. */
export function clientPlaceOf(
  rest: string | undefined,
): { screen: ClientScreen; id: string | null } | undefined {
  const [name, id, ...others] = (rest ?? '').replace(/\/$/, '').split('/')
  const screen = clientScreens.find((known) => known === name)
  if (!screen || others.length > 0) return undefined
  if (id === undefined) return { screen, id: null }
  return id !== '' && withDetail.has(screen) ? { screen, id } : undefined
}
