/**
 * The company that runs this site; replace the fictional addresses (RFC 2606) and 555-01xx numbers
 * before going live. Fixed: pictures, texts, passwords and stored days depend on it.
 */
export const company = {
  name: 'Meltemi Imports',
  shortName: 'Meltemi',
  /** The name is also written in privacy notice and terms (web/i18n/<language>/legal). */
  legalName: 'Meltemi Imports Inc.',
  founder: 'Eleni Markou',
  foundedYear: 2014,
  /** ISO 3166-1 country of the address. */
  country: 'CA',
  /** IANA time zone of the office. */
  timeZone: 'America/Toronto',
  /** Default currency of prices for visitors from other countries. */
  currency: 'CAD',
  /** Effective dates of the legal texts (ISO days). */
  legalEffectiveOn: { privacy: '2026-11-23', terms: '2025-04-28' },
} as const

/**
 * Facts for buyers on the Solutions page; `null` hides a fact. The owner confirms each before going
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
  /** Minimum delivery to a kitchen. */
  kitchens: { cases: number } | null
  /** Lead time: working days from stock, weeks from the producer. */
  lead: { days: string; weeks: string } | null
  /** Products per sample request. */
  samples: { products: number } | null
  /** Payment term in days after the invoice; delivery terms by country (Incoterms 2020). */
  payment: { days: number; canada: string; us: string } | null
  /** Safe Food for Canadians licence, and the URL of its entry in the CFIA's register. */
  licence: { number: string; register: string } | null
}

/** Defaults of the values that staff change under Settings (contract/settings/catalogue.ts). */
export const companyDefaults = {
  /** Account manager's name as shown to clients. */
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
  /**
   * Opening hours by weekday from Sunday, as in `Date#getDay`; a day may have several intervals or
   * none.
   */
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
