/** Sign-in, password reset, confirmation, and emailed links. */
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
  noStorage:
    'Your browser does not let this website store anything. You can sign in, but reloading the page signs you out.',
  staffSignIn: {
    keep: 'Keep me signed in on this device for {hours:number} hours',
    title: 'Sign in to continue',
    email: 'Email',
    failed: 'The email address or the password is wrong.',
    toClient: 'Are you a client? Go to the client portal',
  },
  factor: {
    title: 'One more step',
    text: 'Open your authenticator app and enter the code it shows for Meltemi.',
    code: 'Six-digit code',
    submit: 'Continue',
    busy: 'Checking…',
    help: 'Don’t have your phone or recovery codes, or never set this up? Call {phone:string} or email {email:string}. We will help you sign in.',
    other: 'Use another account',
    byApp: 'Use the authenticator app',
    byPhone: 'Get a text message ({phone:string})',
    phoneText: 'We can send a code to your phone ({phone:string}).',
    send: 'Send the code',
    sent: 'A code is on its way to your phone ({phone:string}).',
    smsCode: 'Code from the text message',
    sendAgain: 'Send another code',
    againIn: 'Send another code in {seconds:number} s',
  },
  mailed: {
    code: 'Code from the email',
    hint: 'Enter the six-digit code, or open the link.',
    busy: 'Checking…',
  },
  recovery: {
    title: 'Reset your password',
    text: 'Enter your email address. We will send you a link and a code to reset your password.',
    submit: 'Send the email',
    busy: 'Sending…',
    back: 'Back to sign-in',
    sentTitle: 'Check your inbox',
    sent: 'If there is an account for {email:string}, an email is on its way. Open the link in it or enter the code.',
    enterCode: 'Use the code',
    again: 'Use another address',
    comingSoon: 'Password reset functionality coming soon. Please contact support.',
  },
  newPassword: {
    title: 'Choose a new password',
    text: 'You will be signed out on all other devices.',
    password: 'New password',
    submit: 'Save password',
    busy: 'Saving…',
  },
  firstPassword: {
    title: 'Choose your password',
    text: 'From now on, you will sign in with your email address and this password.',
    password: 'Password',
  },
  confirm: {
    title: 'Confirm your email address',
    ask: 'Enter your email address. We will send you another confirmation email.',
    text: 'We have sent an email to {email:string}. Open the link in it or enter the code.',
    due: '{email:string} is not confirmed yet. Open the link in the email you received when you signed up, or enter its code. You can also send another email.',
    submit: 'Confirm',
    sentAgain: 'Another email is on its way.',
    doneTitle: 'Your address is confirmed',
    done: 'You can now sign in. The client portal opens once we have approved your access.',
    goOn: 'Continue',
  },
  link: {
    ended: 'You have been signed out. Please sign in again.',
    elsewhere:
      'Your address is confirmed. You opened the link in a different browser, so please sign in here.',
    halfway: 'One address is confirmed. Now open the link we sent to the other address.',
    emailChanged: 'Your email address has been changed.',
    unchanged:
      'Your email address was not changed. If you didn’t request the change, someone may have access to your account: choose a new password now.',
    signedOut: 'You are signed out.',
    newConfirmation: 'Send another confirmation',
    newPassword: 'Get a link for a new password',
    incomplete: 'No session defined in URL',
    'other-browser':
      'Open this link in the browser you requested it from. Or request a new email here and enter its code.',
    expired: 'This link has expired or was already used. Please request a new one.',
    expiredAtSignIn:
      'This link has expired or was already used. If you have confirmed your address, sign in. If not, request a new link.',
    'invitation-over':
      'This invitation has expired or was already used. If you have a password, sign in. If not, request a link to choose one.',
    choosePassword: 'Get a link to choose a password',
    busyTitle: 'One moment, please',
    busy: 'We are checking your link…',
    'already-linked': 'This account is already linked, to you or to another user.',
    'no-address':
      'That service has no confirmed email address for you. Confirm your address there, or sign in another way.',
    suspended:
      'This account is suspended. If you think this is a mistake, please call or write to us.',
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
    text: 'This link signs you in as {email:string}. Continue only if you requested it. Either way, the link can’t be used again.',
    stay: 'Stay signed in as {email:string}',
    change: 'Continue as {email:string}',
    stayed:
      'You are still signed in as {mine:string}. That link can’t be used again. To sign in as {theirs:string}, sign out and choose “Forgot your password?”.',
  },
  /** Title and button of the page that an emailed link opens. */
  press: {
    signup: {
      title: 'Confirm your email address {email:string}',
      yes: 'Confirm my email address',
    },
    invite: { title: 'Accept the invitation for {email:string}', yes: 'Accept the invitation' },
    recovery: { title: 'Choose a new password for {email:string}', yes: 'Choose a new password' },
    magiclink: { title: 'Sign in as {email:string}', yes: 'Sign in' },
    email_change: {
      title: 'Change your email address to {email:string}',
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
      'You are signed in as {email:string}. The client portal opens once we have approved your access. We will email you.',
    adminTitle: 'The client portal is for clients',
    admin: 'You are signed in as {email:string}, a staff account. Please use the admin portal.',
  },
}
