import { linesOrEmpty } from '../../text/line.ts'
import { z } from 'zod'
import { type Locale, localeCodes } from '../../locales.ts'
import { Cursor, type Page } from '../../paging.ts'
import { maxCases } from '../prices.ts'
import {
  maxReasonLength,
  maxRecallLots,
  type RecallAction,
  recallActions,
  type RecallKind,
  recallKinds,
} from './recall-choices.ts'

const words = linesOrEmpty(maxReasonLength)

const others = localeCodes.filter((locale) => locale !== 'en')

/** Reason by language; English is required and the fallback. */
const Reason = z.strictObject({
  en: words.min(1),
  ...(Object.fromEntries(others.map((locale) => [locale, words.optional()])) as Record<
    Exclude<Locale, 'en'>,
    z.ZodOptional<typeof words>
  >),
})

const version = z.int().min(1)
const lots = z
  .array(z.uuid())
  .min(1)
  .max(maxRecallLots)
  .refine((ids) => new Set(ids).size === ids.length, 'One of them twice')

/**
 * `POST /api/admin/recalls`. The client generates the id, so a repeated request opens one recall.
 */
export const NewRecall = z.strictObject({
  id: z.uuid(),
  kind: z.enum(recallKinds),
  action: z.enum(recallActions),
  reason: Reason,
  lots,
  /** Code of the first lot, typed to confirm a real recall. */
  confirmation: z.string().trim().max(40),
})
export type NewRecall = z.infer<typeof NewRecall>

/** `POST /api/admin/recalls/:id/closing` */
export const RecallClosing = z.strictObject({ version })
export type RecallClosing = z.infer<typeof RecallClosing>

/** `GET /api/admin/recalls` and `GET …/:id/recipients` */
export const RecallQuery = z.strictObject({ cursor: Cursor })

/** Comma-separated ids in a query. */
const ids = (most: number) =>
  z
    .string()
    .max(40 * most)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.uuid()).max(most))

/** Most products whose lots a search includes. */
export const maxSearchedProducts = 8

/** `GET …/lots`: lots by prefix of their code, and lots of the given products. */
export const RecallLotQuery = z.strictObject({
  q: z.string().trim().max(40).toUpperCase(),
  products: ids(maxSearchedProducts).optional(),
})
export type RecallLotQuery = z.output<typeof RecallLotQuery>

/** `GET …/reach`: shipments of the given lots. */
export const RecallReachQuery = z.strictObject({ lots: ids(maxRecallLots), cursor: Cursor })
export type RecallReachQuery = z.output<typeof RecallReachQuery>

export type RecallableLot = {
  id: string
  sku: string
  name: string
  code: string
  best_before: string | null
  state: string
}

/** Cases of a lot shipped to a company, before a recall is opened. */
export type ReachedShipment = {
  /** Unique id of the row. */
  id: string
  company_id: string
  company_name: string
  /** Number of members who would be mailed. */
  members: number
  cases: number
}

export type RecallLot = {
  lot_id: string
  sku: string
  name: string
  code: string
  producer_lot: string | null
  best_before: string | null
}

export type RecallLine = {
  id: string
  kind: RecallKind
  action: RecallAction
  opened_at: string
  closed_at: string | null
  version: number
  lots: RecallLot[]
  /** Companies that received cases, and the number of cases. */
  companies: number
  cases: number
  /** Companies that acknowledged, the cases they answered for, and the cases they still hold. */
  acknowledged: number
  answered_cases: number
  held_cases: number
}

/** `GET /api/admin/recalls`: newest first. */
export type Recalls = Page<RecallLine> & {
  /** When the last completed drill was opened; on the first page only. */
  last_drill_at: string | null
}

/** Mails of a recall, counted up to a limit. */
export type RecallMails = {
  /** Mails queued so far; `pending`: whether some recipients' mails are not queued yet. */
  written: number
  pending: boolean
  waiting: number
  failed: number
  /** Addresses of the latest failed mails. */
  failed_to: string[]
}

/** `GET /api/admin/recalls/:id` */
export type RecallDetail = RecallLine & {
  reason: Partial<Record<Locale, string>>
  opened_by: string | null
  closed_by: string | null
  /** When the list of recipients was first exported. */
  listed_at: string | null
  mails: RecallMails
}

/** `GET /api/admin/recalls/:id/recipients`: by number of cases, descending. */
export type RecallRecipient = {
  /** Id of the company. */
  id: string
  name: string
  cases: number
  /** Number of mailed members; `null` before mailing and in a drill. */
  mails: number | null
  acknowledged_at: string | null
  acknowledged_name: string | null
  cases_held: number | null
}

/** `PUT /api/trade/:company/recalls/:id/acknowledgement`; `version` as seen. */
export const Acknowledgement = z.strictObject({
  cases_held: z
    .int()
    .min(0)
    .max(maxCases * 10_000),
  version,
})
export type Acknowledgement = z.infer<typeof Acknowledgement>

/** `GET /api/trade/:company/recalls`: newest first. */
export type OwnRecallLine = {
  id: string
  opened_at: string
  closed_at: string | null
  action: RecallAction
  lots: Pick<RecallLot, 'lot_id' | 'name' | 'sku' | 'code'>[]
  cases: number
  acknowledged_at: string | null
  cases_held: number | null
}

/** Cases of a lot that the company received with an order. */
export type OwnShipment = {
  order_id: string
  number: string
  lot_id: string
  shipped_on: string
  cases: number
}

/** `GET /api/trade/:company/recalls/:id` */
export type OwnRecall = Omit<OwnRecallLine, 'lots'> & {
  lots: RecallLot[]
  /** Reason in the reader's language, else in English. */
  reason: string
  reason_locale: Locale
  /** Whether the reader can acknowledge for the company. */
  may_answer: boolean
  acknowledged_name: string | null
  version: number
  /** Latest shipments; `more` counts older shipments that are not listed. */
  shipments: OwnShipment[]
  more: number
}
