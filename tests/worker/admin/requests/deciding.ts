import type { Office } from '../office.ts'

export const linksOf = (office: Office) =>
  [...(office.mailbox.at(-1)?.text.matchAll(/https?:\S+/g) ?? [])].map(([link]) => new URL(link))

/** The signed status link in the last mail to the applicant. */
export const statusURL = (office: Office) => {
  const link = linksOf(office).find(({ pathname }) => pathname.includes('/access-request/'))
  if (!link) throw new Error('The mail has no link to the request')
  return link
}
