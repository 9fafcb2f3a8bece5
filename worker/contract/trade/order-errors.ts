/**
 * Error codes of ordering. Separate, so that visitors do not load their texts
 * (`LL.orders.refused`).
 */
export const orderErrorTable = {
  'order/switched-off': { status: 404, title: 'Ordering is switched off' },
  'order/not-allowed': { status: 403, title: 'The role in the company does not allow this' },
  'order/needs-approver': { status: 403, title: 'An approver at the company has to accept this' },
  'order/prices-changed': { status: 409, title: 'The total has changed since it was shown' },
  'order/goods-changed': { status: 409, title: 'What a case holds has changed since it was shown' },
  'order/cut-off-passed': { status: 409, title: 'It is too late for this delivery' },
  'order/not-orderable': { status: 409, title: 'Something in the basket cannot be ordered' },
  'order/empty': { status: 409, title: 'There is nothing in the basket' },
  'order/too-many-lines': { status: 409, title: 'An order can have at most 60 lines' },
  'order/no-approver': { status: 409, title: 'No one in the company may approve the order' },
  'guide/version-conflict': { status: 409, title: 'Someone else changed the list' },
  'standing/version-conflict': {
    status: 409,
    title: 'The standing order was changed since it was read',
  },
  'standing/no-day': { status: 409, title: 'We do not deliver on that day' },
  'standing/too-late': { status: 409, title: 'It is too late for this delivery' },
  'standing/too-many': { status: 409, title: 'A company can have at most 20 standing orders' },
  'document/not-read': { status: 503, title: 'The store of documents cannot be reached' },
  'order/basket-in-use': { status: 409, title: 'There is something else in the basket' },
  'recall/closed': { status: 409, title: 'The recall is closed' },
  'recall/answered-since': { status: 409, title: 'A colleague has answered' },
  'recall/too-many-cases': { status: 422, title: 'More cases than were shipped' },
} as const satisfies Record<string, { status: number; title: string }>
export type OrderErrorCode = keyof typeof orderErrorTable

export const isOrderError = (code: string): code is OrderErrorCode =>
  Object.hasOwn(orderErrorTable, code)
