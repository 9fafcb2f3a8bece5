import { useLocation } from 'react-router'
import { activeLocales, locales, localize } from '#contract/locales.ts'
import { hasPageQuery } from '#contract/pages.ts'
import { useFlags } from '../../../app/flag-context.tsx'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useSite } from '../../../app/site-context.ts'

/** The same page in every language. Plain links: another language is another document, with its own words. */
export function LanguageLinks() {
  const { pathname, search } = useLocation()
  // other queries are added at the click (browser/entry.ts): the markup is the same for all of them
  const query = hasPageQuery(search) ? search : ''
  const { locale: current, news } = useSite()
  // a story that is not in a language leads to that language's list
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
