/** Variants for an account's first password and first recovery codes. */
export default {
  setPassword: 'Set password',
  passwordSet: 'Your password is set. You are signed out on all other devices.',
  codes: 'Copy, save or print your codes before you go on. They are shown only once.',
}
