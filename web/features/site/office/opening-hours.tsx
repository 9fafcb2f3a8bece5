import { company } from '#contract/company.ts'
import { locales } from '#contract/locales.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { dayName } from './day-name.ts'
import { formatTime } from './format-time.ts'
import { type DayGroup, groupDays } from './group-days.ts'
import { OpenNow } from './open-now.tsx'

/** The office's hours as a list, and whether it is open now, in the reader's way of writing days and times. */
export function OpeningHours() {
  const { LL, locale } = useI18nContext()
  const words = LL.office
  const { tag } = locales[locale]
  const days = ({ first, last }: DayGroup) =>
    first === last
      ? dayName(first, tag)
      : words.days({ first: dayName(first, tag), last: dayName(last, tag) })
  return (
    <>
      <dl className="hours">
        {groupDays(company.hours).map((group) => (
          <div key={group.first}>
            <dt>{days(group)}</dt>
            <dd>
              {group.hours
                ? `${formatTime(group.hours.opens, tag)} – ${formatTime(group.hours.closes, tag)}`
                : words.closed()}
            </dd>
          </div>
        ))}
      </dl>
      <OpenNow />
    </>
  )
}
