import type { MailLanguage } from '../mail-language.ts'

export const en: MailLanguage = {
  greeting: 'Hello,',
  code: 'Your code:',
  link: 'If the button does not work, copy this address into your browser:',
  ignore: 'If you were not expecting this message, you can ignore it: nothing will change.',
  sms: 'Your {site} code is {code}',
  wasntMe: {
    button: 'This wasn’t me',
    alarm:
      'If this wasn’t you, press the button within 24 hours: you choose a new password, and we put back what was changed. Questions? Call {phone} or write to {email}.',
  },
  mails: {
    signup: {
      subject: 'Confirm your e-mail address',
      intro:
        'Thank you for signing up with {site}. Please confirm that this e-mail address is yours.',
      button: 'Confirm my address',
    },
    invite: {
      subject: 'You are invited to {site}: choose a password',
      intro:
        'Your account at {site} is ready. Accept the invitation and choose a password to sign in. The link works once, within seven days.',
      button: 'Accept the invitation',
    },
    recovery: {
      subject: 'Choose a new password',
      intro: 'We have received a request to choose a new password for your account at {site}.',
      button: 'Choose a new password',
    },
    magiclink: {
      subject: 'Your sign-in link',
      intro: 'Use this link to sign in to {site}. It works once.',
      button: 'Sign in',
    },
    email_change_current: {
      subject: 'Confirm the change of your e-mail address',
      intro:
        'Your account at {site} is about to use the address {address}. Follow the link only if you agree: it confirms the change, or opens a page that asks you first. The change must also be confirmed from the message sent to the new address.',
      button: 'Confirm the change',
    },
    email_change_new: {
      subject: 'Confirm your new e-mail address',
      intro:
        'Your account at {site} is about to use this address. Please confirm that it is yours.',
      button: 'Confirm my new address',
    },
    reauthentication: {
      subject: 'Your confirmation code',
      intro: 'Enter this code at {site} to confirm that it is you.',
    },
    signup_attempt: {
      subject: 'You already have an account',
      intro:
        'Somebody, perhaps you, tried to sign up with {site} using your e-mail address. You already have an account: just sign in, or choose a new password if you have forgotten yours.',
      button: 'Go to {site}',
    },
    factors_removed: {
      subject: 'Your second sign-in step has been removed',
      intro:
        'Our team has removed the second step (authenticator app or text message) from your account at {site} and signed you out on every device. You can now sign in without it. We recommend that you set it up again soon.',
      button: 'Set up the second step again',
      alarm:
        'If you did not ask us for this, please call {phone} or write to {email} at once: somebody may be trying to get into your account.',
    },
    password_changed: {
      subject: 'Your password has been changed',
      intro:
        'The password for your account at {site} has just been changed. Every other device has been signed out.',
      button: 'See my account',
      alarm:
        'If this was not you, choose a new password at once, then call {phone} or write to {email}: somebody may have gotten into your account.',
    },
    email_changed: {
      subject: 'Your e-mail address has been changed',
      intro:
        'Your account at {site} now uses the address {address}. You can no longer sign in with the address that received this e-mail.',
      button: 'Go to {site}',
      alarm:
        'If this was not you, please call {phone} or write to {email} at once: somebody may have taken over your account.',
    },
    factor_added: {
      subject: 'A second sign-in step has been set up',
      intro:
        'A second step (authenticator app or text message) now protects your account at {site}. You will be asked for it each time you sign in.',
      button: 'See my account',
      alarm:
        'If this was not you, please call {phone} or write to {email} at once: somebody may have gotten into your account.',
    },
    factor_removed: {
      subject: 'A second sign-in step has been removed',
      intro:
        'A second step (authenticator app or text message) has just been removed from your account at {site}, from within the account itself.',
      button: 'See my account',
      alarm:
        'If this was not you, choose a new password at once, then call {phone} or write to {email}: somebody may have gotten into your account.',
    },
    recovery_code_used: {
      subject: 'A recovery code was used to sign in',
      intro:
        'Somebody, hopefully you, signed in to your account at {site} with the password and one of your recovery codes. Recovery codes left: {count}.',
      button: 'Check my account',
      alarm:
        'If this was not you, choose a new password and create new recovery codes at once, then call {phone} or write to {email}.',
    },
    recent_removed: {
      subject: 'Recent sign-in settings were removed',
      intro:
        'You have chosen a new password for your account at {site}. We removed the ways to sign in and the two-step sign-in that were added in the last 24 hours. Add them again if they were yours.',
      button: 'Check my account',
      alarm:
        'If you didn’t choose a new password, someone else reads your e-mail: secure your mailbox now, then call {phone} or write to {email}.',
    },
    change_undone: {
      subject: 'A change to your account was undone',
      intro:
        'A change to your account at {site} was undone with the link we sent you by e-mail. Choose a new password to sign out everyone else.',
      button: 'Check my account',
      alarm:
        'If you didn’t follow that link, someone else reads your e-mail: secure your mailbox now, then call {phone} or write to {email}.',
    },
    recovery_codes_made: {
      subject: 'New recovery codes for your account',
      intro:
        'New recovery codes were created in your account at {site}. The old ones no longer work.',
      button: 'Check my account',
      alarm:
        'If this was not you, choose a new password and create new recovery codes at once, then call {phone} or write to {email}.',
    },
    password_guesses: {
      subject: 'Many failed attempts to sign in to your account',
      intro:
        'Somebody tried many wrong passwords on your account at {site}. Nobody got in. For a few hours your password works only where you have signed in before. Elsewhere, “Forgot your password?” on the sign-in page sends you a link that always works. You stay signed in where you are.',
      button: 'Check my account',
      alarm:
        'If you also use this password elsewhere, choose a new one and set up two-step sign-in. Questions? Call {phone} or write to {email}.',
    },
    own_password_guesses: {
      subject: 'Somebody using your account is trying to guess its password',
      intro:
        'Somebody who is signed in to your account at {site} entered the wrong current password many times while trying to choose a new one. If that was you, “Forgot your password?” on the sign-in page sends you a link that lets you choose one without it.',
      button: 'Check my account',
      alarm:
        'If this was not you, somebody is using one of your sessions: sign out everywhere at once, choose a new password through that link, then call {phone} or write to {email}.',
    },
    factor_guesses: {
      subject: 'Somebody seems to know your password',
      intro:
        'Somebody entered the right password for your account at {site}, then many wrong codes at the second step. The second step has kept them out. If it now refuses you too, sign in through “Forgot your password?”: the link we send you works even then.',
      button: 'Check my account',
      alarm:
        'If this was not you, choose a new password at once. Questions? Call {phone} or write to {email}.',
    },
    identity_added: {
      subject: 'A new way to sign in to your account',
      intro: 'You can now also sign in to your account at {site} with “{provider}”.',
      button: 'Check my account',
      alarm:
        'If this was not you, choose a new password at once, check the ways to sign in listed in your account, then call {phone} or write to {email}.',
    },
    identity_removed: {
      subject: 'A way to sign in to your account has been removed',
      intro: 'You can no longer sign in to your account at {site} with “{provider}”.',
      button: 'Check my account',
      alarm:
        'If this was not you, choose a new password at once, check the ways to sign in listed in your account, then call {phone} or write to {email}.',
    },
  },
}
