/** What waits for staff, the most pressing first. */
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
  /** When the first of them is due: an instant, or a day for shipments. */
  due: string | null
}
