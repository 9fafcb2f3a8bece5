import { locales } from '#contract/locales.ts'
import type { Figure } from '#contract/staff/overview.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { formatDay } from '../screen/moment.tsx'

/** Texts and number formats of the analytics screen. */
export function useAnalyticsFormat() {
  const { LL, locale } = useI18nContext()
  const { tag } = locales[locale]
  const number = new Intl.NumberFormat(tag)
  const signed = new Intl.NumberFormat(tag, { signDisplay: 'exceptZero' })
  const share = new Intl.NumberFormat(tag, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  })
  /**
   * Change since the period before: in per cent from 100 views on, else as a difference; "–" without a period before.
   */
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
