import type { RecallMailLanguage } from '../recall-mail-language.ts'

export const en: RecallMailLanguage = {
  subject: {
    one: 'Recall: {product}, lot {code}',
    more: 'Recall: {product}, lot {code}, and others',
  },
  greeting: 'Hello,',
  intro:
    'We are recalling goods that we shipped to {company}. Please read this message now and act on it today.',
  lot: '{product} (item number {sku}), lot {code}',
  bestBefore: 'best before {day}',
  shipped: 'Cases shipped to {company}: {n}',
  shipment: 'Order {number}, {day}, lot {code}, cases: {n}',
  more: 'Further shipments, listed in the client portal: {n}',
  reason: 'Why:',
  action: 'What to do:',
  actions: {
    hold: 'Stop selling and using these lots, and set them aside. Keep them until you hear from us.',
    return:
      'Stop selling and using these lots, and set them aside. Keep them ready: we will arrange their return with you.',
    destroy:
      'Stop selling and using these lots. Destroy what is left so that no one can use it, and keep a record of the quantity.',
  },
  call: 'Do you have questions, or have you already resold the goods? Call or write to us:',
  answer:
    'Please tell us in the client portal that you have read this, and how many cases you still have. “None” is an answer, too.',
  button: 'Open the recall and answer',
  hint: 'If the button does not work, copy this address into your browser:',
  closing: 'Kind regards,',
}
