/* Enumerations of recalls. Separate from the schemas, so that browsers need no zod. */

/**
 * `drill`: the yearly mock recall, which finds the same companies but sends no mail and blocks no
 * lot.
 */
export const recallKinds = ['real', 'drill'] as const
export type RecallKind = (typeof recallKinds)[number]

/** Instruction to clients for the cases they still have. */
export const recallActions = ['hold', 'return', 'destroy'] as const
export type RecallAction = (typeof recallActions)[number]

export const maxRecallLots = 20

export const maxReasonLength = 2000

/** Months between drills. Source: Safe Food for Canadians Regulations, s. 84(2). */
export const drillMonths = 12

/** Most shipments listed in a mail or on a client's page. */
export const maxListedShipments = 60
