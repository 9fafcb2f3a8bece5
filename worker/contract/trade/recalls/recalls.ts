import { openLines } from '../../text/line.ts'
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

const words = openLines(maxReasonLength)

const others = localeCodes.filter((locale) => locale !== 'en')

/** Why, by language: English stands in where one is missing. */
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

/** `POST /api/admin/recalls`. Its id is the browser's: asking twice opens one. */
export const NewRecall = z.strictObject({
  id: z.uuid(),
  kind: z.enum(recallKinds),
  action: z.enum(recallActions),
  reason: Reason,
  lots,
  /** The code of the first lot, typed to open a real one. */
  confirmation: z.string().trim().max(40),
})
export type NewRecall = z.infer<typeof NewRecall>

/** `POST /api/admin/recalls/:id/closing` */
export const RecallClosing = z.strictObject({ version })
export type RecallClosing = z.infer<typeof RecallClosing>

/** `GET /api/admin/recalls` and `GET …/:id/recipients` */
export const RecallQuery = z.strictObject({ cursor: Cursor })

/** Ids in a query, parted by commas. */
const ids = (most: number) =>
  z
    .string()
    .max(40 * most)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.uuid()).max(most))

/** Products that a search for lots names beside the letters of a code. */
export const soughtProducts = 8

/** `GET …/lots`: whose code begins like that, and those of some products. */
export const RecallLotQuery = z.strictObject({
  q: z.string().trim().max(40).toUpperCase(),
  products: ids(soughtProducts).optional(),
})
export type RecallLotQuery = z.output<typeof RecallLotQuery>

/** `GET …/reach`: where the cases of some lots went, shipment by shipment. */
export const ReachQuery = z.strictObject({ lots: ids(maxRecallLots), cursor: Cursor })
export type ReachQuery = z.output<typeof ReachQuery>

/** A lot that may be chosen. */
export type RecallableLot = {
  id: string
  sku: string
  name: string
  code: string
  best_before: string | null
  state: string
}

/** Cases of a lot that went to a company in one shipment, before a recall is opened. */
export type Reached = {
  /** Of this row; nothing else has it. */
  id: string
  company_id: string
  company_name: string
  /** Who of the company would be mailed. */
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
  /** To whom cases had been shipped, and how many. */
  companies: number
  cases: number
  /** How many of the companies answered, for how many cases, and how many of those are still there. */
  acknowledged: number
  answered_cases: number
  held_cases: number
}

/** `GET /api/admin/recalls`: the newest first. */
export type Recalls = Page<RecallLine> & {
  /** When the last drill that was closed had been opened; on the first page only. */
  last_drill_at: string | null
}

/** Beyond these numbers nothing is counted. */
export type RecallMails = {
  /** Written so far; `pending`: recipients whose mails are yet to be written. */
  written: number
  pending: boolean
  waiting: number
  failed: number
  /** To whom the last of those that failed were. */
  failed_to: string[]
}

/** `GET /api/admin/recalls/:id` */
export type RecallDetail = RecallLine & {
  reason: Partial<Record<Locale, string>>
  opened_by: string | null
  closed_by: string | null
  /** When someone first took the list of recipients as a file. */
  listed_at: string | null
  mails: RecallMails
}

/** `GET /api/admin/recalls/:id/recipients`: those with most cases first. */
export type RecallRecipient = {
  /** The company's. */
  id: string
  name: string
  cases: number
  /** How many of its members were mailed; `null` while none was, and in a drill. */
  mails: number | null
  acknowledged_at: string | null
  acknowledged_name: string | null
  cases_held: number | null
}

/** `PUT /api/trade/:company/recalls/:id/acknowledgement`, made on what someone saw. */
export const Acknowledgement = z.strictObject({
  cases_held: z
    .int()
    .min(0)
    .max(maxCases * 10_000),
  version,
})
export type Acknowledgement = z.infer<typeof Acknowledgement>

/** `GET /api/trade/:company/recalls`: the newest first. */
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

/** Cases of one lot that a company got with an order. */
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
  /** In the reader's language, or in English. */
  reason: string
  reason_locale: Locale
  /** Whether the reader may answer for the company. */
  may_answer: boolean
  acknowledged_name: string | null
  version: number
  /** The last of them; `more` are not named. */
  shipments: OwnShipment[]
  more: number
}
