import { useLocation } from 'react-router'
import { locales, localize } from '#contract/locales.ts'
import { useSite } from '../../app/site-context.ts'
import { useI18nContext } from '../../i18n/words.tsx'

/** Links to the languages in which the story exists, shown when it does not exist in this one. */
export function OtherLanguages() {
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
