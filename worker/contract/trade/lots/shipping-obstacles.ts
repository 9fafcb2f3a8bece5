/** Why a line cannot leave as it was written: the `message` of an error at `lots.<line>`. Browsers read these. */
export const shippingObstacles = [
  'cases',
  'weight',
  'held',
  'expired',
  'absent',
  'unknown',
  'twice',
] as const
export type ShippingObstacle = (typeof shippingObstacles)[number]
