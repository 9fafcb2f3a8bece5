import type { BaseTranslation } from '../../i18n-types.ts'

/** Messages for the error codes of contract/errors.ts. */
const en_problem = {
  'request/not-json': 'Something went wrong while sending. Please reload the page and try again.',
  'request/address-too-long': 'The address is too long. Please shorten it and try again.',
  'request/too-large': 'This is too large. Please shorten it and try again.',
  'request/invalid': 'Some entries are missing or not valid. Please check them and try again.',
  'request/not-found': 'We can’t find this. It may have been removed. Please reload the page.',
  'request/rate-limited': 'Too many attempts in a short time. Please wait a minute and try again.',
  'request/wrong-origin':
    'The request came from another website and was refused. Please reload the page and try again.',
  'auth/no-token': 'Please sign in to continue.',
  'auth/token-invalid': 'Your sign-in is no longer valid. Please sign in again.',
  'auth/forbidden': 'Your account does not have permission to do this.',
  'auth/session-gone': 'You have been signed out. Please sign in again.',
  'auth/second-factor-needed': 'Please complete two-step verification first.',
  'auth/second-factor-required-first':
    'Please set up two-step verification under “Account security” first.',
  'auth/password-due': 'Choose your new password first.',
  'auth/second-factor-too-old':
    'Please complete two-step verification again to confirm that it is you.',
  'auth/recovery-code-wrong':
    'This recovery code is wrong or has already been used. Please check it or use another one.',
  'simple-admin/incorrect-password': 'Incorrect password',
  'idempotency/key-missing': 'The request was incomplete. Please reload the page and try again.',
  'idempotency/key-reused':
    'This has already been sent with different content. Please reload the page and try again.',
  'forms/storage-failed':
    'An error occurred while sending. Please try again or contact us directly.',
  'flag/unknown': 'This flag no longer exists. Refresh the list.',
  'flag/version-conflict': 'Someone else changed this flag. The list has been refreshed.',
  'server/database-unavailable':
    'The database cannot be reached right now. Please try again shortly.',
  'server/setting-missing': 'This feature is not set up yet. Please contact us.',
  'server/unexpected': 'Something went wrong on our side. Please try again.',
  'network/unreachable':
    'The server cannot be reached. Please check your connection and try again.',
} satisfies BaseTranslation

export default en_problem
