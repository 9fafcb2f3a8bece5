import { locales } from '#contract/locales.ts'
import { useCompany } from '../../../app/site-context.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { dayName } from './day-name.ts'
import { formatTime } from './format-time.ts'
import { type DayGroup, groupDays } from './group-days.ts'
import { OpenNow } from './open-now.tsx'

export function OpeningHours() {
  const { LL, locale } = useI18nContext()
  const company = useCompany()
  const words = LL.office
  const { tag } = locales[locale]
  const nameOf = (weekday: number) => dayName(`2023-01-0${weekday + 1}`, tag) // 2023-01-01 was a Sunday
  const days = ({ first, last }: DayGroup) =>
    first === last ? nameOf(first) : words.days({ first: nameOf(first), last: nameOf(last) })
  return (
    <>
      <dl className="hours">
        {groupDays(company.hours).map((group) => (
          <div key={group.first}>
            <dt>{days(group)}</dt>
            <dd>
              {group.hours
                .map(
                  ({ opens, closes }) => `${formatTime(opens, tag)} – ${formatTime(closes, tag)}`,
                )
                .join(', ') || words.closed()}
            </dd>
          </div>
        ))}
      </dl>
      {company.notices.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <OpenNow />
    </>
  )
}
