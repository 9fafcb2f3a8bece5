import type { FlagList } from '#contract/flag-calls.ts'
import { isNotModified } from '../../lib/http/etag.ts'
import { securityHeadersOf } from '../../lib/http/security-policy.ts'
import { currentRequestId, requestIdOf } from '../../lib/log.ts'
import type { Snapshot } from './flag-snapshot.ts'

type Listed = { names: string[]; json: string; headers: Headers }
const listed = new WeakMap<Snapshot, Listed>()

/** Made once per snapshot: writing it again would take longer than the rest of the request. */
function listOf(snapshot: Snapshot): Listed {
  const { version, flags } = snapshot
  const list = listed.get(snapshot) ?? {
    names: flags.map(({ name }) => name),
    json: JSON.stringify({ version, flags } satisfies FlagList),
    headers: new Headers({
      ...securityHeadersOf(),
      'content-type': 'application/json',
      'cache-control': 'no-cache',
      etag: `"${version}"`,
    }),
  }
  listed.set(snapshot, list)
  return list
}

export const namesOf = (snapshot: Snapshot): string[] => listOf(snapshot).names

/** All flags as they are sent; 304 to who has them. */
export function answerFlags(snapshot: Snapshot, request: Request): Response {
  const { json, headers } = listOf(snapshot)
  const isKnown = isNotModified(request.headers.get('if-none-match'), headers.get('etag') ?? '')
  const response = new Response(isKnown ? null : json, { status: isKnown ? 304 : 200, headers })
  response.headers.set('x-request-id', currentRequestId() ?? requestIdOf(request))
  return response
}
