import { pages } from '../pages.ts'

/** The screens of the client portal: the part of the address after /client/. */
export const clientScreens = ['dashboard', 'catalogue'] as const
export type ClientScreen = (typeof clientScreens)[number]

/** The address of a screen, without language prefix. */
export const clientAddress = (screen: ClientScreen): string =>
  pages.clientDashboard.path.replace('*', screen)

/** Which screen an address shows; `undefined` is none of them. */
export const clientScreenOf = (rest: string | undefined): ClientScreen | undefined =>
  clientScreens.find((screen) => screen === rest?.replace(/\/$/, ''))
