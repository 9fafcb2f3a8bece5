import type { SubmissionKind } from './filters.ts'
import { pages } from '../pages.ts'

const portal = pages.adminPortal.path.replace('/*', '')

/**
 * Where staff open a message in the admin portal, without language prefix. A request for access opens where it is
 * decided; it has its message's id.
 */
export const messageAddress = (id: string, kind: SubmissionKind): string => {
  const query = new URLSearchParams({ ...(kind === 'contact' && { tab: 'messages' }), open: id })
  return `${portal}/companies?${query}`
}

/** Where staff see how the system is. */
export const healthAddress = `${portal}/feature-flags`

/** Where staff answer an order. */
export const staffOrderAddress = (id: string): string => `${portal}/orders?open=${id}`

/** Where staff change settings, and where the link leads that confirms an address. */
export const settingsAddress = (token?: string): string =>
  `${portal}/settings${token === undefined ? '' : `?${new URLSearchParams({ confirm: token })}`}`

/** Where staff see who can sign in, and one of them. */
export const staffUserAddress = (id: string): string =>
  `${portal}/users?${new URLSearchParams({ open: id })}`
