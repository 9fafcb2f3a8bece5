/** Part of a day: two times at the office (`HH:MM`). It opens on the minute and is closed from the closing minute on. */
export type Interval = { opens: string; closes: string }

/** Days in a row (ISO, both included) whose hours are not those of the week. No interval: closed. */
export type SpecialDays = { first: string; last: string; intervals: readonly Interval[] }

export type OfficeHours = {
  /** From Sunday on, as `Date#getDay` counts. */
  hours: readonly (readonly Interval[])[]
  /** Of the coming days, in order and without overlap. */
  special: readonly SpecialDays[]
}

/** What pages and mails say of the company, as staff set it. What no one may change while the site runs is in company.ts. */
export type PublicCompany = OfficeHours & {
  accountManager: string
  phone: string
  email: string
  privacyEmail: string
  address: { street: string; city: string; region: string; postalCode: string }
  /** Days until personal details of a delivered message are erased. */
  retentionDays: number
  /** Closures and special hours soon, each a sentence in the reader's language. */
  notices: readonly string[]
}

/** One more where `PublicCompany` gains or changes a part: snapshots have it ready, and another Worker may have written them. */
export const companyForm = 1

/** A phone number as a `tel:` link wants it (RFC 3966: no spaces). */
export const phoneHref = ({ phone }: Pick<PublicCompany, 'phone'>): string =>
  `tel:${phone.replaceAll(' ', '-')}`
