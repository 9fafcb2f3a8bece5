import { useEffect, useRef } from 'react'
import { keptHours } from '#contract/kept-hours.ts'
import { useI18nContext } from '../i18n/words.tsx'
import { useAuthSettings } from './settings.ts'
import { wantToBeKept } from './staff-session.ts'

/**
 * Checkbox that keeps staff signed in across reloads. The operator can disable this option, also on
 * the server.
 */
export function KeepSignedIn() {
  const words = useI18nContext().LL.portal.staffSignIn
  const settings = useAuthSettings()
  const box = useRef<HTMLInputElement>(null)
  // the user may have clicked it before hydration
  useEffect(() => wantToBeKept(settings?.mayKeepStaff === true && box.current?.checked === true))
  if (settings?.mayKeepStaff === false) return null
  return (
    <label className="form-field-wide">
      <input
        ref={box}
        type="checkbox"
        onChange={({ currentTarget }) => wantToBeKept(currentTarget.checked)}
      />{' '}
      {words.keep({ hours: keptHours })}
    </label>
  )
}
