import type { MemberRole } from './member-roles.ts'

/* Enumerations and rules of orders. Separate from the schemas, so that browsers need no zod. */

/** Order statuses. A `draft` with a number was reopened by the client. */
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

export const staffOrderViews = [
  'submitted',
  'proposed',
  'confirmed',
  'shipped',
  'declined',
  'cancelled',
] as const
export type StaffOrderView = (typeof staffOrderViews)[number]

/** Most products in an order; keeps the rows read per screen below 500. */
export const maxOrderLines = 60

/** Whether a member can order for the company. */
export const mayOrder = (role: MemberRole): boolean => role !== 'viewer'

const open: ReadonlySet<OrderStatus> = new Set(['awaiting-approval', 'submitted', 'proposed'])
/** Whether the client can reopen a sent order: until it is confirmed. */
export const mayReopen = (status: OrderStatus): boolean => open.has(status)

/** Whether the client can cancel it. */
export const mayCancel = (status: OrderStatus): boolean => status === 'draft' || open.has(status)

const changeable: ReadonlySet<OrderStatus> = new Set(['submitted', 'proposed', 'confirmed'])
/** Whether staff can change or decline it. */
export const mayRevise = (status: OrderStatus): boolean => changeable.has(status)

/** Whether staff can ship it. */
export const mayShip = (status: OrderStatus): boolean => status === 'confirmed'

/** Why a line of a basket cannot be ordered. */
export type OrderObstacle =
  | 'archived'
  | 'enquire'
  | 'unavailable'
  | 'market'
  | 'on-request'
  | 'too-few'
  | 'off-step'

type Quantities = { min_cases: number; step_cases: number }

/**
 * Nearest orderable number of cases: zero, the minimum, or the minimum plus multiples of the step.
 */
export function orderableCases(
  { min_cases: least, step_cases: step }: Quantities,
  cases: number,
): number {
  if (cases <= 0) return 0
  if (cases <= least) return least
  return least + Math.ceil((cases - least) / step) * step
}

/** Next orderable number of cases up or down; below the minimum it is zero. */
export function nextOrderableCases(
  quantities: Quantities,
  cases: number,
  direction: 1 | -1,
): number {
  const { min_cases: least, step_cases: step } = quantities
  if (direction === 1) return cases < least ? least : orderableCases(quantities, cases + 1)
  if (cases <= least) return 0
  return least + (Math.ceil((cases - least) / step) - 1) * step
}
