import { company } from '../company.ts'

/** Country of the visitor (ISO 3166-1 alpha-2, `null` if unknown), and their currency. */
export type Geo = { country: string | null; currency: Currency }

const euroCountries = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ')

export type Currency = 'CAD' | 'USD' | 'EUR'

/** Currency of a country; the company's own by default. */
export function currencyOfCountry(country: string | null): Currency {
  if (country === 'US') return 'USD'
  if (country !== null && euroCountries.includes(country)) return 'EUR'
  return company.currency
}
