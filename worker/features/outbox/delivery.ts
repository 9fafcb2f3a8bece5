import type { Deps } from '../../deps.ts'
import type { Attempt, Outcome } from './outbox-queries.ts'

/** Dependencies of delivery. */
export type DeliveryDeps = Pick<
  Deps,
  | 'db'
  | 'kv'
  | 'now'
  | 'dataKeys'
  | 'forms'
  | 'hubspot'
  | 'sendContactEmail'
  | 'sendMail'
  | 'staffLocale'
  | 'officeAddress'
  | 'origin'
  | 'defer'
>

/** Outcome of a delivery, and its attempts. */
export type DeliveryResult = { outcome: Outcome; attempts: Attempt[] }
