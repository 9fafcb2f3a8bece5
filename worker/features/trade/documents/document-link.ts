import type { Deps } from '../../../deps.ts'
import { verifySubject, signSubject } from '../../../lib/secrets/signed-link.ts'
import type { SignedIn } from '../../auth/guard.ts'

/** Lifetime of a download link: it is opened at once, and may stay in the browser history. */
const linkMs = 60_000

/** Reader to whom a link is bound: user, session, and company for members. */
export type DocumentReader = {
  document: string
  user: string
  session: string
  company: string | null
}

const purposeOf = ({ company }: DocumentReader) =>
  company === null ? 'staff-document' : 'document'
const subjectOf = ({ document, user, session, company }: DocumentReader, until: number) =>
  [document, user, session, company ?? '', until].join(' ')

export const readerOfRequest = ({ actor, sessionId }: Pick<SignedIn, 'actor' | 'sessionId'>) => ({
  user: actor,
  session: sessionId,
})

/** Download link for one reader, valid for a minute. */
export function documentLink(deps: Pick<Deps, 'linkKeys' | 'now'>, reader: DocumentReader): string {
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

/** Reader of a valid link. Authorization is checked on download. */
export function readerOfLink(
  deps: Pick<Deps, 'linkKeys' | 'now'>,
  document: string,
  query: Record<string, string>,
): DocumentReader | null {
  const { user = '', session = '', company = null, until = '', token = '' } = query
  const reader = { document, user, session, company }
  const end = Number(until)
  if (!/^\d{13}$/.test(until) || end < deps.now().getTime()) return null
  if (!verifySubject(deps.linkKeys(), purposeOf(reader), subjectOf(reader, end), token)) return null
  return reader
}
