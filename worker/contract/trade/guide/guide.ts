/** Days for which a purchased product stays in the order guide. */
export const guideHistoryDays = 90

export const maxGuideProducts = 200

/** A product of the order guide, in the company's order. */
export type GuideRow = {
  product_id: string
  /** Whether the product stays in the guide regardless of its last purchase. */
  pinned: boolean
  /** Par level: the number of cases that the company wants in stock. */
  par_cases: number | null
  /** Day of the last shipment within `guideHistoryDays`. */
  bought_on: string | null
}

/** `GET /api/trade/:company/guide`; version 0: never edited. */
export type Guide = { version: number; rows: GuideRow[] }
