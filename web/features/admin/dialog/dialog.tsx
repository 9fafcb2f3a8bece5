import { Fragment, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Icon } from '../shell/icons.tsx'
import { DialogCloseContext } from './dialog-cancel.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import { useDiscardQuestion } from './use-discard-question.ts'
import { useDialogClicks } from './use-dialog-clicks.ts'

type Props = {
  /** Accessible name, if there is no `title`. */
  label?: string
  title?: string
  className?: string
  isOpen: boolean
  /** Escape, a click outside, or the close button; unsaved input is confirmed first. */
  onClose: () => void
  /** Id of the element that gets the focus on closing when the dialog was opened by a link. */
  opener?: string | undefined
  children: ReactNode
}

/**
 * A modal `<dialog>` whose content is mounted only while it is open. It asks before unsaved input is lost, and ignores
 * clicks that began outside and the second click of a double click.
 */
export function Dialog(props: Props) {
  const { label, title, className = '', isOpen, onClose, opener = '', children } = props
  const words = useI18nContext().LL.staffPortal.shell
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const question = useDiscardQuestion(dialog, isOpen)
  const presses = useDialogClicks(isOpen, question.requestClose)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !isOpen) return
    element.showModal()
    // `close()` before the element is removed, as browsers restore the focus only then
    return () => element.close()
  }, [isOpen])

  // an effect runs after React has restored the focus of its commit
  useEffect(() => {
    if (!isOpen) return
    return () => {
      // no previous focus: the page or the screen has it
      if (document.activeElement?.matches('body, [tabindex="-1"]')) {
        document.getElementById(opener)?.focus()
      }
      // browsers restore the focus without scrolling; in the next frame, after the browser's own scrolling
      requestAnimationFrame(() => {
        const { activeElement: given } = document
        if (!given?.matches('body, [tabindex="-1"]')) given?.scrollIntoView({ block: 'nearest' })
      })
    }
  }, [isOpen, opener])

  return (
    <dialog
      ref={dialog}
      className={title ? `staff-dialog ${className}` : className}
      aria-label={label}
      aria-labelledby={title ? titleId : undefined}
      onClose={(event) => {
        // events of nested dialogs bubble; a dialog closed from outside needs no callback
        if (event.target === event.currentTarget && isOpen) onClose()
      }}
      {...presses}
      {...question.listeners}
    >
      {isOpen && (
        <div
          className={title ? 'staff-dialog-body' : 'staff-dialog-plain'}
          inert={question.isAsking}
        >
          {title && (
            <header className="staff-dialog-head">
              <h2 id={titleId}>{inParts(title)}</h2>
              <button
                type="button"
                className="staff-icon-button"
                aria-label={words.dismiss()}
                onClick={question.requestClose}
              >
                <Icon name="close" />
              </button>
            </header>
          )}
          <DialogCloseContext value={question.requestClose}>{children}</DialogCloseContext>
        </div>
      )}
      {isOpen && question.isAsking && (
        <DiscardQuestion onKeep={question.keep} onDiscard={question.discard} />
      )}
    </dialog>
  )
}

/** Long email addresses break at `@` and dots. */
const inParts = (title: string): ReactNode =>
  title.split(/(?<=@)|(?<=@\S*)(?=\.)/).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text never change places
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
