import type { BaseTranslation } from '../../i18n-types.ts'

const en_accessRequest = {
  title: 'Your request for access',
  sent: 'Sent',
  updated: 'Last changed',
  reference: 'Reference',
  state: {
    submitted: {
      title: 'Under review',
      text: 'We have your request. We read every one ourselves and reply by email, usually within two working days.',
    },
    moreInformation: {
      title: 'We have a question',
      text: 'Before we decide, we need to know more. Please answer below.',
    },
    approved: {
      title: 'Approved',
      text: 'Welcome! We have emailed you a link to the client portal.',
    },
    refused: {
      title: 'Not approved',
      text: 'We cannot approve your request at this time. If something changes, you are welcome to ask again.',
    },
    withdrawn: {
      title: 'Withdrawn',
      text: 'You have withdrawn this request. You can send a new one at any time.',
    },
  },
  question: 'Our question',
  reason: 'Our reason',
  yourAnswer: 'Your answer',
  answer: 'Answer',
  answerHint: 'Up to 2,000 characters.',
  send: 'Send the answer',
  withdrawTitle: 'Changed your mind?',
  withdrawText: 'You can withdraw the request until we have decided on it.',
  withdraw: 'Withdraw the request',
  signIn: 'Sign in',
  askAgain: 'Send a new request',
  failed: {
    changed: 'This request has changed. You are seeing its latest status.',
    invalid: 'Please write an answer of up to 2,000 characters.',
    other: 'Something went wrong. Please try again in a moment.',
  },
  unknownTitle: 'We can’t find this request',
  unknownText: 'The link may be incomplete. Open it from our email, or write to us.',
  unavailableTitle: 'The request cannot be shown right now',
  unavailableText: 'Please try again in a few minutes. Nothing is lost.',
} satisfies BaseTranslation

export default en_accessRequest
