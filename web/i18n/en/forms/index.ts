import type { BaseTranslation } from '../../i18n-types.ts'

/** Texts of a form's submission, loaded when the form is used. */
const en_forms = {
  contact: {
    formTitle: 'Start with a few lines',
    formText:
      'Tell us who you are, who you sell to and which products interest you. We will get back to you.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    optional: 'optional',
    offline: 'No internet connection. Please try again once you are back online.',
    submit: 'Send message',
    busy: 'Sending…',
    thanksTitle: 'Thank you for your message',
    thanks: 'We have it, and usually reply within two working days.',
  },
  /** Shown beside every form, and sent to HubSpot by worker/features/outbox/form-words.ts. */
  consent:
    'By sending this form, you agree that {company:string} may store and use these details to answer you, as the privacy notice explains.',
  fault: {
    required: 'Please fill in this field.',
    choose: 'Please choose one of the options.',
    email: 'Please enter an email address such as name@company.com.',
    url: 'Please enter a web address such as company.com.',
    'too-long': 'This is longer than we can accept. Please shorten it.',
    characters: 'This contains characters that cannot be sent. Please remove them.',
  },
  failed: 'An error occurred while sending. Please try again or contact us directly.',
  close: 'Close',
  /** Label of the honeypot, visible only without styles. */
  leaveEmpty: 'Leave this empty',
} satisfies BaseTranslation

export default en_forms
