import { createContext, useContext } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'

/** How the dialog around closes: what was typed is asked about first. */
export const CloseContext = createContext<() => void>(() => {})

/** The way back among the buttons of a dialog. */
export function DialogCancel() {
  const close = useContext(CloseContext)
  return (
    <button type="button" className="staff-button" onClick={close}>
      {useI18nContext().LL.staffPortal.shell.cancel()}
    </button>
  )
}
