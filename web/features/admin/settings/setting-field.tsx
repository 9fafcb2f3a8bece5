import { type ReactNode, useId } from 'react'
import type { SettingKey } from '#contract/settings/setting-keys.ts'
import type { StaffSetting } from '#contract/staff/settings.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { formatAge } from '../screen/moment.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { formatValue } from './setting-words.ts'
import type { Draft } from './use-draft.ts'

type Control = { id: string; 'aria-describedby': string; readOnly: boolean }

type Props<Value> = {
  name: SettingKey
  setting: StaffSetting<Value>
  draft: Draft<Value>
  hint?: string
  /** Renders several fields as a group with this name. */
  isGroup?: boolean
  /** The card has the same name as its title, so it is not repeated. */
  isTitled?: boolean
  children: (control: Control) => ReactNode
}

/** One setting: label, field, last change, origin of its value, and edit conflict. */
export function SettingField<Value>(props: Props<Value>) {
  const { name, setting, draft, hint, isGroup = false, isTitled = false, children } = props
  const { LL, locale } = useI18nContext()
  const words = LL.staffSettings
  const id = useId()
  const about = `${id}-about`
  const isLocked = setting.source === 'operator'
  const { changed_by, changed_at } = setting
  const control = { id, 'aria-describedby': about, readOnly: isLocked }
  const notes = (
    <>
      <small id={about} className="staff-soft staff-setting-about">
        {hint && <span>{hint}</span>}
        {isLocked && <span>{words.locked({ variable: setting.variable ?? '' })}</span>}
        {!isLocked && changed_at && (
          <span>
            {words.changed({
              who: changed_by ?? words.formerUser(),
              when: formatAge(changed_at, locale),
            })}
          </span>
        )}
      </small>
      {draft.theirs && (
        <ConflictNotice
          theirs={formatValue(name, draft.theirs.value, words, locale)}
          yours={formatValue(name, draft.value, words, locale)}
          onKeep={draft.keep}
          onTake={draft.reset}
        />
      )}
    </>
  )
  if (isGroup) {
    return (
      <fieldset className="staff-field staff-setting-group" aria-describedby={about}>
        <legend className={isTitled ? 'sr-only' : undefined}>{words.names[name]()}</legend>
        {children(control)}
        {notes}
      </fieldset>
    )
  }
  return (
    <div className="staff-field">
      <label htmlFor={id}>{words.names[name]()}</label>
      {children(control)}
      {notes}
    </div>
  )
}
