import type { Locale } from '../locales.ts'

/**
 * Kinds of texts with their longest length; longer ones would break the layout or be cut by search
 * engines.
 */
export const pageTextLimits = {
  eyebrow: 60,
  heading: 90,
  headingStart: 60,
  headingEnd: 90,
  keyword: 40,
  paragraph: 700,
  button: 40,
  searchTitle: 65,
  searchDescription: 170,
} as const
export type PageTextKind = keyof typeof pageTextLimits

const head = { title: 'searchTitle', description: 'searchDescription' } as const
const opening = { eyebrow: 'eyebrow', title: 'heading', lead: 'paragraph' } as const
const page = { title: 'heading', intro1: 'paragraph', intro2: 'paragraph' } as const
const list = { heading: 'heading', intro: 'paragraph', cta: 'button' } as const

/** Keys of web/i18n by page and common prefix. */
const rows = {
  home: {
    'home.hero': {
      eyebrow: 'eyebrow',
      titleBefore: 'headingStart',
      'keywords.k1': 'keyword',
      'keywords.k2': 'keyword',
      'keywords.k3': 'keyword',
      'keywords.k4': 'keyword',
      'keywords.k5': 'keyword',
      titleAfter: 'headingEnd',
      lead: 'paragraph',
      primary: 'button',
      secondary: 'button',
    },
    'home.products': opening,
    'home.services': opening,
    'home.process': opening,
    'home.story': {
      eyebrow: 'eyebrow',
      title: 'heading',
      p1: 'paragraph',
      p2: 'paragraph',
      missionTitle: 'heading',
      mission: 'paragraph',
    },
    'home.founder': { eyebrow: 'eyebrow', quote: 'paragraph', p1: 'paragraph' },
    'home.contact': opening,
    'page.about.home': head,
  },
  solutions: {
    'company.solutions': {
      ...page,
      cardsTitle: 'heading',
      stepsTitle: 'heading',
      reasonsTitle: 'heading',
      cta: 'button',
    },
    'page.about.solutions': head,
  },
  teams: {
    'company.teams': { ...page, membersTitle: 'heading', cta: 'button' },
    'page.about.teams': head,
  },
  partnerships: {
    'company.partnerships': {
      ...page,
      partnersTitle: 'heading',
      partnersIntro: 'paragraph',
      opportunitiesTitle: 'heading',
      cta: 'button',
    },
    'page.about.partnerships': head,
  },
  news: { news: list, 'page.about.news': head },
  blog: { blog: list, 'page.about.blog': head },
  everywhere: { footer: { tagline: 'paragraph' } },
} as const satisfies Record<string, Record<string, Record<string, PageTextKind>>>

export type PageTextPage = keyof typeof rows
/** Where on its page a text is. */
export type PageTextPlace =
  | 'hero'
  | 'products'
  | 'services'
  | 'process'
  | 'story'
  | 'founder'
  | 'contact'
  | 'page'
  | 'footer'
  | 'search'
export type PageText = {
  key: string
  page: PageTextPage
  place: PageTextPlace
  kind: PageTextKind
  most: number
}

/** All page texts that staff can change. None has a placeholder, none is empty in any language. */
export const pageTexts: readonly PageText[] = Object.entries(rows).flatMap(([name, groups]) =>
  Object.entries<Record<string, PageTextKind>>(groups).flatMap(([group, texts]) =>
    Object.entries(texts).map(([last, kind]) => ({
      key: `${group}.${last}`,
      page: name as PageTextPage,
      place: placeOf(group),
      kind,
      most: pageTextLimits[kind],
    })),
  ),
)

function placeOf(group: string): PageTextPlace {
  if (group === 'footer') return 'footer'
  const [first, second] = group.split('.')
  if (first === 'page') return 'search'
  return first === 'home' ? (second as PageTextPlace) : 'page'
}

export const pageTextPages = Object.keys(rows) as PageTextPage[]

const byKey = new Map(pageTexts.map((text) => [text.key, text]))

export const findPageText = (key: string): PageText | undefined => byKey.get(key)

/** Texts changed by staff in one language, by key. */
export type ChangedTexts = Readonly<Record<string, string>>

export type ChangedTextsByLocale = Partial<Record<Locale, ChangedTexts>>
