import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Icon } from '../shell/icons.tsx'

type Props = {
  /** Its name for those who hear it; a dialog with a `title` is named by that. */
  label?: string
  title?: string
  className?: string
  isOpen: boolean
  /** Escape, a press outside, or a button of the content. */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog of the browser: the focus stays inside and returns to where it was. Its content exists while it is
 * open only, so that each opening starts anew.
 */
export function Dialog({ label, title, className = '', isOpen, onClose, children }: Props) {
  const words = useI18nContext().LL.staffPortal.shell
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (isOpen) element.showModal()
    else element.close()
  }, [isOpen])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape does the same
    <dialog
      ref={dialog}
      className={title ? `ad-dialog ${className}` : className}
      aria-label={label}
      aria-labelledby={title ? titleId : undefined}
      onClose={(event) => {
        // a dialog inside this one closes for itself
        if (event.target === event.currentTarget) onClose()
      }}
      onClick={(event) => {
        // the dialog itself is hit outside its content only: the backdrop belongs to it
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      {isOpen && (
        <div className={title ? 'ad-dialog-body' : 'ad-dialog-plain'}>
          {title && (
            <header className="ad-dialog-head">
              <h2 id={titleId}>{title}</h2>
              <button
                type="button"
                className="ad-icon-button"
                aria-label={words.dismiss()}
                onClick={() => dialog.current?.close()}
              >
                <Icon name="close" />
              </button>
            </header>
          )}
          {children}
        </div>
      )}
    </dialog>
  )
}
