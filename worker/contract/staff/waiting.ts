/** Kinds of work waiting for staff, most urgent first. */
export const waitingKinds = [
  'health',
  'orders',
  'shipments',
  'requests',
  'messages',
  'reviews',
  'drill',
  'texts',
  'switches',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** `GET /api/admin/overview/waiting` */
export type Waiting = {
  kind: WaitingKind
  count: number
  /** Earliest due time: an instant, or a day for shipments. */
  due: string | null
}
