import { company } from '#contract/company.ts'
import type { SentFlags } from '#contract/flags.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import { activeLocales, defaultLocale, type Locale, localize, locales } from '#contract/locales.ts'
import { storyLocales } from '#contract/site/news.ts'
import type { PageId } from '#contract/pages.ts'
import { wordsOf } from '../i18n/words-of.ts'
import { pageWords } from './page-words.ts'
import type { Site } from './site-context.ts'

type Tag = { name: 'meta' | 'link'; attributes: Record<string, string> }
export type Head = { title: string; tags: Tag[] }

export type HeadInput = {
  page: PageId | 'notFound'
  /** Path without language prefix. */
  path: string
  locale: Locale
  origin: string
  flags: SentFlags
  news?: Site['news']
  texts?: Site['texts']
}

/**
 * Returns a page's title and head tags; its words must be loaded. Indexed pages get a canonical link and hreflang
 * links, all other pages `noindex`.
 * Source: Google, "Tell Google about localized versions of your page".
 */
export function headOf({ page, path, locale, origin, flags, news, texts }: HeadInput): Head {
  const words = pageWords(page, path, wordsOf(locale, texts), news)
  const title = page === 'home' ? words.title : `${words.title} · ${company.name}`
  const description = metaTag('name', 'description', words.description)
  const indexed = findIndexed({ path, flags, news })
  if (!indexed) {
    return { title, tags: [description, metaTag('name', 'robots', 'noindex')] }
  }
  const languages = storyLocales(indexed, activeLocales(flags))
  const first = languages.includes(defaultLocale) ? defaultLocale : (languages[0] ?? locale)
  const urlIn = (language: Locale) => new URL(localize(path, language), origin).href
  return {
    title,
    tags: [
      description,
      linkTag({ rel: 'canonical', href: urlIn(locale) }),
      ...languages.map((language) =>
        linkTag({ rel: 'alternate', hreflang: language, href: urlIn(language) }),
      ),
      linkTag({ rel: 'alternate', hreflang: 'x-default', href: urlIn(first) }),
      metaTag('property', 'og:site_name', company.name),
      metaTag('property', 'og:title', words.title),
      metaTag('property', 'og:description', words.description),
      metaTag('property', 'og:locale', locales[locale].tag.replace('-', '_')),
      metaTag('property', 'og:url', urlIn(locale)),
    ],
  }
}

/** Returns whether search engines can list the address. */
export const isIndexed = (input: Pick<HeadInput, 'path' | 'flags' | 'news'>): boolean =>
  findIndexed(input) !== undefined

const findIndexed = ({ path, flags, news }: Pick<HeadInput, 'path' | 'flags' | 'news'>) =>
  indexedPages(flags, news).find((indexed) => indexed.path === path)

export const metaTag = (key: 'name' | 'property', value: string, content: string): Tag => ({
  name: 'meta',
  attributes: { [key]: value, content },
})
export const linkTag = (attributes: Record<string, string>): Tag => ({ name: 'link', attributes })

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Renders the head as HTML on the server. `applyHead` later replaces the tags marked `data-head`. */
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

/** Replaces the document's title and head tags after a client-side navigation. */
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
