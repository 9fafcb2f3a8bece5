import { useId, useState } from 'react'
import { company } from '#contract/company.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { instantOf, officeTime } from './office-instant.ts'
import { serverNowMs } from '../../../../app/server-clock.ts'

type Props = {
  /** The scheduled time, if any. */
  publishAt: string | null
  isBusy: boolean
  /** Whether a text can be published. */
  isReady: boolean
  onPlan: (publishAt: string | null) => void
}

/** Schedules a publication for a future office-local time. */
export function PlanForm({ publishAt, isBusy, isReady, onPlan }: Props) {
  const words = useI18nContext().LL.staffContent
  const id = useId()
  const [at, setAt] = useState(publishAt ? officeTime(publishAt) : '')
  const [isPast, setPast] = useState(false)

  function plan() {
    const instant = instantOf(at)
    const isTooLate = Date.parse(instant) <= serverNowMs()
    setPast(isTooLate)
    if (!isTooLate) onPlan(instant)
  }

  const isOff = isBusy || !isReady || at === ''
  return (
    <>
      <div className="staff-text-plan">
        <div className="staff-field">
          <label htmlFor={id}>{words.planAt()}</label>
          <input
            id={id}
            className="staff-input"
            type="datetime-local"
            value={at}
            aria-describedby={`${id}-hint`}
            aria-invalid={isPast}
            onChange={(event) => {
              setAt(event.currentTarget.value)
              setPast(false)
            }}
          />
        </div>
        <button
          type="button"
          className="staff-button"
          aria-disabled={isOff}
          onClick={() => !isOff && plan()}
        >
          {words.plan()}
        </button>
        {publishAt && (
          <button
            type="button"
            className="staff-button"
            aria-disabled={isBusy}
            onClick={() => {
              if (isBusy) return
              setAt('')
              onPlan(null)
            }}
          >
            {words.unplan()}
          </button>
        )}
      </div>
      <small id={`${id}-hint`} className="staff-soft">
        {words.planHint({ zone: company.timeZone })}
      </small>
      <div role="alert">{isPast && <p>{words.planPast()}</p>}</div>
    </>
  )
}
