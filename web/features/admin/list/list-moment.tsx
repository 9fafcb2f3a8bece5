import { dateText } from '#contract/text/date-text.ts'
import { locales } from '#contract/locales.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

/** Date and time in the device's time zone; `isDay` omits the time. */
export function Moment({ at, isDay = false }: { at: string; isDay?: boolean }) {
  const { locale } = useI18nContext()
  const text = dateText(at, locales[locale].tag, {
    dateStyle: 'medium',
    ...(!isDay && { timeStyle: 'short' }),
  })
  return <time dateTime={at}>{text}</time>
}
