import { locales } from '#contract/locales.ts'
import type { Figure } from '#contract/staff/overview.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { formatDay } from '../screen/moment.tsx'

/** Numbers and days as the reader writes them. */
export function useFigureWords() {
  const { LL, locale } = useI18nContext()
  const { tag } = locales[locale]
  const number = new Intl.NumberFormat(tag)
  const signed = new Intl.NumberFormat(tag, { signDisplay: 'exceptZero' })
  const share = new Intl.NumberFormat(tag, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  })
  /** Large counts are compared in per cent, small ones as they are; nothing where there was nothing to compare with. */
  const change = ({ now, before }: Figure): string => {
    if (before === null) return '–'
    return before >= 100 ? share.format((now - before) / before) : signed.format(now - before)
  }
  return {
    words: LL.staffFigures,
    count: (value: number) => number.format(value),
    change,
    day: (day: string) => formatDay(day, locale),
  }
}
