/**
 * `GET /api/admin/dead-mails`: a mail that could not be delivered. Its text stays encrypted,
 * because its links are secrets.
 */
export type DeadMail = {
  id: string
  /** Recipient and subject; `null` when no configured key decrypts them. */
  to: string | null
  subject: string | null
  /** When it was queued. */
  created_at: string
  last_error: string | null
  /** Whether it can be sent again; `false` when its links have expired. */
  is_sendable: boolean
}
