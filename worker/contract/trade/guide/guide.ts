/** How long what was shipped stays on a company's list by itself. */
export const guideDays = 90

/** Products on a list at most; what a company has pinned and bought beyond that is in the catalogue. */
export const maxGuide = 200

/** A product of the list, where the company put it. */
export type GuideRow = {
  product_id: string
  /** Stays, however long ago it was bought. */
  pinned: boolean
  /** How many cases the company wants to have on the shelf. */
  par_cases: number | null
  /** When it was shipped last, within `guideDays`. */
  bought_on: string | null
}

/** `GET /api/trade/:company/guide`; version 0: no one has arranged it so far. */
export type Guide = { version: number; rows: GuideRow[] }
