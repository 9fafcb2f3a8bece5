import type { MailLanguage } from '../mail-language.ts'

export const en: MailLanguage = {
  greeting: 'Hello,',
  code: 'Your code:',
  link: 'If the button does not work, copy this address into your browser:',
  ignore: 'If you weren’t expecting this message, you can ignore it: nothing will change.',
  sms: 'Your {site} code is {code}',
  wasntMe: {
    button: 'This wasn’t me',
    alarm:
      'If this wasn’t you, {press}. You choose a new password, and we undo the change. Questions? Call {phone} or write to {email}.',
    press: 'press the button within 24 hours',
    open: 'open the link within 24 hours',
  },
  mails: {
    signup: {
      subject: 'Confirm your email address',
      intro:
        'Thank you for signing up with {site}. Please confirm that this email address is yours.',
      button: 'Confirm my address',
    },
    invite: {
      subject: 'You are invited to {site}: choose a password',
      intro:
        'Your {site} account is ready. Accept the invitation and choose a password. The link works once, within seven days.',
      button: 'Accept the invitation',
    },
    recovery: {
      subject: 'Reset your {site} password',
      intro: 'We received a request to reset the password of your {site} account.',
      button: 'Reset my password',
    },
    magiclink: {
      subject: 'Your sign-in link',
      intro: 'Use this link to sign in to {site}. It works once.',
      button: 'Sign in',
    },
    email_change_current: {
      subject: 'Confirm the change of your email address',
      intro:
        'Your {site} account is about to use {address} for sign-in. Open the link only if you want this. You also need to confirm the change from the email sent to the new address.',
      button: 'Confirm the change',
    },
    email_change_new: {
      subject: 'Confirm your new email address',
      intro: 'Your {site} account is about to use this address. Please confirm that it is yours.',
      button: 'Confirm my new address',
    },
    reauthentication: {
      subject: 'Your confirmation code',
      intro: 'Enter this code on the {site} website to confirm that it is you.',
    },
    signup_attempt: {
      subject: 'You already have an account',
      intro:
        'Someone, perhaps you, tried to sign up with {site} using your email address. You already have an account: sign in, or reset your password if you have forgotten it.',
      button: 'Go to {site}',
    },
    factors_removed: {
      subject: 'Two-step verification has been turned off',
      intro:
        'Our team has turned off two-step verification (authenticator app or text message) for your {site} account and signed you out on every device. You can now sign in without it. Please set it up again soon.',
      button: 'Set up two-step verification',
      alarm:
        'If you didn’t ask us for this, call {phone} or write to {email} now: someone may be trying to get into your account.',
    },
    password_changed: {
      subject: 'Your password has been changed',
      intro:
        'The password for your {site} account has just been changed. You are signed out on all other devices.',
      button: 'Check my account',
      alarm:
        'If this wasn’t you, choose a new password now, then call {phone} or write to {email}: someone may have accessed your account.',
    },
    password_set: {
      subject: 'Your password is set',
      intro:
        'The password for your {site} account is now set. Use it with your email address to sign in.',
      button: 'Check my account',
      alarm:
        'If this wasn’t you, choose a new password now, then call {phone} or write to {email}: someone may have accessed your account.',
    },
    email_changed: {
      subject: 'Your email address has been changed',
      intro:
        'Your {site} account now uses the address {address}. You can no longer sign in with the address that received this email.',
      button: 'Go to {site}',
      alarm:
        'If this wasn’t you, call {phone} or write to {email} now: someone may have taken over your account.',
    },
    factor_added: {
      subject: 'Two-step verification has been set up',
      intro:
        'A second step (authenticator app or text message) now protects your {site} account. You will be asked for it each time you sign in.',
      button: 'Check my account',
      alarm:
        'If this wasn’t you, call {phone} or write to {email} now: someone may have accessed your account.',
    },
    factor_removed: {
      subject: 'A two-step verification method was removed',
      intro:
        'A two-step verification method (authenticator app or text message) was removed from your {site} account by someone signed in to it.',
      button: 'Check my account',
      alarm:
        'If this wasn’t you, choose a new password now, then call {phone} or write to {email}: someone may have accessed your account.',
    },
    recovery_code_used: {
      subject: 'A recovery code was used to sign in',
      intro:
        'Someone used one of your recovery codes to sign in to your {site} account. If it was you, there is nothing to do. Recovery codes left: {count}.',
      button: 'Check my account',
      alarm:
        'If this wasn’t you, choose a new password and create new recovery codes now, then call {phone} or write to {email}.',
    },
    recent_removed: {
      subject: 'Recent sign-in settings were removed',
      intro:
        'You have chosen a new password for your {site} account. We removed the ways to sign in and the two-step verification that were added in the last 24 hours. Add them again if they were yours.',
      button: 'Check my account',
      alarm:
        'If you didn’t choose a new password, someone else reads your email. Change the password of your mailbox now, then call {phone} or write to {email}.',
    },
    change_undone: {
      subject: 'A change to your account was undone',
      intro:
        'A change to your {site} account was undone with the link we emailed you. Choose a new password to sign out everyone else.',
      button: 'Check my account',
      alarm:
        'If you didn’t open that link, someone else reads your email. Change the password of your mailbox now, then call {phone} or write to {email}.',
    },
    recovery_codes_made: {
      subject: 'New recovery codes for your account',
      intro:
        'New recovery codes were created for your {site} account. The old ones no longer work.',
      button: 'Check my account',
      alarm:
        'If this wasn’t you, choose a new password and create new recovery codes now, then call {phone} or write to {email}.',
    },
    first_codes_made: {
      subject: 'Recovery codes for your account',
      intro:
        'Recovery codes were created for your {site} account. Each one signs you in once if you lose your phone.',
      button: 'Check my account',
      alarm:
        'If this wasn’t you, choose a new password and create new recovery codes now, then call {phone} or write to {email}.',
    },
    password_guesses: {
      subject: 'Many failed attempts to sign in to your account',
      intro:
        'Someone tried many wrong passwords on your {site} account. They did not get in. For a few hours, your password works only on devices you have used before. On any other device, choose “Forgot your password?” to sign in by email.',
      button: 'Check my account',
      alarm:
        'If you also use this password elsewhere, choose a new one and set up two-step verification. Questions? Call {phone} or write to {email}.',
    },
    own_password_guesses: {
      subject: 'Someone signed in to your account is guessing your password',
      intro:
        'Someone signed in to your {site} account tried many times to change the password and got the current one wrong. If it was you, use “Forgot your password?” instead: you will not need the old password.',
      button: 'Check my account',
      alarm:
        'If this wasn’t you, someone is signed in as you. Choose “Sign out everywhere” in your account, reset your password, then call {phone} or write to {email}.',
    },
    factor_guesses: {
      subject: 'Someone may know your password',
      intro:
        'Someone entered the right password for your {site} account, then many wrong codes. They did not get in. If your own code is refused now, use “Forgot your password?” and enter your code again.',
      button: 'Check my account',
      alarm:
        'If this wasn’t you, choose a new password now. Questions? Call {phone} or write to {email}.',
    },
    identity_added: {
      subject: 'A new way to sign in to your account',
      intro: 'You can now also sign in to your {site} account with “{provider}”.',
      button: 'Check my account',
      alarm:
        'If this wasn’t you, choose a new password now, check the ways to sign in listed in your account, then call {phone} or write to {email}.',
    },
    identity_removed: {
      subject: 'A way to sign in to your account has been removed',
      intro: 'You can no longer sign in to your {site} account with “{provider}”.',
      button: 'Check my account',
      alarm:
        'If this wasn’t you, choose a new password now, check the ways to sign in listed in your account, then call {phone} or write to {email}.',
    },
  },
}
