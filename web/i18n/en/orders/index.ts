import type { BaseTranslation } from '../../i18n-types.ts'
// `.js`, as nowhere else: typesafe-i18n compiles these files and follows their imports
import recalls from './recalls.js'
import documents from './documents.js'
import guide from './guide.js'
import standing from './standing.js'

/** What a client reads from the basket to the answer. */
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
    basket: 'Basket',
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
    total: 'Basket: {total:string}',
    lines: '{n:number} {{product|products}}',
    open: 'Open the basket',
  },
  basket: {
    title: 'Basket',
    lead: 'Nothing is binding until we confirm your order.',
    changing: 'You are changing order {number:string}. Send it again when it is ready.',
    empty: 'Your basket is empty.',
    start: 'Start your list',
    total: 'Total before tax and freight',
    estimated: 'about {weight:string}; billed by weight',
    unit: '{price:string} per case',
    unitKg: '{price:string} per kg',
    remove: 'Remove',
    removed: 'Removed: {name:string}.',
    undo: 'Undo',
    removeOf: '{name:string}',
    minimum:
      'Our minimum order is {amount:string}. You can send a smaller one; we will get in touch.',
    approval:
      'An order above {amount:string} reaches us once an approver at your company has approved it.',
    viewer: 'You can view everything here but not order. Your account manager can change that.',
    delivery: 'Delivery',
    noDelivery: 'We will agree on a delivery day with you.',
    cutoff: 'Order by {office:string}, Ottawa time.',
    cutoffHere: 'Order by {office:string}, Ottawa time ({here:string} where you are).',
    shipTo: 'Delivery to {address:string}',
    po: 'Your PO number',
    note: 'A note to us',
    optional: 'optional',
    send: 'Send the order',
    sending: 'Sending…',
    resending: 'No answer yet; trying again…',
    leftOut: 'Left out as currently unavailable: {names:string}.',
    pricesChanged:
      'Prices have changed: the total was {before:string} and is now {after:string}. Please review the basket and send the order if you agree.',
    goodsChanged:
      'The case or its price has changed: {names:string}. Please review the cart and send the order if you agree.',
    totalChanged: 'The total is now {total:string}. Send the order if you agree.',
    obstacles: {
      archived: 'No longer sold. Please remove it.',
      enquire: 'Sold on request only. Please remove it.',
      unavailable: 'Currently unavailable. Please remove it.',
      market: 'Not sold in your country. Please remove it.',
      'on-request': 'Price on request: ask your account manager.',
      'too-few': 'The minimum order is {n:number} {{case|cases}}.',
      'off-step': 'Sold in steps of {n:number} {{case|cases}}.',
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
    empty:
      'Nothing has been shipped to you so far. Once we ship something, you will see it here, month by month.',
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
    title: 'For your spreadsheet',
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
    placed: 'We have received your order and will confirm it by e-mail.',
    placedForApproval:
      'Your order is waiting for an approver at your company. It reaches us once it is approved.',
    moved: 'The cut-off had passed, so the order goes with the next delivery: {day:string}.',
    by: 'Placed by',
    deliveryOn: 'Delivery',
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
      'No one at your company can approve this order now. Ask your account manager to name an approver, or change the order.',
    proposal:
      'We cannot deliver this order as you placed it. Please accept what we propose, change the order or cancel it.',
    newTotal: 'New total: {total:string} (before: {before:string})',
    accept: 'Accept the changes',
    approve: 'Approve',
    pricesSince:
      'Prices have changed since this order was placed: the total was {before:string} and is now {after:string}. Nothing was sent. “Change the order” puts the order in the basket at today’s prices.',
    goneSince:
      'Something in this order can no longer be ordered as it is. Nothing was sent. “Change the order” puts the order in the basket, where the problem is marked.',
    change: 'Change the order',
    cancel: 'Cancel the order',
    reallyCancel: 'Cancel order {number:string}?',
    yes: 'Yes, cancel it',
    no: 'No, keep it',
    reallyChange:
      'While you change order {number:string}, we do not have it. Send it again before the cut-off.',
    yesChange: 'Change it',
    leaveIt: 'Leave it as it is',
    inBasket:
      'Your cart already has {n:number} {{product|products}}. If you add this order, the larger quantity of each product stays.',
    inChanged:
      'Your cart is order {number:string}, which you are changing. If you add this order, the larger quantity of each product stays.',
    addToBasket: 'Add to the cart',
    replaceBasket: 'Replace the cart',
    reorder: 'Order again',
    print: 'Print',
    openBasket: 'Continue in the basket',
    gone: 'There is no such order, or it is not yours.',
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
    changing:
      'Order {number:string} is not with us: you are changing it. Send it again from the cart.',
    purchases: 'What you have bought, month by month.',
    openPurchases: 'All purchases',
    boughtThisMonth: 'This month: {amount:string}',
    nothingThisMonth: 'Nothing shipped this month',
    answer: 'Order {number:string} needs your answer',
    approve: 'Order {number:string} needs your approval',
    cutoff: 'Next delivery: {day:string}',
    figures: '{n:number} open {{order|orders}}',
    inBasket: '{n:number} {{product|products}} in the basket',
    open: 'Open',
    orders: 'All your orders, our answers, and a quick way to reorder.',
  },
  refused: {
    'guide/changed-since':
      'A colleague has rearranged the list in the meantime. You are seeing it as it is now.',
    'document/not-read':
      'Documents cannot be opened at the moment. Please try again in a few minutes.',
    'standing/changed-since':
      'A colleague or a delivery changed this standing order in the meantime. You are seeing it as it is now.',
    'standing/no-day': 'We do not deliver to you on that day. Please choose another day.',
    'standing/too-late':
      'The cut-off for this delivery has passed, or the order for it has already been sent.',
    'standing/too-many':
      'A company can have at most 20 standing orders. End one that you no longer need.',
    'order/not-allowed':
      'You can view orders but not place them. Your account manager can change that.',
    'order/needs-approver':
      'An approver at your company has to accept this: the new total is above what you may order on your own.',
    'order/prices-changed': 'Prices have changed. Please review the basket.',
    'order/goods-changed':
      'What a case holds has changed. Please review the cart, then send it again.',
    'order/cut-off-passed': 'The cut-off for that delivery has passed. Please choose another day.',
    'order/not-orderable':
      'A product in the basket cannot be ordered as it is. It is marked: please change or remove it.',
    'order/empty': 'The basket is empty. Please add a product first.',
    'order/too-many-lines': 'An order can have at most 60 products. Please send this one first.',
    'order/no-approver':
      'This order needs an approver, and your company has none. Ask your account manager to name one.',
    'order/basket-in-use':
      'There is already something else in your basket. Send that order or empty the basket first.',
    'recall/closed': 'This recall is closed. Answers can no longer be changed.',
    'recall/answered-since': 'A colleague answered in the meantime. You are seeing their answer.',
    'recall/too-many-cases': 'That is more cases than we shipped to you. Please check the number.',
    'order/changed-since':
      'Somebody changed this in the meantime. You are seeing the latest version.',
  },
} satisfies BaseTranslation

export default en_orders
