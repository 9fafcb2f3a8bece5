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
  // not called `company`, which is a namespace: typesafe-i18n reserves those names here
  office: {
    openNow: 'Open now',
    closedNow: 'Closed now',
    until: 'until {time:string}',
    opens: 'opens {day:string} at {time:string}',
    // a range of weekdays
    days: '{first:string} to {last:string}',
    closed: 'Closed',
    country: 'Canada',
  },
  // by the country of the visitor
  quotations: {
    CAD: 'We quote in Canadian dollars (CAD).',
    USD: 'We quote in US dollars (USD).',
    EUR: 'We quote in euros (EUR).',
  },
  consent: {
    label: 'Cookie consent',
    text: 'This site works without tracking. If you accept, third parties may count page views and show a chat window; if you decline, neither happens.',
    accept: 'Accept',
    decline: 'Decline',
    learnMore: 'Learn more',
    // appended to the link for screen readers
    learnMoreAbout: 'about cookies and privacy',
  },
  brokenPage: {
    title: 'Something went wrong on our side. Please try again.',
    retry: 'Try again',
    part: 'This part of the page could not be loaded.',
  },
} satisfies BaseTranslation

export default en
