/** Why a line cannot leave as it was written: the `message` of an error at `lots.<line>`. Browsers read these. */
export const shippingObstacles = [
  'cases',
  'weight',
  'weight-odd',
  'held',
  'expired',
  'absent',
  'unknown',
  'twice',
] as const

/**
 * Whether cases weigh less than half of what they should, or more than double: a slip, or grams for kilograms, until
 * staff say that it is so.
 */
export const isOddWeight = (grams: number, expected: number): boolean =>
  grams * 2 < expected || grams > expected * 2

export type ShippingObstacle = (typeof shippingObstacles)[number]
