/** Opening hours: two times at the office (`HH:MM`), the second excluded. */
export type Interval = { opens: string; closes: string }

/** Consecutive ISO days, both included, with other opening hours. No interval: closed. */
export type SpecialDays = { first: string; last: string; intervals: readonly Interval[] }

export type OfficeHours = {
  /** Opening hours by weekday from Sunday, as in `Date#getDay`. */
  hours: readonly (readonly Interval[])[]
  /** Upcoming special days, in order without overlap. */
  special: readonly SpecialDays[]
}

/**
 * Company data on pages and in mails, with staff's settings applied. Fixed data is in company.ts.
 */
export type PublicCompany = OfficeHours & {
  accountManager: string
  phone: string
  email: string
  privacyEmail: string
  address: { street: string; city: string; region: string; postalCode: string }
  /** Days after which personal data of a delivered message is erased. */
  retentionDays: number
  /** Upcoming closures and special hours, one sentence each in the reader's language. */
  notices: readonly string[]
}

/** Format version of `PublicCompany` in KV snapshots. Increment it when the type changes. */
export const publicCompanyFormat = 1

/** The number for a `tel:` link (RFC 3966: no spaces). */
export const phoneHref = ({ phone }: Pick<PublicCompany, 'phone'>): string =>
  `tel:${phone.replaceAll(' ', '-')}`
