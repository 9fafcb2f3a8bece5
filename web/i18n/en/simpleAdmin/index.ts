import type { BaseTranslation } from '../../i18n-types.ts'

const en_simpleAdmin = {
  title: 'Simple admin',
  gateTitle: 'Staff only',
  gateText: 'Enter the password to switch sections and features of the website on or off.',
  password: 'Password',
  unlock: 'Unlock',
  tooMany:
    'Too many wrong passwords. You can try again in half an hour at the latest. Administrators can switch sections in the admin portal meanwhile.',
  unlocking: 'Unlocking…',
  lock: 'Sign out',
  flagsTitle: 'Feature flags',
  flagsIntro: 'Each switch takes effect at once, for all visitors and in all languages.',
  // Lower case: both also stand inside `saved`.
  enabled: 'enabled',
  disabled: 'disabled',
  group: {
    main_navigation: 'Main navigation',
    homepage_sections: 'Home page sections',
    site_features: 'Site features',
  },
  saving: 'Saving…',
  saved: '{name:string} is now {state:string}',
  reverted: '{name:string} was not changed: {reason:string}',
  databaseError: 'Database Error: {message:string}',
  unexpected: 'An unexpected error occurred while fetching feature flags.',
  empty: 'No Feature Flags Found',
  tryAgain: 'Try Again',
  refresh: 'Refresh',
  loading: 'Loading feature flags…',
  description: {
    insights: 'News and blog, with their navigation links',
    news: 'The news page',
    blog: 'The blog and its articles',
    teams: 'The team page',
    partnerships: 'The partnerships page',
    solutions: 'The solutions page',
    brand_story: 'Brand story on the home page',
    products: 'Products on the home page',
    services: 'Services on the home page',
    contact: 'Contact section on the home page',
    client_portal: 'Client sign-in and dashboard',
    founder: 'Founder section on the home page',
    hero_section: 'Opening section of the home page',
    rotating_keywords: 'Changing keyword in the opening section',
    our_process: 'The four steps on the home page',
    b2b_request_form: 'Form for businesses to request access',
    hubspot_chat: 'HubSpot chat window, only after consent',
    cookie_consent: 'Cookie banner',
    domain_failover: 'Second origin takes over reads when this one fails',
    client_orders:
      'Catalogue, prices and ordering in the client portal; assign price lists to companies first',
    french_language: 'French version of the site',
  },
} satisfies BaseTranslation

export default en_simpleAdmin
