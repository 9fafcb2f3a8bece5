import type { BaseTranslation } from '../../i18n-types.ts'
// `.js` because typesafe-i18n compiles these files and follows their imports
import account from './account.js'
import business from './business.js'
import catalogue from './catalogue.js'
import emailAddress from './email-address.js'
import entrance from './entrance.js'
import firstTime from './first-time.js'
import recoveryCodes from './recovery-codes.js'
import request from './request.js'
import undo from './undo.js'

const en_portal = {
  client: {
    title: 'Client Portal',
    intro: 'For retailers, restaurants and distributors that buy from us.',
  },
  admin: {
    title: 'Admin Portal',
    intro: 'For staff who manage this website.',
  },
  door: {
    title: 'Welcome',
    intro: 'One sign-in for clients and staff.',
  },
  dashboard: {
    title: 'Client Portal',
    welcome: 'Welcome',
    account: 'Account security',
    signOut: 'Sign Out',
    cards: {
      orders: {
        title: 'Orders',
        text: 'Your current and past orders will appear here. Until then, your account manager will keep you posted.',
      },
      analytics: {
        title: 'Analytics',
        text: 'What you buy and how it sells will be charted here once you have placed orders.',
      },
      documents: {
        title: 'Documents',
        text: 'Price lists, certificates and customs documents will be kept here, ready to download.',
      },
    },
    services: {
      title: 'Your B2B Services',
      text: 'Samples, private labels, a delivery date that has to move: {name:string} and colleagues look after your account.',
      contact: 'Contact Your Account Manager',
    },
  },
  form: {
    required: 'Please fill in this field.',
    choose: 'Please choose one of the options.',
    email: 'Please enter an email address such as name@company.com.',
    url: 'Please enter a web address such as company.com.',
    code: 'The code has six digits.',
    optional: 'optional',
    offline: 'No internet connection. Please try again once you are back online.',
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  rule: {
    label: 'Password requirements',
    characters: 'At least 8 characters',
    uppercase: 'One uppercase letter',
    special: 'One special character',
    met: 'done',
    unmet: 'Password does not meet requirements.',
  },
  failure: {
    unexpected: 'An unexpected error occurred.',
    unreachable: 'The server cannot be reached. Please check your connection and try again.',
    tooMany: 'Too many attempts in a short time. Please wait a minute and try again.',
    tooManyPasswords:
      'Too many wrong passwords. Try again later, or use “Forgot your password?” to sign in by email now.',
    tooManyMailedCodes: 'Too many wrong codes. Open the link in the email instead.',
    tooManySteps:
      'Too many wrong codes. Try again later, or use “Forgot your password?” and then enter your code again.',
    captcha: 'The security check failed. Please try again.',
    code: 'This code is wrong or has expired. Please try again.',
    weak: 'This password is too easy to guess. Please choose another one.',
    same: 'The new password is the same as the old one. Please choose a different one.',
    current: 'This is not your current password. Please try again.',
    nameTaken: 'You already have an app with this name. Please choose another name.',
    factors: 'You have reached the maximum number of apps. Remove one first.',
    linked: 'This account is already linked, to you or to another user.',
    lastIdentity: 'This is your only way to sign in, so you can’t remove it.',
    session: 'You have been signed out. Please sign in again.',
    noSms: 'Text messages cannot be sent at the moment. Please use another method.',
    phoneTaken: 'This phone is already set up.',
  },
  ...entrance,
  business,
  catalogue,
  request,
  account,
  emailAddress,
  firstTime,
  recoveryCodes,
  undo,
} satisfies BaseTranslation

export default en_portal
