import { type SubmitEvent, useId, useState } from 'react'
import { type AnalyticsQuery, maxAnalyticsDays } from '#contract/analytics/analytics.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { isPeriod, type Preset, presets } from './period.ts'

type Props = {
  period: AnalyticsQuery
  /** Which of the usual times it is, if one. */
  preset: Preset | undefined
  onPreset: (preset: Preset) => void
  onPeriod: (period: AnalyticsQuery) => void
}

/** The time that figures are shown of: one of the usual ones, or from day to day. */
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
        {presets.map((choice) => (
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
      {/* another time from elsewhere (a usual one, a link, the way back) is what the fields show */}
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
