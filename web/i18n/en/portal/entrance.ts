/** Signing in, and everything that can stand between somebody and their account. */
export default {
  signIn: {
    title: 'Sign In to Your Account',
    email: 'Business Email',
    password: 'Password',
    submit: 'Sign In',
    busy: 'Signing In...',
    toRequest: 'Need B2B access? Request it here',
    forgot: 'Forgot your password?',
    failed: 'Invalid credentials or your account may not have B2B access.',
    unexpected: 'An unexpected error occurred.',
    otherWays: 'Other ways to sign in',
    with: 'Continue with {provider:string}',
  },
  staff: {
    title: 'Sign in to continue',
    email: 'E-mail',
    failed: 'The e-mail address or the password is wrong.',
    toClient: 'Are you a client? Go to the client portal',
  },
  factor: {
    title: 'One more step',
    text: 'Open your authenticator app and enter the code it shows for Meltemi.',
    code: 'Six-digit code',
    submit: 'Continue',
    busy: 'Checking…',
    help: 'Never set this up, or neither your phone nor your recovery codes at hand? Call us at {phone:string} or write to {email:string}, and we will help you get in.',
    other: 'Use another account',
    byApp: 'Use the authenticator app',
    byPhone: 'Get a text message ({phone:string})',
    phoneText: 'We can send a code to your phone ({phone:string}).',
    send: 'Send the code',
    sent: 'A code is on its way to your phone ({phone:string}).',
    smsCode: 'Code from the text message',
    sendAgain: 'Send another code',
    againIn: 'Another code in {seconds:number} s',
  },
  mailed: {
    code: 'Code from the e-mail',
    hint: 'Six digits. Either the code or the link will do.',
    busy: 'Checking…',
  },
  recovery: {
    title: 'Reset your password',
    text: 'Enter your e-mail address, and we will send you a link and a code for choosing a new password.',
    submit: 'Send the e-mail',
    busy: 'Sending…',
    back: 'Back to sign-in',
    sentTitle: 'Check your inbox',
    sent: 'If there is an account for {email:string}, an e-mail is on its way. Open the link in it or enter the code.',
    enterCode: 'Use the code',
    again: 'Use another address',
    comingSoon: 'Password reset functionality coming soon. Please contact support.',
  },
  newPassword: {
    title: 'Choose a new password',
    text: 'All your other sessions will end as soon as you save it.',
    password: 'New password',
    submit: 'Save password',
    busy: 'Saving…',
    doneTitle: 'Your new password is saved',
    done: 'You are signed in here. On other devices, sign in again with the new password.',
    noStep:
      'Two-step sign-in is off. If you had set it up within the last day, it was removed to be safe: please set it up again under “Account security”.',
    goOn: 'Continue',
  },
  firstPassword: {
    title: 'Choose your password',
    text: 'From now on, you will sign in with your e-mail address and this password.',
    password: 'Password',
    doneTitle: 'Your password is saved',
    done: 'You are signed in. Next time you will need your e-mail address and this password.',
  },
  confirm: {
    title: 'Confirm your e-mail address',
    ask: 'Enter the e-mail address of your account, and we will send you another e-mail to confirm it.',
    text: 'We have sent an e-mail to {email:string}, unless the address already has an account. Open the link in it or enter the code.',
    due: 'The address {email:string} has not been confirmed yet. Open the link in the e-mail you received when you signed up, or enter its code. You can also have another e-mail sent.',
    submit: 'Confirm',
    again: 'Send another e-mail',
    sentAgain: 'Another e-mail is on its way.',
    doneTitle: 'Your address is confirmed',
    done: 'You can sign in from now on. The client portal opens once our team has approved your access.',
    goOn: 'Continue',
  },
  link: {
    ended: 'Your session has ended. Please sign in again.',
    elsewhere:
      'Your address is confirmed. You opened the link in a different browser, so please sign in here.',
    halfway:
      'One of the two addresses is confirmed. Please open the link in the e-mail to the other address as well.',
    emailChanged: 'Your e-mail address has been changed.',
    unchanged:
      'Nothing was changed. If you did not request a new address, somebody else may be using your account: please choose a new password.',
    signedOut: 'You are signed out.',
    newConfirmation: 'Send another confirmation',
    newPassword: 'Get a link for a new password',
    incomplete: 'No session defined in URL',
    'other-browser':
      'This link only works in the browser in which you asked for it. Ask for another e-mail here and enter the code it contains.',
    expired: 'This link has expired or has already been used. Please ask for another one.',
    expiredAtSignIn:
      'This link has expired or has already been used. If your address is confirmed already, simply sign in. If not, ask for another link.',
    'invitation-over':
      'This invitation has expired or has already been used. If you have chosen a password, please sign in. If not, ask for a link to choose one.',
    choosePassword: 'Get a link to choose a password',
    busyTitle: 'One moment, please',
    busy: 'We are checking your link…',
    'already-linked': 'This account is already linked to a user.',
    'no-address':
      'That service has no confirmed e-mail address for you. Confirm your address there, or sign in another way.',
    suspended:
      'This account has been suspended. If you think that is a mistake, please call or write to us.',
    refused: 'Access was refused.',
    unexpected: 'An unexpected error occurred.',
  },
  unreachable: {
    title: 'The server cannot be reached',
    text: 'We will keep trying, and this page will continue automatically. Nothing is lost.',
    again: 'Try now',
  },
  offline: {
    title: 'No internet connection',
    text: 'This screen will open automatically once you are back online.',
  },
  who: {
    title: 'You are signed in as {email:string}',
    text: 'The link you followed would sign you in as {email:string} instead. Continue only if you asked for it. Whichever you choose, the link has now been used and will not work again.',
    stay: 'Stay as {email:string}',
    change: 'Continue as {email:string}',
    stayed:
      'You have stayed signed in as {mine:string}. The link has been used and will not work again. If you need another one for {theirs:string}, sign out and choose “Forgot your password?”.',
  },
  /** What a mailed link is for, and the button that does it. */
  press: {
    signup: {
      title: 'Confirm your e-mail address {email:string}',
      yes: 'Confirm my e-mail address',
    },
    invite: { title: 'Accept the invitation for {email:string}', yes: 'Accept the invitation' },
    recovery: { title: 'Choose a new password for {email:string}', yes: 'Choose a new password' },
    magiclink: { title: 'Sign in as {email:string}', yes: 'Sign in' },
    email_change: {
      title: 'Change your e-mail address to {email:string}',
      yes: 'Confirm the change',
    },
    undo: {
      title: 'Undo the change to the account of {email:string}',
      yes: 'This wasn’t me: undo it',
    },
    no: 'Not now',
  },
  goOn: {
    title: 'You are signed in',
    text: 'You are signed in as {email:string}.',
  },
  notice: {
    waitingTitle: 'Your access is waiting for approval',
    waiting:
      'You are signed in as {email:string}. The client portal opens once our team has approved your access; we will let you know by e-mail.',
    adminTitle: 'The client portal is for clients',
    admin: 'You are signed in as {email:string}, a member of staff. Please use the admin portal.',
  },
}
