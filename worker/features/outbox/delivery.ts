import type { Deps } from '../../deps.ts'
import type { Attempt, Outcome } from './outbox-queries.ts'

/** What delivering needs. */
export type Outside = Pick<
  Deps,
  | 'db'
  | 'kv'
  | 'now'
  | 'dataKeys'
  | 'linkKeys'
  | 'forms'
  | 'hubspot'
  | 'sendContactEmail'
  | 'sendMail'
  | 'staffLocale'
  | 'officeAddress'
  | 'origin'
  | 'defer'
>

/** How a run at one row ended, and what it tried. */
export type Result = { outcome: Outcome; attempts: Attempt[] }
