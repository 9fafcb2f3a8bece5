import type { OrderMailLanguage } from '../order-mail-language.ts'

export const en: OrderMailLanguage = {
  greeting: 'Hello,',
  closing: 'Kind regards,',
  hint: 'If the button does not work, copy this address into your browser:',
  delivery: 'Delivery:',
  po: 'Your PO number:',
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
  lastForOffice:
    'There have been many e-mails about orders from {company}. For now, you will find further orders only in the admin portal, under Orders and Notifications.',
  lastForClient:
    'You have had many e-mails about orders that were sent or changed. For now, you will see further changes only in the client portal. Our answers will still reach you by e-mail.',
  clientButton: 'Open the order',
  officeButton: 'Open the order in the admin portal',
  mails: {
    received: {
      subject: 'We have received your order {number}',
      intro:
        'Thank you for your order {number}. We will check it and confirm it as soon as we can.',
    },
    approval: {
      subject: 'Order {number} needs your approval',
      intro:
        '{name} has placed order {number} for {company}. The total needs your approval. We will receive the order once you have given it.',
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
        'We cannot deliver order {number} as you placed it. Please tell us whether you accept what we propose:',
    },
    declined: {
      subject: 'We cannot deliver order {number}',
      intro: 'We are sorry, but we cannot deliver order {number}.',
    },
    shipped: {
      subject: 'Your order {number} has shipped',
      intro:
        'Order {number} has been handed to the carrier. Beside each line you will find the lot that its cases came from.',
    },
    submitted: {
      subject: 'Order {number} from {company}',
      intro: '{name} has placed order {number} for {company}.',
    },
    accepted: {
      subject: 'Order {number}: {company} has accepted the changes',
      intro:
        '{company} has accepted the changes proposed for order {number}. The order is confirmed.',
    },
    cancelled: {
      subject: 'Order {number} from {company} was cancelled',
      intro: '{company} has cancelled order {number}.',
    },
    calledBack: {
      subject: 'Order {number} from {company} was withdrawn for changes',
      intro: '{company} is changing order {number}. Please wait until they send it again.',
    },
  },
}
