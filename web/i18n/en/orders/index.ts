import type { BaseTranslation } from '../../i18n-types.ts'
// `.js` because typesafe-i18n compiles these files and follows their imports
import recalls from './recalls.js'
import documents from './documents.js'
import guide from './guide.js'
import standing from './standing.js'

/** Ordering in the client portal. */
const en_orders = {
  recalls,
  standing,
  status: {
    draft: 'Being changed',
    'awaiting-approval': 'Awaiting approval',
    submitted: 'Sent to us',
    proposed: 'Needs your answer',
    confirmed: 'Confirmed',
    shipped: 'Shipped',
    declined: 'Declined',
    cancelled: 'Cancelled',
  },
  nav: {
    label: 'Ordering',
    catalogue: 'Catalogue',
    basket: 'Cart',
    orders: 'Orders',
    standing: 'Standing orders',
    purchases: 'Purchases',
    documents: 'Documents',
    recalls: 'Recalls',
  },
  stepper: {
    label: 'Cases of {name:string}',
    less: 'Fewer cases of {name:string}',
    more: 'More cases of {name:string}',
    next: '{n:number} more {{case|cases}}: {price:string} each',
    nextKg: '{n:number} more {{case|cases}}: {price:string} per kg',
  },
  saving: {
    saved: 'Saved',
    saving: 'Saving…',
    retrying: 'Not saved; retrying',
    failed: 'Not saved',
  },
  bar: {
    total: 'Cart: {total:string}',
    lines: '{n:number} {{product|products}}',
    open: 'Open the cart',
  },
  basket: {
    title: 'Cart',
    lead: 'Nothing is binding until we confirm your order.',
    changing: 'You are changing order {number:string}. Send it again when it is ready.',
    empty: 'Your cart is empty.',
    start: 'Browse the catalogue',
    total: 'Total before tax and freight',
    estimated: 'about {weight:string}; billed by weight',
    unit: '{price:string} per case',
    unitKg: '{price:string} per kg',
    remove: 'Remove',
    removed: 'Removed: {name:string}.',
    undo: 'Undo',
    removeOf: '{name:string}',
    minimum:
      'Our minimum order is {amount:string}. You can send a smaller order; we will contact you about it.',
    approval:
      'Orders above {amount:string} need approval from your company before we receive them.',
    viewer: 'You can view prices but not place orders. Your account manager can change that.',
    delivery: 'Delivery',
    noDelivery: 'We will agree on a delivery day with you.',
    dayMoved: 'We no longer deliver on {day:string}. Selected instead: {next:string}.',
    cutoff: 'Order by {office:string}, Ottawa time.',
    cutoffHere: 'Order by {office:string}, Ottawa time ({here:string} where you are).',
    shipTo: 'Delivery to {address:string}',
    po: 'Your PO number',
    note: 'A note to us',
    optional: 'optional',
    send: 'Send the order',
    sending: 'Sending…',
    resending: 'No answer yet; trying again…',
    leftOut: 'Not added (currently unavailable): {names:string}.',
    pricesChanged:
      'Prices have changed: the total was {before:string} and is now {after:string}. Please review the cart and send the order if you agree.',
    goodsChanged:
      'The case contents or the price have changed: {names:string}. Please review the cart and send the order if you agree.',
    totalChanged: 'The total is now {total:string}. Send the order if you agree.',
    obstacles: {
      archived: 'No longer sold. Please remove it.',
      enquire: 'Sold on request only. Please remove it.',
      unavailable: 'Currently unavailable. Please remove it.',
      market: 'Not sold in your country. Please remove it.',
      'on-request': 'Price on request: ask your account manager.',
      'too-few': 'The minimum order is {n:number} {{case|cases}}.',
      'off-step': 'Sold in multiples of {n:number} {{case|cases}}.',
    },
  },
  list: {
    title: 'Orders',
    empty: 'You have not ordered yet.',
    placed: 'Placed',
    delivery: 'Delivery',
    more: 'Show more',
    open: 'Open order {number:string}',
  },
  purchases: {
    title: 'Purchases',
    lead: 'What we have shipped to you, by month of shipment, before tax and freight.',
    empty: 'Nothing has been shipped to you yet.',
    inCurrency: 'Amounts in {currency:string}',
    lastYear: 'in the last twelve months',
    chart: 'Shipments by month. Highest: {month:string}, {amount:string}.',
    month: 'Month',
    orders: '{n:number} {{order|orders}}',
    cases: 'Cases',
    amount: 'Amount',
  },
  documents,
  guide,
  exports: {
    title: 'Export to a spreadsheet',
    orders: 'Orders from a period you choose, line by line.',
    purchases: 'What we shipped in a period you choose, line by line, with the lots.',
    from: 'From',
    to: 'To',
    save: 'Save as CSV',
    saving: 'Preparing the file…',
    saved: 'Saved as {name:string}.',
    period: 'Please choose a period of at most one year.',
  },
  order: {
    title: 'Order {number:string}',
    back: 'All orders',
    placed: 'We have received your order and will confirm it by email.',
    placedForApproval:
      'Your order is waiting for an approver at your company. It reaches us once it is approved.',
    moved:
      'That day was no longer available, so the order goes with the next delivery: {day:string}.',
    by: 'Placed by',
    deliveryOn: 'Delivery',
    shipTo: 'Deliver to',
    cutoff: 'Cut-off',
    po: 'Your PO number',
    note: 'Note',
    lines: 'Goods',
    was: 'before: {before:string}',
    shippedOn: 'Shipped on',
    reference: 'Reference',
    lots: '{{n:Lot|Lots}}: {lots:string}',
    lot: '{code:string} ({n:number} {{case|cases}})',
    weighed: 'weighed {weight:string}',
    removed: 'not available',
    total: 'Total before tax and freight',
    history: 'History',
    lacksApprover:
      'No one at your company can approve this order. Ask your account manager to assign an approver, or change the order.',
    proposal:
      'We cannot deliver this order as you placed it. Please accept what we propose, change the order or cancel it.',
    newTotal: 'New total: {total:string} (before: {before:string})',
    accept: 'Accept the changes',
    approve: 'Approve',
    pricesSince:
      'Prices have changed: the total was {before:string} and is now {after:string}. Nothing was sent. Choose “Change the order” to review it in the cart.',
    goneSince:
      'An item in this order is no longer available as ordered. Nothing was sent. Choose “Change the order” to fix it in the cart.',
    change: 'Change the order',
    cancel: 'Cancel the order',
    reallyCancel: 'Cancel order {number:string}?',
    yes: 'Yes, cancel it',
    no: 'No, keep it',
    reallyChange: 'Changing order {number:string} withdraws it. Send it again before the cut-off.',
    yesChange: 'Change it',
    leaveIt: 'Leave it as it is',
    inBasket:
      'Your cart already has {n:number} {{product|products}}. If you add this order, we keep the larger quantity of each product.',
    inChanged:
      'Your cart contains order {number:string}, which you are changing. If you add this order, we keep the larger quantity of each product.',
    addToBasket: 'Add to the cart',
    replaceBasket: 'Replace the cart',
    reorder: 'Order again',
    print: 'Print',
    openBasket: 'Continue in the cart',
    gone: 'We can’t find this order in your account.',
    sample: 'Sample',
    sampleHint: 'For demonstration only: nothing has been or will be delivered.',
    reason: 'Our reason:',
    deliveryFrom: 'Previous delivery day: {day:string}',
    totalFrom: 'Previous total: {total:string}',
    events: {
      submitted: 'Sent to us',
      'approval-asked': 'Approval requested',
      approved: 'Approved and sent to us',
      'called-back': 'Withdrawn for changes',
      confirmed: 'Confirmed',
      changed: 'Confirmed with changes',
      proposed: 'Changes proposed',
      accepted: 'Changes accepted',
      shipped: 'Shipped',
      declined: 'Declined',
      cancelled: 'Cancelled',
    },
  },
  dashboard: {
    changing: 'You are changing order {number:string}. Send it again from the cart.',
    purchases: 'What you have bought, month by month.',
    openPurchases: 'All purchases',
    boughtThisMonth: 'This month: {amount:string}',
    nothingThisMonth: 'Nothing shipped this month',
    answer: 'Order {number:string} needs your answer',
    approve: 'Order {number:string} needs your approval',
    cutoff: 'Next delivery: {day:string}',
    figures: '{n:number} open {{order|orders}}',
    inBasket: '{n:number} {{product|products}} in the cart',
    open: 'Open',
    orders: 'All your orders, our answers, and a quick way to reorder.',
  },
  refused: {
    'guide/version-conflict':
      'A colleague has rearranged the list. You are seeing the latest version.',
    'document/not-read':
      'Documents cannot be opened at the moment. Please try again in a few minutes.',
    'standing/version-conflict':
      'This standing order has changed. You are seeing the latest version.',
    'standing/no-day': 'We do not deliver to you on that day. Please choose another day.',
    'standing/too-late':
      'The cut-off for this delivery has passed, or the order for it has already been sent.',
    'standing/too-many':
      'A company can have at most 20 standing orders. End one that you no longer need.',
    'order/switched-off':
      'Online ordering is not available at the moment. Your account manager can help.',
    'order/not-allowed':
      'You can view orders but not place them. Your account manager can change that.',
    'order/needs-approver':
      'An approver at your company has to accept this: the new total is above your limit.',
    'order/prices-changed': 'Prices have changed. Please review the cart.',
    'order/goods-changed':
      'The contents of a case have changed. Please review the cart, then send it again.',
    'order/cut-off-passed':
      'That delivery can no longer be ordered for. Please choose another day.',
    'order/not-orderable': 'The marked product can’t be ordered as it is. Change or remove it.',
    'order/empty': 'The cart is empty. Please add a product first.',
    'order/too-many-lines': 'An order can have at most 60 products. Please send this one first.',
    'order/no-approver':
      'No one at your company can approve this order. Ask your account manager to assign an approver.',
    'order/basket-in-use':
      'Your cart already contains another order. Send it or empty the cart first.',
    'recall/closed': 'This recall is closed. Answers can no longer be changed.',
    'recall/answered-since': 'A colleague has already answered. You are seeing their answer.',
    'recall/too-many-cases': 'That is more cases than we shipped to you. Please check the number.',
    'order/version-conflict': 'Someone else changed this. You are seeing the latest version.',
  },
} satisfies BaseTranslation

export default en_orders
