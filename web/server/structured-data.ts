import { company } from '#contract/company.ts'
import { activeLocales, locales, localize } from '#contract/locales.ts'
import { isPageOn, pages } from '#contract/pages.ts'
import { isArticle } from '#contract/site/news.ts'
import { team } from '#contract/site/team.ts'
import type { PublicCompany } from '#contract/site/public-company.ts'
import type { HeadInput } from '../app/head.ts'
import { wordsOf } from '../i18n/words-of.ts'
import { pageWords } from '../app/page-words.ts'
import { breadcrumbsOf } from '../app/breadcrumbs.ts'
import { findStory } from '../app/stories.ts'
import { pictureOf } from './social-head.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * Structured data of an indexed page (schema.org in JSON-LD). Contains only facts that visitors see
 * on the page or on a page it links to.
 */
export function structuredData(input: HeadInput, office: PublicCompany): object {
  const { page, path, locale, origin, flags, news } = input
  const LL = wordsOf(locale, input.texts)
  const url = (to: string) => origin + localize(to, locale)
  const image = origin + pictureOf(input)
  const publisher = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: company.name,
    legalName: company.legalName,
    url: `${origin}/`,
    logo: `${origin}/assets/social/logo.png`,
    email: office.email,
    telephone: office.phone,
  }
  const graph: object[] = []
  if (page === 'home') {
    graph.push(
      {
        ...publisher,
        ...(flags.contact && businessOf(office)),
        '@type': ['Organization', 'LocalBusiness'],
        image,
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: company.name,
        url: `${origin}/`,
        description: pageWords('home', path, LL).description,
        inLanguage: activeLocales(flags).map((code) => locales[code].tag),
        publisher: { '@id': publisher['@id'] },
      },
    )
  } else {
    graph.push({
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbsOf(path, LL, news).map(({ name, path: to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: url(to),
      })),
    })
  }
  const entry = findStory(page, path, news)
  if (entry) {
    const { title, description } = pageWords(page, path, LL, news)
    const article = isArticle(entry) ? entry : undefined
    const author = team.find(({ id }) => id === article?.author)
    graph.push({
      '@type': article ? 'Article' : 'NewsArticle',
      headline: title,
      description,
      image,
      datePublished: entry.date,
      dateModified: entry.date,
      inLanguage: locales[locale].tag,
      mainEntityOfPage: url(path),
      author: author
        ? {
            '@type': 'Person',
            name: author.name,
            ...(isPageOn('teams', flags) && { url: url(pages.teams.path) }),
          }
        : publisher,
      publisher,
    })
  }
  return { '@context': 'https://schema.org', '@graph': graph }
}

/** The data of the contact section; left out without that section. */
const businessOf = ({ address, hours, special }: PublicCompany) => ({
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: company.country,
  },
  openingHoursSpecification: [
    ...hours.flatMap((intervals, day) =>
      intervals.map((interval) => ({ ...opening, dayOfWeek: weekdays[day], ...interval })),
    ),
    ...special.flatMap(({ first, last, intervals }) =>
      (intervals.length > 0 ? intervals : [allDayClosed]).map((interval) => ({
        ...opening,
        ...interval,
        validFrom: first,
        validThrough: last,
      })),
    ),
  ],
})

const opening = { '@type': 'OpeningHoursSpecification' }
/**
 * A day closed all day opens and closes at midnight. Source: Google, "Local business structured
 * data".
 */
const allDayClosed = { opens: '00:00', closes: '00:00' }
