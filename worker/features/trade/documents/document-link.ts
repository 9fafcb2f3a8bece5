import type { Deps } from '../../../deps.ts'
import { isSignatureOf, signSubject } from '../../../lib/secrets/signed-link.ts'
import type { SignedIn } from '../../auth/guard.ts'

/** How long an address of a file holds: it is opened at once, and may be left in a history. */
const linkMs = 60_000

/** Whose address it is: a company's member, or staff, in the session that asked for it. */
export type Reader = { document: string; user: string; session: string; company: string | null }

const purposeOf = ({ company }: Reader) => (company === null ? 'staff-document' : 'document')
const subjectOf = ({ document, user, session, company }: Reader, until: number) =>
  [document, user, session, company ?? '', until].join(' ')

/** Who asks for an address, and in which session. */
export const readerIn = ({ actor, sessionId }: Pick<SignedIn, 'actor' | 'sessionId'>) => ({
  user: actor,
  session: sessionId,
})

/** The address of a file for one reader and a minute. */
export function documentLink(deps: Pick<Deps, 'linkKeys' | 'now'>, reader: Reader): string {
  const until = deps.now().getTime() + linkMs
  const token = signSubject(deps.linkKeys(), purposeOf(reader), subjectOf(reader, until))
  const query = new URLSearchParams({
    user: reader.user,
    session: reader.session,
    ...(reader.company !== null && { company: reader.company }),
    until: String(until),
    token,
  })
  return `/api/files/${reader.document}?${query}`
}

/** Who may open an address, and nothing more than that it was made for them: rights are asked for when it is opened. */
export function readerOf(
  deps: Pick<Deps, 'linkKeys' | 'now'>,
  document: string,
  query: Record<string, string>,
): Reader | null {
  const { user = '', session = '', company = null, until = '', token = '' } = query
  const reader = { document, user, session, company }
  const end = Number(until)
  if (!/^\d{13}$/.test(until) || end < deps.now().getTime()) return null
  if (!isSignatureOf(deps.linkKeys(), purposeOf(reader), subjectOf(reader, end), token)) return null
  return reader
}
