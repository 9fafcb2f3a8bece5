import { currencyOf, type Geo } from '#contract/site/geo.ts'

/**
 * What the edge says of the visitor's place: no lookup, no third party.
 * Source: Cloudflare `request.cf.country`; "T1" is Tor and "XX" unknown, both mean no answer.
 */
export function locate(request: Request): Geo {
  const country = (request as Request<unknown, IncomingRequestCfProperties>).cf?.country
  const known = country && !['T1', 'XX'].includes(country) ? country : null
  return { country: known, currency: currencyOf(known) }
}
