import type { Deps } from '../../deps.ts'
import type { Attempt, Outcome } from './outbox-queries.ts'

export type DeliveryDeps = Pick<
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

export type DeliveryResult = { outcome: Outcome; attempts: Attempt[] }
