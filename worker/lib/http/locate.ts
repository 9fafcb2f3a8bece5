import { currencyOfCountry, type Geo } from '#contract/site/geo.ts'

/**
 * Country and region of the visitor, from `request.cf`. "T1" (Tor) and "XX" (unknown) count as no
 * country.
 */
export function geoOf(request: Request): Geo {
  const country = (request as Request<unknown, IncomingRequestCfProperties>).cf?.country
  const known = country && !['T1', 'XX'].includes(country) ? country : null
  return { country: known, currency: currencyOfCountry(known) }
}
