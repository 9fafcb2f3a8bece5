import { createContext, useContext } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'

/** Closes the dialog around, after a confirmation if there is unsaved input. */
export const DialogCloseContext = createContext<() => void>(() => {})

export function DialogCancel() {
  const close = useContext(DialogCloseContext)
  return (
    <button type="button" className="staff-button" onClick={close}>
      {useI18nContext().LL.staffPortal.shell.cancel()}
    </button>
  )
}
