import { useState } from 'react'
import type { HoursException } from '#contract/settings/catalogue.ts'
import type { StaffException, StaffSettings } from '#contract/staff/settings.ts'
import { colon } from '#contract/text/colon.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { HoursPreviewDialog } from './hours-preview.tsx'
import { formatDays, formatHours } from '../setting-words.ts'
import { SettingsCard } from '../settings-card.tsx'
import { SpecialHoursDialog } from './special-hours-dialog.tsx'
import type { Settings } from '../use-settings.ts'

type Props = { state: Settings; data: StaffSettings }

/** Closures and special hours: planned ones, proposals such as public holidays, and a preview. */
export function SpecialHoursCard({ state, data }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staffSettings.special
  /** The row being edited, or a new one. */
  const [open, setOpen] = useState<StaffException | 'new' | null>(null)
  const [isPreviewing, setPreviewing] = useState(false)
  const { exceptions, proposals } = data
  const daysOf = ({ first_day, last_day }: HoursException) =>
    formatDays(first_day, last_day, locale)

  const plan = (values: HoursException[]) =>
    void state.save(
      { exceptions: values.map((value) => ({ id: crypto.randomUUID(), value, version: 0 })) },
      { success: words.planned({ days: values.map(daysOf).join(', ') }) },
    )
  const remove = ({ id, version }: StaffException) =>
    void state.save({ exceptions: [{ id, value: null, version }] }, { success: words.removed() })

  return (
    <SettingsCard id="special-title" title={words.title()} text={words.text()}>
      {exceptions.length === 0 && <p>{words.none()}</p>}
      <ul className="staff-special">
        {exceptions.map((row) => (
          <li key={row.id}>
            <p>
              <strong>{daysOf(row)}</strong>
              {row.labels[locale] && ` · ${row.labels[locale]}`}
              <br />
              {row.intervals.length === 0
                ? words.closed()
                : formatHours(row.intervals, LL.staffSettings)}
            </p>
            <div className="staff-tools">
              <button type="button" className="staff-button" onClick={() => setOpen(row)}>
                {words.edit()}
                <span className="sr-only">{`${colon(locale)} ${daysOf(row)}`}</span>
              </button>
              <button
                type="button"
                className="staff-button"
                aria-disabled={state.isBusy}
                onClick={() => !state.isBusy && remove(row)}
              >
                {words.remove()}
                <span className="sr-only">{`${colon(locale)} ${daysOf(row)}`}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      {exceptions.length > 1 && <p className="staff-soft staff-small">{words.overlap()}</p>}
      <div className="staff-tools">
        <button
          type="button"
          className="staff-button staff-button-strong"
          onClick={() => {
            state.reset()
            setOpen('new')
          }}
        >
          {words.add()}
        </button>
        <button type="button" className="staff-button" onClick={() => setPreviewing(true)}>
          {words.preview()}
        </button>
      </div>
      {proposals.length > 0 && (
        <details className="staff-proposals">
          <summary>
            {words.proposals()} ({proposals.length})
          </summary>
          <p className="staff-soft">{words.proposalsText()}</p>
          <ul className="staff-special">
            {proposals.map((row) => (
              <li key={row.first_day}>
                <p>
                  <strong>{daysOf(row)}</strong> · {row.labels[locale]}
                </p>
                <button
                  type="button"
                  className="staff-button"
                  aria-disabled={state.isBusy}
                  onClick={() => !state.isBusy && plan([row])}
                >
                  {words.accept()}
                  <span className="sr-only">
                    {`${colon(locale)} ${row.labels[locale]}, ${daysOf(row)}`}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {proposals.length > 1 && (
            <button
              type="button"
              className="staff-button"
              aria-disabled={state.isBusy}
              onClick={() => !state.isBusy && plan(proposals)}
            >
              {words.acceptAll()}
            </button>
          )}
        </details>
      )}
      {open && (
        <SpecialHoursDialog
          state={state}
          row={open === 'new' ? null : open}
          stored={open === 'new' ? null : (exceptions.find(({ id }) => id === open.id) ?? null)}
          onClose={() => setOpen(null)}
        />
      )}
      {isPreviewing && (
        <HoursPreviewDialog exceptions={exceptions} onClose={() => setPreviewing(false)} />
      )}
    </SettingsCard>
  )
}
