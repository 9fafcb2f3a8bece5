import { useId, useState } from 'react'
import type { StaffFlag } from '#contract/staff/flag-admin-calls.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { DialogCancel } from '../dialog/dialog-cancel.tsx'
import { formatInstant } from '../screen/moment.tsx'
import { FlagDialog, type FlagDialogProps } from './flag-dialog.tsx'
import { useFlagOutcomeText } from './use-flag-outcome-text.ts'
import { serverNowMs } from '../../../app/server-clock.ts'

type Props = FlagDialogProps & {
  onSwitch: (flag: StaffFlag, enabled: boolean, note: string) => void
  onPlan: (flag: StaffFlag, enabled: boolean, at: string, note: string) => void
}

/** Switches a flag with a reason, now or at a scheduled time. */
export const FlagScheduleDialog = (props: Props) => (
  <FlagDialog {...props} title={useI18nContext().LL.staffPortal.planning.title}>
    {(flag) => <PlanForm {...props} flag={flag} />}
  </FlagDialog>
)

const furthestMs = 365 * 86_400_000

function PlanForm(props: Props & { flag: StaffFlag }) {
  const { flag, isBusy, failure, onSwitch, onPlan } = props
  const { LL, locale } = useI18nContext()
  const words = LL.staffPortal.planning
  const [enabled, setEnabled] = useState(!flag.enabled)
  const [isLater, setLater] = useState(false)
  const [time, setTime] = useState(nextHour)
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const textOf = useFlagOutcomeText()
  const id = useId()
  const others = flag.schedules.filter(({ state }) => state === 'waiting')

  function send() {
    if (isBusy) return
    if (!isLater) {
      if (enabled === flag.enabled) return setError(words.already())
      return onSwitch(flag, enabled, note)
    }
    const aheadMs = new Date(time).getTime() - serverNowMs()
    // NaN for an empty field
    if (!(aheadMs > 0 && aheadMs < furthestMs)) return setError(words.pastTime())
    onPlan(flag, enabled, new Date(time).toISOString(), note)
  }

  const choice = <Value,>(
    legend: string,
    value: Value,
    options: [Value, string][],
    set: (value: Value) => void,
  ) => (
    <fieldset className="staff-choice">
      <legend>{legend}</legend>
      {options.map(([option, label]) => (
        <label key={label}>
          <input
            type="radio"
            name={`${id}-${legend}`}
            checked={value === option}
            onChange={() => {
              set(option)
              setError(undefined)
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {choice(
        words.target(),
        enabled,
        [
          [true, words.on()],
          [false, words.off()],
        ],
        setEnabled,
      )}
      {choice(
        words.when(),
        isLater,
        [
          [false, words.now()],
          [true, words.later()],
        ],
        setLater,
      )}
      {isLater && (
        <label className="staff-field">
          <span>{words.time()}</span>
          <input
            type="datetime-local"
            className="staff-input staff-input-time"
            value={time}
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-hint ${id}-error`}
            onChange={({ target }) => {
              setTime(target.value)
              setError(undefined)
            }}
          />
          <small id={`${id}-hint`} className="staff-soft">
            {words.timeHint()}
          </small>
        </label>
      )}
      {isLater && others.length > 0 && (
        <div className="staff-notice staff-notice-warning">
          <div>
            <p>{words.others()}</p>
            <ul>
              {others.map(({ id, enabled, apply_at }) => (
                <li key={id}>
                  {enabled ? words.on() : words.off()}, {formatInstant(apply_at, locale)}
                </li>
              ))}
            </ul>
            <p>{words.warning()}</p>
          </div>
        </div>
      )}
      {flag.name === 'french_language' && !enabled && (
        <p className="staff-notice staff-notice-warning">{LL.staffPortal.impact.quebec()}</p>
      )}
      <label className="staff-field">
        <span>{LL.staffPortal.impact.note()}</span>
        <input
          className="staff-input"
          value={note}
          maxLength={500}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      <p id={`${id}-error`} role="alert" className="staff-form-error">
        {error ?? (failure && textOf(failure))}
      </p>
      <div className="staff-dialog-actions">
        <button className="staff-button staff-button-strong" aria-disabled={isBusy}>
          {isLater ? words.save() : words.switch()}
        </button>
        <DialogCancel />
      </div>
    </form>
  )
}

/** The next full hour as `datetime-local` value: local time without zone or seconds. */
function nextHour(): string {
  const at = new Date(serverNowMs() + 3_600_000)
  at.setMinutes(0, 0, 0)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
