import type { Locale } from '#contract/locales.ts'
import { pages } from '#contract/pages.ts'
import type { Deps } from '../../../deps.ts'
import { pageLink } from '../../flags/snapshot.ts'
import { verifySubject, signSubject } from '../../../lib/secrets/signed-link.ts'

const purpose = 'access-request'

/** Link to the status page, valid for reading, answering and withdrawing. Sent by mail only. */
export async function requestStatusLink(
  deps: Pick<Deps, 'db' | 'kv' | 'now' | 'defer' | 'linkKeys' | 'origin'>,
  requestId: string,
  locale: Locale,
): Promise<string> {
  const page = await pageLink(deps, pages.accessRequest.path.replace(':id', requestId), locale)
  const token = signSubject(deps.linkKeys(), purpose, requestId)
  return `${page}?${new URLSearchParams({ token })}`
}

/** Whether a token is valid for a request. */
export const isStatusToken = (
  { linkKeys }: Pick<Deps, 'linkKeys'>,
  requestId: string,
  token: string,
): boolean => verifySubject(linkKeys(), purpose, requestId, token)
