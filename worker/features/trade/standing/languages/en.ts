import type { StandingOrderMailLanguage } from '../standing-mail-language.ts'

export const en: StandingOrderMailLanguage = {
  greeting: 'Hello,',
  closing: 'Kind regards,',
  hint: 'If the button does not work, copy this address into your browser:',
  sample: 'This is a sample. Nothing will be delivered.',
  total: 'Total before tax and freight:',
  clientButton: 'Open the standing order',
  officeButton: 'Open the company in the admin portal',
  mails: {
    announced: {
      subject: 'Your standing order for {day}',
      intro:
        'Your standing order for delivery on {day} will be sent to us on {moment}, Ottawa time. Until then, you can change it or skip this delivery.',
    },
    dearer: {
      subject: 'Your standing order for {day} needs your answer',
      intro:
        'Your standing order for delivery on {day} now costs {after} instead of {before}. Nothing is ordered without your consent: please agree to the new prices, or change the order, by {moment}, Ottawa time.',
    },
    changed: {
      subject: 'Your standing order for {day} needs your answer',
      intro:
        'A product in your standing order for delivery on {day} now comes in a different case. Nothing is ordered without your consent: please agree to the change, or change the order, by {moment}, Ottawa time.',
    },
    unavailable: {
      subject: 'Your standing order for {day} needs your answer',
      intro:
        'A product in your standing order for delivery on {day} can’t be ordered as it is. Nothing is ordered without your consent: please change the order by {moment}, Ottawa time.',
    },
    day: {
      subject: 'Please choose another day for your standing order',
      intro:
        'Your standing order for delivery on {day} cannot be sent, because we don’t deliver to you on that day. Please choose another day or skip this delivery.',
    },
    approver: {
      subject: 'Your standing order for {day} needs an approver',
      intro:
        'Your standing order for delivery on {day} needs approval, and no one at your company can give it. Please ask your account manager to assign an approver, or order less, by {moment}, Ottawa time.',
    },
    missed: {
      subject: 'Your standing order for {day} was not sent',
      intro:
        'Your standing order for delivery on {day} was not sent: the cut-off has passed. If you need the goods, please place an order. The standing order continues with the next delivery.',
    },
    officeMissed: {
      subject: 'Standing order from {company} for {day}: not sent',
      intro:
        'The standing order from {company} for delivery on {day} was not sent before the cut-off. They have been notified. You may want to call them.',
    },
    officeNoBuyer: {
      subject: 'Standing order from {company}: paused',
      intro:
        'The standing order from {company} for delivery on {day} has been paused: no one at the company can place orders now.',
    },
  },
}
