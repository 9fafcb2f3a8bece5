import type { Interval } from '#contract/site/public-company.ts'
import { colon } from '#contract/text/colon.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { Icon } from '../../shell/icons.tsx'

type Props = {
  /** Day or days, for the accessible names of the fields. */
  day: string
  intervals: readonly Interval[]
  onChange: (intervals: Interval[]) => void
  /** Text for a day without hours. */
  none?: string
}

const most = 4

/** Opening hours of a day as pairs of times. */
export function DayHours({ day, intervals, onChange, none }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staffSettings.week
  const change = (index: number, part: Partial<Interval>) =>
    onChange(intervals.map((one, at) => (at === index ? { ...one, ...part } : one)))
  const time = (index: number, part: 'opens' | 'closes', value: string) => (
    <input
      className="staff-input"
      type="time"
      required
      aria-label={words[part]({ day })}
      value={value}
      onChange={(event) => change(index, { [part]: event.currentTarget.value })}
    />
  )
  return (
    <div className="staff-hours">
      {intervals.length === 0 && none && <span className="staff-soft">{none}</span>}
      {intervals.map(({ opens, closes }, index) => (
        // pairs have no id
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="staff-hours-pair">
          {time(index, 'opens', opens)}
          <span aria-hidden="true">–</span>
          {time(index, 'closes', closes)}
          <button
            type="button"
            className="staff-icon-button"
            aria-label={words.remove({ hours: `${opens}–${closes}`, day })}
            onClick={() => onChange(intervals.filter((_, at) => at !== index))}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
      {intervals.length < most && (
        <button
          type="button"
          className="staff-button staff-button-plain"
          onClick={() => onChange([...intervals, after(intervals.at(-1))])}
        >
          {words.add()}
          <span className="sr-only">{`${colon(locale)} ${day}`}</span>
        </button>
      )}
    </div>
  )
}

/** Default of a new pair: office hours, or the time after the last pair. */
const after = (last: Interval | undefined): Interval =>
  last ? { opens: last.closes, closes: '' } : { opens: '09:00', closes: '17:00' }

/** Whether the intervals are sorted and do not overlap. */
export const areSorted = (intervals: readonly Interval[]): boolean =>
  intervals.every(
    ({ opens, closes }, index) =>
      opens !== '' && opens < closes && (intervals[index - 1]?.closes ?? '') < opens,
  )

export const sortIntervals = (intervals: readonly Interval[]): Interval[] =>
  intervals.toSorted((one, other) => (one.opens < other.opens ? -1 : 1))
