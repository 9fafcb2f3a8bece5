import type { StaffFlag } from '#contract/staff/flag-admin-calls.ts'
import { pageOfFlag } from '#contract/staff/flag-page.ts'
import { colon } from '#contract/text/colon.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { RelativeTime, formatInstant } from '../screen/moment.tsx'
import { Icon, type IconName } from '../shell/icons.tsx'
import { flagTitle } from '../../../app/flag-title.ts'
import { actorName, flagDescription, isKnownFlag } from './flag-words.ts'

type RowDialog = 'history' | 'plan' | 'preview'

/** Id of a button that opens a flag's dialog; the focus returns to it. */
export const dialogButtonId = (flag: string, part: string) => `flag-${flag}-${part}`

type Props = {
  flag: StaffFlag
  /** What visitors see, without the tools of who plans, previews and looks back. */
  isPlain: boolean
  isSaving: boolean
  onToggle: () => void
  onOpen: (dialog: RowDialog) => void
  onCancelPlan: (id: string) => void
}

/** One flag: what it is, what it does, who touched it last, what is planned, and its switch. */
export function FlagRow({ flag, isPlain, isSaving, onToggle, onOpen, onCancelPlan }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staffPortal.flag
  const title = flagTitle(flag.name)
  const labelId = dialogButtonId(flag.id, 'label')
  const tools: [RowDialog, IconName][] = isPlain
    ? []
    : [
        ['history', 'history'],
        ['plan', 'clock'],
        ['preview', 'link'],
      ]
  return (
    <li className="flag-row">
      <div className="flag-text">
        <p className="flag-title">
          <strong id={labelId}>{title}</strong>
          <span
            className={flag.enabled ? 'staff-badge staff-badge-on' : 'staff-badge staff-badge-off'}
          >
            {flag.enabled ? words.visible() : words.hidden()}
          </span>
        </p>
        <p id={`${labelId}-text`} className="flag-description">
          {flagDescription(flag, LL.simpleAdmin.description)}
        </p>
        {isPlain && flag.enabled && isKnownFlag(flag.name) && (
          <p className="flag-page">
            <a href={pageOfFlag(flag.name)} target="_blank" rel="noreferrer">
              {words.see()}
              <span className="sr-only">
                {colon(locale)} {title}
              </span>
            </a>
          </p>
        )}
        <LastChange flag={flag} />
        {flag.schedules.map(({ id, enabled, apply_at, note, state }) => {
          const time = formatInstant(apply_at, locale)
          return state === 'conflict' ? (
            <p key={id} className="flag-plan flag-plan-conflict">
              <Icon name="warning" size={16} />
              {words.planConflict({ time })}
            </p>
          ) : (
            <p key={id} className="flag-plan">
              <Icon name="clock" size={16} />
              <span>
                {enabled ? words.planOn({ time }) : words.planOff({ time })}
                {note && <q>{note}</q>}
              </span>
              <button
                type="button"
                className="staff-icon-button"
                aria-label={`${words.cancelPlan()}${colon(locale)} ${title}, ${time}`}
                title={words.cancelPlan()}
                onClick={() => onCancelPlan(id)}
              >
                <Icon name="close" size={14} />
              </button>
            </p>
          )
        })}
      </div>
      <div className="flag-tools">
        {tools.map(([dialog, icon]) => (
          <button
            key={dialog}
            type="button"
            id={dialogButtonId(flag.id, dialog)}
            className="staff-icon-button"
            aria-label={`${words[dialog]()}${colon(locale)} ${title}`}
            title={words[dialog]()}
            aria-haspopup="dialog"
            onClick={() => onOpen(dialog)}
          >
            <Icon name={icon} size={18} />
          </button>
        ))}
        <button
          type="button"
          id={dialogButtonId(flag.id, 'hide')}
          role="switch"
          className="flag-switch"
          aria-checked={flag.enabled}
          aria-labelledby={labelId}
          aria-describedby={`${labelId}-text`}
          // `disabled` would lose the keyboard focus
          aria-disabled={isSaving}
          onClick={isSaving ? undefined : onToggle}
        >
          <span className="flag-track" aria-hidden="true" />
        </button>
      </div>
    </li>
  )
}

function LastChange({ flag: { last_change } }: { flag: StaffFlag }) {
  const words = useI18nContext().LL.staffPortal.flag
  if (!last_change) return <p className="flag-last">{words.untouched()}</p>
  const { actor_name, changed_at, note, cause } = last_change
  const who = actorName(actor_name, words)
  const say = cause?.startsWith('undo:')
    ? words.undone
    : cause?.startsWith('schedule:')
      ? words.scheduled
      : words.changed
  return (
    <p className="flag-last">
      {say({ who })} · <RelativeTime at={changed_at} />
      {note && <q>{note}</q>}
    </p>
  )
}
