import { type SubmitEvent, useId, useState } from 'react'
import { type AnalyticsQuery, maxAnalyticsDays } from '#contract/analytics/analytics.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { isPeriod, type Preset, periodPresets } from './period.ts'

type Props = {
  period: AnalyticsQuery
  /** The preset that equals the period, if any. */
  preset: Preset | undefined
  onPreset: (preset: Preset) => void
  onPeriod: (period: AnalyticsQuery) => void
}

/** Period of the figures: a preset or two dates. */
export function PeriodPicker({ period, preset, onPreset, onPeriod }: Props) {
  const words = useI18nContext().LL.staffFigures.period
  const errorId = useId()
  const [isWrong, setIsWrong] = useState(false)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const dayOf = (name: string) => {
      const day = given.get(name)
      return typeof day === 'string' ? day : ''
    }
    const chosen = { from: dayOf('from'), to: dayOf('to') }
    setIsWrong(!isPeriod(chosen))
    if (isPeriod(chosen)) onPeriod(chosen)
  }

  return (
    <div className="figures-period">
      <div className="staff-counts" role="group" aria-label={words.label()}>
        {periodPresets.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === preset}
            onClick={() => {
              setIsWrong(false)
              onPreset(choice)
            }}
          >
            {words.last[choice]()}
          </button>
        ))}
      </div>
      {/* the key resets the fields when the period changes elsewhere */}
      <form
        key={`${period.from} ${period.to}`}
        className="staff-filters"
        onSubmit={submit}
        noValidate
      >
        {(['from', 'to'] as const).map((name) => (
          <label key={name} className="staff-select">
            <span>{words[name]()}</span>
            <input
              className="staff-input"
              type="date"
              name={name}
              defaultValue={period[name]}
              aria-invalid={isWrong}
              aria-describedby={isWrong ? errorId : undefined}
            />
          </label>
        ))}
        <button className="staff-button">{words.show()}</button>
      </form>
      <p id={errorId} role="alert" className="figures-wrong">
        {isWrong && words.wrong({ days: maxAnalyticsDays })}
      </p>
    </div>
  )
}
