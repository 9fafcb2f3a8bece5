import { useLocation } from 'react-router'
import { activeLocales, locales, localize } from '#contract/locales.ts'
import { hasPageQuery } from '#contract/pages.ts'
import { useFlags } from '../../../app/flag-context.tsx'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useSite } from '../../../app/site-context.ts'

/** Links to the same page in every language. Plain links, because each language is a document with its own words. */
export function LanguageLinks() {
  const { pathname, search } = useLocation()
  // other query parameters are added on click (browser/entry.ts), so that cached markup is the same
  const query = hasPageQuery(search) ? search : ''
  const { locale: current, news } = useSite()
  // for a language without this story, link to that language's list
  const only = news?.find(({ slug }) => pathname.endsWith(`/${slug}`))?.locales
  const list = pathname.slice(0, pathname.lastIndexOf('/'))
  const languages = activeLocales(useFlags())
  const { LL } = useI18nContext()
  return (
    <nav aria-label={LL.language.label()}>
      <ul className="languages">
        {languages.map((locale) => (
          <li key={locale}>
            <a
              href={localize(only?.includes(locale) === false ? list : pathname, locale) + query}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
              data-keep-rest=""
            >
              {locales[locale].short}
              <span className="sr-only"> {locales[locale].name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
