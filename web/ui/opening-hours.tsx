import { company } from '../../worker/contract/company.ts'
import { locales } from '../../worker/contract/locales.ts'
import { useI18nContext } from '../i18n/words.tsx'
import { formatTime } from './format-time.ts'
import { OpenNow } from './open-now.tsx'

/** The office's hours as a list, and whether it is open now, in the reader's way of writing times. */
export function OpeningHours() {
  const { LL, locale } = useI18nContext()
  const words = LL.office
  const rows = [
    { label: words.weekdays(), hours: company.hours[1] },
    { label: words.saturday(), hours: company.hours[6] },
    { label: words.sunday(), hours: company.hours[0] },
  ]
  return (
    <>
      <dl className="hours">
        {rows.map(({ label, hours }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {hours
                ? `${formatTime(hours.opens, locales[locale].tag)} – ${formatTime(hours.closes, locales[locale].tag)}`
                : words.closed()}
            </dd>
          </div>
        ))}
      </dl>
      <OpenNow />
    </>
  )
}
