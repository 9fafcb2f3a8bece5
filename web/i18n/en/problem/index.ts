import type { BaseTranslation } from '../../i18n-types.ts'

/** What a refused call means, by its code in contract/errors.ts. For pages that make calls. */
const en_problem = {
  'request/not-json':
    'The server could not read the request. Please reload the page and try again.',
  'request/address-too-long': 'The address is too long. Please shorten it and try again.',
  'request/too-large':
    'That is more than the server accepts at once. Please shorten it and try again.',
  'request/invalid': 'Some entries are missing or not valid. Please check them and try again.',
  'request/not-found':
    'The item you asked for does not exist or has been removed. Please reload the page.',
  'request/rate-limited': 'Too many attempts in a short time. Please wait a minute and try again.',
  'request/wrong-origin':
    'The request came from another website and was refused. Please reload the page and try again.',
  'auth/no-token': 'Please sign in to continue.',
  'auth/token-invalid': 'Your sign-in is no longer valid. Please sign in again.',
  'auth/forbidden': 'Your account does not have permission to do this.',
  'auth/session-gone': 'Your session has ended. Please sign in again.',
  'auth/second-factor-needed': 'Please complete your second sign-in step first.',
  'auth/second-factor-required-first':
    'Your account needs a second sign-in step before you can do this. Please set one up under “Account security”.',
  'auth/password-due': 'Choose your new password first.',
  'auth/second-factor-too-old':
    'Please complete your second sign-in step again, so that we can be sure it is you.',
  'auth/recovery-code-wrong':
    'This recovery code is wrong or has already been used. Please check it or use another one.',
  'simple-admin/incorrect-password': 'Incorrect password',
  'idempotency/key-missing': 'The request was incomplete. Please reload the page and try again.',
  'idempotency/key-reused':
    'This has already been sent with different content. Please reload the page and try again.',
  'forms/not-kept': 'An error occurred while sending. Please try again or contact us directly.',
  'flag/unknown': 'There is no such flag. Refresh the list to see the current ones.',
  'flag/changed-since':
    'Somebody else changed this flag in the meantime. The list has been refreshed.',
  'server/database-unavailable':
    'The database cannot be reached at the moment. Please try again shortly.',
  'server/setting-missing':
    'The server has not been set up for this yet. Please tell the administrator.',
  'server/unexpected': 'Something went wrong on our side. Please try again.',
  'network/unreachable':
    'The server cannot be reached. Please check your connection and try again.',
} satisfies BaseTranslation

export default en_problem
