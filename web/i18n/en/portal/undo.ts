/** “This wasn’t me”: what the button undoes. */
export default {
  address: 'Your email address goes back to {email:string}.',
  factor: 'The two-step verification that was removed is turned back on.',
  identity: 'The way to sign in that was removed is restored.',
  after:
    'You then choose a new password. That signs out everyone else and removes what was added to your account in the last 24 hours.',
}
