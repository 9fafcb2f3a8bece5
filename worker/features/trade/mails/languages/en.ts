import type { OrderMailLanguage } from '../order-mail-language.ts'

export const en: OrderMailLanguage = {
  greeting: 'Hello,',
  closing: 'Kind regards,',
  hint: 'If the button does not work, copy this address into your browser:',
  delivery: 'Delivery:',
  po: 'Your PO number:',
  note: 'Note:',
  total: 'Total before tax and freight:',
  line: '{goods}: {price}',
  removed: 'not available',
  price: '{amount} ({unit})',
  estimate: '{amount} (estimated, billed by weight: {unit})',
  unit: { case: '{price} per case', kg: '{price} per kg' },
  cases: { one: '{n} case', many: '{n} cases' },
  was: '{line} – before: {before}',
  shippedOn: 'Shipped on:',
  reference: 'Reference:',
  lots: { one: 'Lot: {lots}', many: 'Lots: {lots}' },
  reason: 'Our reason:',
  sample: 'This is a sample order. Nothing will be delivered.',
  lastForOffice:
    'To limit emails, further orders from {company} appear only in the admin portal for now (Orders, Notifications).',
  lastForClient:
    'To limit emails, further changes appear only in the client portal for now. We still email you our answers.',
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
        '{name} has placed order {number} for {company}. We will receive it once you approve it.',
    },
    confirmed: {
      subject: 'Your order {number} is confirmed',
      intro: 'We have confirmed order {number}, just as you placed it.',
    },
    agreed: {
      subject: 'Your order {number} is confirmed',
      intro:
        'A colleague has accepted the changes to order {number}. It is confirmed as shown below.',
    },
    changed: {
      subject: 'Your order {number} is confirmed, with changes',
      intro: 'We have confirmed order {number} with the changes shown below.',
    },
    proposed: {
      subject: 'Order {number}: we need your answer',
      intro:
        'We cannot deliver order {number} as you placed it. Our proposal is below. Please tell us whether you accept it.',
    },
    declined: {
      subject: 'We cannot deliver order {number}',
      intro: 'We are sorry, but we cannot deliver order {number}.',
    },
    shipped: {
      subject: 'Your order {number} has shipped',
      intro:
        'Your order {number} has been handed to the carrier. The lots are listed below each product.',
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
