import { locales } from '../../../worker/contract/locales.ts'
import { useI18nContext } from '../../i18n/i18n-react.tsx'

const effectiveOn = '2025-04-28'

/** Since when privacy notice and terms apply, in the reader's way of writing dates. */
export function EffectiveDate() {
  const { LL, locale } = useI18nContext()
  const format = new Intl.DateTimeFormat(locales[locale].tag, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return (
    <p className="eyebrow">
      <time dateTime={effectiveOn}>
        {LL.legal.effective({ date: format.format(new Date(effectiveOn)) })}
      </time>
    </p>
  )
}
