import { useLocation } from 'react-router'
import { locales, localize } from '#contract/locales.ts'
import { useSite } from '../../app/site-context.ts'
import { useI18nContext } from '../../i18n/words.tsx'

/** The languages that a story can be read in, where this one has none of it. Plain links: each is another document. */
export function Elsewhere() {
  const { pathname } = useLocation()
  const { LL } = useI18nContext()
  const { elsewhere } = useSite()
  return (
    elsewhere && (
      <p className="hero-actions">
        {LL.language.label()}
        {elsewhere.map((code) => (
          <a key={code} className="btn" href={localize(pathname, code)} hrefLang={code} lang={code}>
            {locales[code].name}
          </a>
        ))}
      </p>
    )
  )
}
