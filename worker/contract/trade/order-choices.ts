import type { MemberRole } from './member-roles.ts'

/* Choices of orders, apart from their schemas: browsers read these, and have no use for what checks them. */

/** A draft that has a number was called back to be changed. */
export const orderStatuses = [
  'draft',
  'awaiting-approval',
  'submitted',
  'proposed',
  'confirmed',
  'shipped',
  'declined',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** What staff see of them, as their screen filters it. */
export const staffOrderViews = [
  'submitted',
  'proposed',
  'confirmed',
  'shipped',
  'declined',
  'cancelled',
] as const
export type StaffOrderView = (typeof staffOrderViews)[number]

/** Products in one order: so that a screen with all of them reads fewer than 500 rows. */
export const maxLines = 60

/** Who may order for a company. */
export const mayOrder = (role: MemberRole): boolean => role !== 'viewer'

const open: ReadonlySet<OrderStatus> = new Set(['awaiting-approval', 'submitted', 'proposed'])
/** Whether the client may still call an order back to change it: until it is confirmed. */
export const mayCallBack = (status: OrderStatus): boolean => open.has(status)

/** Whether the client may still cancel it. */
export const mayCancel = (status: OrderStatus): boolean => status === 'draft' || open.has(status)

const changeable: ReadonlySet<OrderStatus> = new Set(['submitted', 'proposed', 'confirmed'])
/** Whether staff may change an order, or decline it. */
export const mayAnswer = (status: OrderStatus): boolean => changeable.has(status)

/** Whether staff may ship it: what both sides agreed to, once. */
export const mayShip = (status: OrderStatus): boolean => status === 'confirmed'

/** Why something in a basket cannot be ordered. */
export type Obstacle =
  | 'archived'
  | 'enquire'
  | 'unavailable'
  | 'market'
  | 'on-request'
  | 'too-few'
  | 'off-step'

type Quantities = { min_cases: number; step_cases: number }

/** The number of cases nearest to what was asked that can be ordered: none, the smallest order, or steps from there. */
export function snapped({ min_cases: least, step_cases: step }: Quantities, cases: number): number {
  if (cases <= 0) return 0
  if (cases <= least) return least
  return least + Math.ceil((cases - least) / step) * step
}

/** The next number of cases up or down. Below the smallest order there is none. */
export function stepped(quantities: Quantities, cases: number, direction: 1 | -1): number {
  const { min_cases: least, step_cases: step } = quantities
  if (direction === 1) return cases < least ? least : snapped(quantities, cases + 1)
  if (cases <= least) return 0
  return least + (Math.ceil((cases - least) / step) - 1) * step
}
