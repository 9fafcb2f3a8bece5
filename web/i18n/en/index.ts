import type { BaseTranslation } from '../i18n-types.ts'

const en = {
  skipToContent: 'Skip to content',
  loading: 'Loading…',
  nav: {
    label: 'Main navigation',
    home: 'Home',
    products: 'Products',
    services: 'Services',
    brandStory: 'Our story',
    contact: 'Contact',
    solutions: 'Solutions',
    teams: 'Team',
    partnerships: 'Partners',
    news: 'News',
    blog: 'Blog',
    clientPortal: 'Client portal',
    menu: 'Menu',
    closeMenu: 'Close menu',
    trail: 'You are here',
  },
  language: { label: 'Language' },
  footer: {
    tagline: 'Mediterranean food, imported with care and sold under brands that last.',
    explore: 'Explore',
    company: 'Company',
    legal: 'Legal',
    home: 'Home',
    products: 'Products',
    services: 'Services',
    brandStory: 'Our story',
    contact: 'Contact',
    privacy: 'Privacy',
    terms: 'Terms of use',
    cookieSettings: 'Cookie settings',
    rights: '© {year:number} {company:string} · All rights reserved',
  },
  // Not called `company`: that is a namespace, and typesafe-i18n reserves its name in the root.
  office: {
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    hours: 'Opening hours',
    openNow: 'Open now',
    closedNow: 'Closed now',
    weekdays: 'Monday to Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
    closed: 'Closed',
    country: 'Canada',
  },
  consent: {
    label: 'Cookie consent',
    text: 'This site works without tracking. If you accept, outside providers may count page views and show a chat window; if you decline, nothing changes.',
    accept: 'Accept',
    decline: 'Decline',
    learnMore: 'Learn more',
  },
  notFound: {
    title: 'Oops! Page not found',
    text: 'There is no page at this address. It may have moved, or the link may contain a typing error.',
    countdown: 'You will be taken to the home page in 3 seconds.',
    stay: 'Stay here',
    home: 'Return to Home',
    staying: 'You are staying on this page.',
  },
  problem: {
    'request/not-json':
      'The server could not read the request. Please reload the page and try again.',
    'request/too-large':
      'That is more than the server accepts at once. Please shorten it and try again.',
    'request/invalid': 'Some entries are missing or not valid. Please check them and try again.',
    'request/not-found': 'What you asked for does not exist, or no longer does.',
    'request/rate-limited':
      'Too many attempts in a short time. Please wait a minute and try again.',
    'request/wrong-origin': 'The request came from another website and was refused.',
    'auth/no-token': 'Please sign in to continue.',
    'auth/token-invalid': 'Your sign-in is no longer valid. Please sign in again.',
    'auth/forbidden': 'Your account does not have the right to do this.',
    'auth/session-gone': 'Your session has ended. Please sign in again.',
    'simple-admin/incorrect-password': 'Incorrect password',
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
  },
} satisfies BaseTranslation

export default en
