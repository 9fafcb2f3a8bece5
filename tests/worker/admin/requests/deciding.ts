import type { Office } from '../office.ts'

/** The links of the last mail. */
export const linksOf = (office: Office) =>
  [...(office.mailbox.at(-1)?.text.matchAll(/https?:\S+/g) ?? [])].map(([link]) => new URL(link))

/** The signed link to a request, from the mail to its applicant. */
export const statusPath = (office: Office) => {
  const link = linksOf(office).find(({ pathname }) => pathname.includes('/access-request/'))
  if (!link) throw new Error('The mail has no link to the request')
  return link
}
