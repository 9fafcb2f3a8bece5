/** Reasons why a line cannot be shipped: the `message` of a field error at `lots.<line>`. */
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

/** Whether a weight is below half or above double the expected one: staff must confirm it. */
export const isImplausibleWeight = (grams: number, expected: number): boolean =>
  grams * 2 < expected || grams > expected * 2

export type ShippingObstacle = (typeof shippingObstacles)[number]
