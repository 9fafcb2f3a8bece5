import { useEffect, useState } from 'react'
import { locales } from '#contract/locales.ts'
import { officeStatus } from '#contract/site/office-hours.ts'
import { useCompany } from '../../../app/site-context.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { dayName, fullDay } from './day-name.ts'
import { formatTime } from './format-time.ts'

const everyMs = 30_000

/** "Open now, until …" or "Closed now, opens …", updated while the page is open. */
export function OfficeStatus() {
  const { LL, locale } = useI18nContext()
  const words = LL.office
  const { tag } = locales[locale]
  const office = useCompany()
  const [{ isOpen, next }, setStatus] = useState(() => officeStatus(new Date(), office))
  useEffect(() => {
    const timer = setInterval(() => setStatus(officeStatus(new Date(), office)), everyMs)
    return () => clearInterval(timer)
  }, [office])
  const time = next ? formatTime(next.time, tag) : ''
  // more than six days ahead a weekday would be ambiguous
  const dayOf = next && next.ahead > 6 ? fullDay : dayName
  return (
    // a new element, so that the fade-in runs again
    <span key={String(isOpen)}>
      <strong className={isOpen ? 'office-open' : undefined}>
        {isOpen ? words.openNow() : words.closedNow()}
      </strong>
      {next && (
        <> · {isOpen ? words.until({ time }) : words.opens({ day: dayOf(next.day, tag), time })}</>
      )}
    </span>
  )
}
