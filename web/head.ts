import { company } from '../worker/contract/company.ts'
import type { FlagValues } from '../worker/contract/flags.ts'
import {
  activeLocales,
  defaultLocale,
  type Locale,
  localize,
  locales,
} from '../worker/contract/locales.ts'
import { type PageId, pages } from '../worker/contract/pages.ts'
import type { TranslationFunctions } from './i18n/i18n-types.ts'

type Tag = { name: 'meta' | 'link'; attributes: Record<string, string> }
export type Head = { title: string; tags: Tag[] }

type Input = {
  page: PageId | 'notFound'
  /** Path without language prefix. */
  path: string
  locale: Locale
  origin: string
  flags: FlagValues
  LL: TranslationFunctions
}

/**
 * Title and head tags of a page. Indexed pages name themselves as canonical and all their languages, each with
 * itself, plus x-default; others ask not to be indexed.
 * Source: Google, "Tell Google about localized versions of your page".
 */
export function headOf({ page, path, locale, origin, flags, LL }: Input): Head {
  const words = LL.page[page]
  const title = page === 'home' ? words.title() : `${words.title()} · ${company.name}`
  const description = words.description()
  const urlIn = (language: Locale) => new URL(localize(path, language), origin).href
  const social = [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', company.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', locales[locale].tag.replace('-', '_')),
  ]
  const isIndexed = page !== 'notFound' && pages[page].indexed
  if (!isIndexed) {
    return {
      title,
      tags: [
        meta('name', 'description', description),
        meta('name', 'robots', 'noindex'),
        ...social,
      ],
    }
  }
  return {
    title,
    tags: [
      meta('name', 'description', description),
      link({ rel: 'canonical', href: urlIn(locale) }),
      ...activeLocales(flags).map((language) =>
        link({ rel: 'alternate', hreflang: language, href: urlIn(language) }),
      ),
      link({ rel: 'alternate', hreflang: 'x-default', href: urlIn(defaultLocale) }),
      ...social,
      meta('property', 'og:url', urlIn(locale)),
    ],
  }
}

const meta = (key: 'name' | 'property', value: string, content: string): Tag => ({
  name: 'meta',
  attributes: { [key]: value, content },
})
const link = (attributes: Record<string, string>): Tag => ({ name: 'link', attributes })

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The head as HTML, for the server. `data-head` marks what `applyHead` replaces later. */
export function headHtml({ title, tags }: Head): string {
  const attributes = (tag: Tag) =>
    Object.entries(tag.attributes)
      .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      .join('')
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...tags.map((tag) => `<${tag.name}${attributes(tag)} data-head>`),
  ].join('\n    ')
}

/** Puts the head of the page that a client-side navigation shows into the document. */
export function applyHead({ title, tags }: Head): void {
  document.title = title
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove()
  for (const { name, attributes } of tags) {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.dataset.head = ''
    document.head.appendChild(element)
  }
}
