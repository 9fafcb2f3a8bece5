/**
 * Who runs this site. Another importer edits this file (and the words in web/i18n) and the site is theirs.
 * `.example` is reserved (RFC 2606) and 555-01xx numbers are fictional: put your own here before going live.
 * This half stays as it stands here: pictures, texts, passwords and stored days are made with it.
 */
export const company = {
  name: 'Meltemi Imports',
  shortName: 'Meltemi',
  /** Privacy notice and terms name it, too (web/i18n/<language>/legal). */
  legalName: 'Meltemi Imports Inc.',
  founder: 'Eleni Markou',
  foundedYear: 2014,
  /** The address's country, as ISO names it. */
  country: 'CA',
  /** The office's own time zone, daylight saving included. */
  timeZone: 'America/Toronto',
  /** Prices are shown in this currency unless the visitor's country says otherwise. */
  currency: 'CAD',
  /** Since when each applies as it stands (calendar day, ISO). */
  legalEffectiveOn: { privacy: '2026-11-23', terms: '2025-04-28' },
} as const

/**
 * What a buyer asks first, as the Solutions page lists it: `null` shows nothing. The owner confirms each before going
 * live (worker/ops/owner-claims.ts).
 */
export const buyerTerms: BuyerTerms = {
  minimum: { cases: 10 },
  kitchens: { cases: 3 },
  lead: { days: '2–4', weeks: '8–12' },
  samples: { products: 5 },
  payment: { days: 30, canada: 'DAP', us: 'DDP' },
  licence: null,
}

type BuyerTerms = {
  minimum: { cases: number } | null
  /** The smallest delivery to a kitchen. */
  kitchens: { cases: number } | null
  /** Working days from stock, weeks from the producer. */
  lead: { days: string; weeks: string } | null
  /** Products of which samples are sent at a time. */
  samples: { products: number } | null
  /** After the invoice; delivery terms by country (Incoterms 2020). */
  payment: { days: number; canada: string; us: string } | null
  /** The Safe Food for Canadians licence, and the address of its entry in the CFIA's register. */
  licence: { number: string; register: string } | null
}

/** This half staff change under Settings (contract/settings/catalogue.ts): it counts until they do. */
export const companyDefaults = {
  /** Who looks after the accounts of clients, as clients address them. */
  accountManager: 'Daniel Osei',
  email: 'hello@meltemi.example',
  privacyEmail: 'privacy@meltemi.example',
  phone: '+1 613 555 0142',
  address: {
    street: '55 Murray Street, Suite 300',
    city: 'Ottawa',
    region: 'ON',
    postalCode: 'K1N 5M3',
  },
  /** Opening hours at the office, from Sunday on, as `Date#getDay` counts; a day may have several, or none. */
  hours: [
    [],
    [{ opens: '09:00', closes: '17:00' }],
    [{ opens: '09:00', closes: '17:00' }],
    [{ opens: '09:00', closes: '17:00' }],
    [{ opens: '09:00', closes: '17:00' }],
    [{ opens: '09:00', closes: '17:00' }],
    [{ opens: '10:00', closes: '14:00' }],
  ],
}
