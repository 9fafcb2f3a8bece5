/* Choices of recalls, apart from their schemas: browsers read these, and have no use for what checks them. */

/** A drill is the yearly simulation: it looks for the same companies, mails none of them, and holds no lot back. */
export const recallKinds = ['real', 'drill'] as const
export type RecallKind = (typeof recallKinds)[number]

/** What clients are to do with the cases they still have. */
export const recallActions = ['hold', 'return', 'destroy'] as const
export type RecallAction = (typeof recallActions)[number]

/** Lots in one recall, of one product or several. */
export const maxRecallLots = 20

export const maxReasonLength = 2000

/** So many months after the last drill another is due. Source: Safe Food for Canadians Regulations, s. 84(2). */
export const drillMonths = 12

/** Shipments that a mail or a client's page names one by one. */
export const namedShipments = 60
