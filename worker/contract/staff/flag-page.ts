import type { FlagName } from '../flags.ts'
import { localize } from '../locales.ts'
import { type PageId, pageIds, pages } from '../pages.ts'
import { homeSections } from '../site/navigation.ts'

/** What has an address of its own although no page hangs on the flag alone. */
const others: Partial<Record<FlagName, string>> = {
  founder: '/#founder',
  b2b_request_form: `${pages.clientLogin.path}?mode=request`,
  client_orders: pages.clientLogin.path,
  french_language: localize('/', 'fr'),
}

/** Where visitors see what a flag switches, without language prefix: its page, its part of the home page, else home. */
export function pageOfFlag(name: FlagName): string {
  const section = homeSections.find(({ flag }) => flag === name)
  const hasFlag = (id: PageId) => pages[id].flags.some((flag) => flag === name)
  const own = pageIds.find((id) => hasFlag(id) && !/[:*]/.test(pages[id].path))
  return section ? `/#${section.id}` : (others[name] ?? (own ? pages[own].path : '/'))
}
