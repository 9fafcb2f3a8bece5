/** A mail of ours that no one got, `GET /api/admin/dead-mails`. Its text stays sealed: its links are secrets. */
export type DeadMail = {
  id: string
  /** To whom and about what; `null` where no key opens it any more. */
  to: string | null
  subject: string | null
  /** When it was written. */
  created_at: string
  last_error: string | null
  /** Whether it may go out again: by now its links may lead nowhere. */
  is_sendable: boolean
}
