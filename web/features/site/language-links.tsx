import { useLocation } from 'react-router'
import { activeLocales, locales, localize } from '../../../worker/contract/locales.ts'
import { useFlags } from '../../flags/flag-context.tsx'
import { useI18nContext } from '../../i18n/words.tsx'
import { useSite } from '../../site-context.ts'

/** The same page in every language. Plain links: another language is another document, with its own words. */
export function LanguageLinks() {
  const { pathname, search } = useLocation()
  const current = useSite().locale
  const languages = activeLocales(useFlags())
  const { LL } = useI18nContext()
  return (
    <nav aria-label={LL.language.label()}>
      <ul className="languages">
        {languages.map((locale) => (
          <li key={locale}>
            <a
              href={localize(pathname, locale) + search}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
              data-keep-hash=""
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
