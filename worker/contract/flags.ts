export const flagGroups = ['main_navigation', 'homepage_sections', 'site_features'] as const
export type FlagGroup = (typeof flagGroups)[number]

type FlagDefinition = { group: FlagGroup; enabled: boolean; description: string }

/**
 * All flags: group, default value, and description used while D1 has none. Seed, types and admin
 * screens derive from it.
 */
export const flagCatalogue = {
  insights: row(
    'main_navigation',
    true,
    'News and blog under /insights, with their navigation links',
  ),
  news: row('main_navigation', true, 'The news page'),
  blog: row('main_navigation', true, 'The blog and its articles'),
  teams: row('main_navigation', true, 'The team page'),
  partnerships: row('main_navigation', true, 'The partnerships page'),
  solutions: row('main_navigation', true, 'The solutions page'),
  brand_story: row('main_navigation', true, 'Brand story on the home page'),
  products: row('main_navigation', true, 'Products on the home page'),
  services: row('main_navigation', true, 'Services on the home page'),
  contact: row('main_navigation', true, 'Contact section on the home page'),
  client_portal: row('main_navigation', true, 'Client sign-in and dashboard'),
  founder: row('main_navigation', true, 'Founder section on the home page'),
  hero_section: row('homepage_sections', true, 'Opening section of the home page'),
  rotating_keywords: row('homepage_sections', true, 'Changing keyword in the opening section'),
  our_process: row('homepage_sections', true, 'The four steps on the home page'),
  b2b_request_form: row('homepage_sections', true, 'Form for businesses to request access'),
  hubspot_chat: row('site_features', false, 'HubSpot chat widget, only after consent'),
  cookie_consent: row('site_features', true, 'Cookie banner'),
  domain_failover: row(
    'site_features',
    false,
    'Reads fail over to the second origin when this one fails',
  ),
  client_orders: row(
    'site_features',
    false,
    'Catalogue, prices and ordering in the client portal; assign price lists to companies first',
  ),
  french_language: row('site_features', true, 'French version of the site'),
} as const satisfies Record<string, FlagDefinition>

function row(group: FlagGroup, enabled: boolean, description: string): FlagDefinition {
  return { group, enabled, description }
}

/** Flags that are checked only by API calls and not sent to pages. */
export const serverOnlyFlags = ['client_orders'] as const satisfies (keyof typeof flagCatalogue)[]

export type FlagName = keyof typeof flagCatalogue
export const flagNames = Object.keys(flagCatalogue) as FlagName[]
export type FlagValues = Record<FlagName, boolean>
/** The flags that are sent with a page. */
export type SentFlags = Omit<FlagValues, (typeof serverOnlyFlags)[number]>

/** Lifetimes of a preview link that staff can choose, in hours. */
export const previewLifetimesH = [1, 24, 72, 168] as const
