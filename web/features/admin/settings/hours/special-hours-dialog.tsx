import { useId, useState } from 'react'
import { localeCodes, locales } from '#contract/locales.ts'
import { maxSpecialDays } from '#contract/settings/setting-keys.ts'
import type { HoursException } from '#contract/settings/catalogue.ts'
import type { StaffException } from '#contract/staff/settings.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { Dialog } from '../../dialog/dialog.tsx'
import { DialogCancel } from '../../dialog/dialog-cancel.tsx'
import { Notice } from '../../screen/notice.tsx'
import { ConflictNotice } from '../conflict-notice.tsx'
import { DayHours, sortIntervals, areSorted } from './day-hours.tsx'
import { formatDays, formatValue } from '../setting-words.ts'
import type { Settings } from '../use-settings.ts'

type Props = {
  state: Settings
  /** The row when the dialog opened; `null` for a new one. */
  row: StaffException | null
  /** The row as stored now; `null` if it was deleted. */
  stored: StaffException | null
  onClose: () => void
}

const dayMs = 86_400_000

const empty: HoursException = { first_day: '', last_day: '', intervals: [], labels: {} }

/** Form for consecutive days with closures or special hours. */
export function SpecialHoursDialog({ state, row, stored, onClose }: Props) {
  const { LL, locale } = useI18nContext()
  const all = LL.staffSettings
  const words = all.special
  const id = useId()
  const [rowId] = useState(() => row?.id ?? crypto.randomUUID())
  const [value, setValue] = useState<HoursException>(() => (row ? contentOf(row) : empty))
  const [seen, setSeen] = useState(row)
  const [isClosed, setClosed] = useState(value.intervals.length === 0)
  const [opened] = useState(() => JSON.stringify([value, isClosed]))
  const [error, setError] = useState<string>()
  const change = (part: Partial<HoursException>) => {
    setError(undefined)
    setValue((before) => ({ ...before, ...part }))
  }
  const isConflict = row !== null && stored?.version !== seen?.version

  async function save() {
    if (state.isBusy) return
    const intervals = isClosed ? [] : sortIntervals(value.intervals)
    if (!areSorted(intervals) || (!isClosed && intervals.length === 0)) {
      return setError(all.week.wrong())
    }
    const labels = Object.fromEntries(
      Object.entries(value.labels).filter(([, name]) => name?.trim()),
    )
    // an empty last day means one day
    const last_day = value.last_day || value.first_day
    const length = (Date.parse(last_day) - Date.parse(value.first_day)) / dayMs
    if (!(length >= 0 && length < maxSpecialDays)) return setError(words.order())
    const days = formatDays(value.first_day, last_day, locale)
    const isDone = await state.save(
      {
        exceptions: [
          {
            id: rowId,
            value: { ...value, last_day, intervals, labels },
            version: seen?.version ?? 0,
          },
        ],
      },
      { success: words.planned({ days }) },
    )
    if (isDone) onClose()
  }

  const day = (name: 'first_day' | 'last_day', label: string) => (
    <label className="staff-field">
      <span>{label}</span>
      <input
        className="staff-input"
        type="date"
        required={name === 'first_day'}
        min={name === 'last_day' ? value.first_day : undefined}
        value={value[name]}
        onChange={(event) => change({ [name]: event.currentTarget.value })}
      />
    </label>
  )
  return (
    <Dialog title={row ? words.editTitle() : words.addTitle()} isOpen onClose={onClose}>
      <form
        data-unsaved={JSON.stringify([value, isClosed]) !== opened}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div className="staff-setting-parts">
          {day('first_day', words.first())}
          {day('last_day', words.last())}
        </div>
        <fieldset className="staff-choice">
          <legend>{words.hours()}</legend>
          {([true, false] as const).map((option) => (
            <label key={String(option)}>
              <input
                type="radio"
                name={id}
                checked={isClosed === option}
                onChange={() => setClosed(option)}
              />
              {option ? words.isClosed() : words.isOpen()}
            </label>
          ))}
        </fieldset>
        {!isClosed && (
          <DayHours
            day={words.hours()}
            intervals={value.intervals}
            onChange={(intervals) => change({ intervals })}
          />
        )}
        <fieldset className="staff-field staff-setting-group" aria-describedby={`${id}-names`}>
          <legend>{words.name()}</legend>
          <small id={`${id}-names`} className="staff-soft">
            {words.nameHint()}
          </small>
          <div className="staff-setting-parts">
            {localeCodes.map((code) => (
              <label key={code}>
                <span>{locales[code].name}</span>
                <input
                  className="staff-input"
                  lang={code}
                  spellCheck
                  maxLength={80}
                  value={value.labels[code] ?? ''}
                  onChange={(event) =>
                    change({ labels: { ...value.labels, [code]: event.currentTarget.value } })
                  }
                />
              </label>
            ))}
          </div>
        </fieldset>
        {isConflict && (
          <ConflictNotice
            theirs={
              stored
                ? formatValue(`exception:${stored.id}`, contentOf(stored), all, locale)
                : all.conflict.gone()
            }
            yours={formatValue(`exception:${rowId}`, value, all, locale)}
            onKeep={() => setSeen(stored)}
            onTake={() => {
              if (!stored) return onClose()
              setSeen(stored)
              setValue(contentOf(stored))
              setClosed(stored.intervals.length === 0)
            }}
          />
        )}
        <Notice error={error ?? state.error} />
        <div className="staff-dialog-actions">
          <button className="staff-button staff-button-strong" aria-disabled={state.isBusy}>
            {state.isBusy ? all.saving() : all.save()}
          </button>
          <DialogCancel />
        </div>
      </form>
    </Dialog>
  )
}

const contentOf = ({ first_day, last_day, intervals, labels }: HoursException): HoursException => ({
  first_day,
  last_day,
  intervals,
  labels,
})
