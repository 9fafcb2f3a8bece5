import type { OrderMailLanguage } from '../order-mail-language.ts'

export const en: OrderMailLanguage = {
  greeting: 'Hello,',
  closing: 'Kind regards,',
  hint: 'If the button does not work, copy this address into your browser:',
  delivery: 'Delivery:',
  po: 'Your order number:',
  note: 'Note:',
  total: 'Total before tax and freight:',
  estimated: 'estimated, billed by weight',
  was: 'before: {before}',
  removed: 'not available',
  shippedOn: 'Shipped on:',
  reference: 'Reference:',
  lots: 'Lot: {lots}',
  reason: 'Our reason:',
  sample: 'This is a sample order. Nothing will be delivered.',
  clientButton: 'Open the order',
  officeButton: 'Open the order in the admin portal',
  mails: {
    received: {
      subject: 'We have received your order {number}',
      intro: 'Thank you for your order {number}. We check it and confirm it as soon as we can.',
    },
    approval: {
      subject: 'Order {number} needs your approval',
      intro:
        '{name} has placed order {number} for {company}. It is above the amount that needs an approver. We receive it once you approve it.',
    },
    confirmed: {
      subject: 'Your order {number} is confirmed',
      intro: 'We have confirmed order {number}, just as you placed it.',
    },
    changed: {
      subject: 'Your order {number} is confirmed, with changes',
      intro: 'We have confirmed order {number}, but not all of it is available:',
    },
    proposed: {
      subject: 'Order {number}: we need your answer',
      intro:
        'We cannot deliver order {number} as you placed it. This is what we propose. It waits for your answer:',
    },
    declined: {
      subject: 'We cannot deliver order {number}',
      intro: 'We are sorry: we cannot deliver order {number}.',
    },
    shipped: {
      subject: 'Your order {number} has left',
      intro:
        'Order {number} has been handed to the carrier. Beside each line you find the lot that its cases came from.',
    },
    submitted: {
      subject: 'Order {number} from {company}',
      intro: '{name} has placed order {number} for {company}.',
    },
    accepted: {
      subject: 'Order {number}: {company} has accepted',
      intro: '{company} has accepted what was proposed for order {number}. It is confirmed.',
    },
    cancelled: {
      subject: 'Order {number} from {company} was cancelled',
      intro: '{company} has cancelled order {number}.',
    },
    calledBack: {
      subject: 'Order {number} from {company} was called back',
      intro: '{company} is changing order {number}. Please wait until it comes in again.',
    },
  },
}
