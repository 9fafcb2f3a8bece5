/**
 * Who runs this site. Another importer edits this file (and the words in web/i18n) and the site is theirs.
 * `.example` is reserved (RFC 2606) and 555-01xx numbers are fictional: put your own here before going live.
 */
export const company = {
  name: 'Meltemi Imports',
  shortName: 'Meltemi',
  legalName: 'Meltemi Imports Inc.',
  founder: 'Eleni Markou',
  foundedYear: 2014,
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
    country: 'CA',
  },
  /** Opening hours in the office's own time zone, daylight saving included. Days as in `Date#getDay`. */
  timeZone: 'America/Toronto',
  hours: {
    0: null,
    1: { opens: '09:00', closes: '17:00' },
    2: { opens: '09:00', closes: '17:00' },
    3: { opens: '09:00', closes: '17:00' },
    4: { opens: '09:00', closes: '17:00' },
    5: { opens: '09:00', closes: '17:00' },
    6: { opens: '10:00', closes: '14:00' },
  },
  /** Prices are shown in this currency unless the visitor's country says otherwise. */
  currency: 'CAD',
  /** Since when privacy notice and terms apply (calendar day, ISO). */
  legalEffectiveOn: '2025-04-28',
} as const

/** The phone number as a `tel:` link wants it (RFC 3966: no spaces). */
export const phoneHref = `tel:${company.phone.replaceAll(' ', '-')}`
