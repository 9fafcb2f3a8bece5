import { Fragment, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Icon } from '../shell/icons.tsx'
import { CloseContext } from './dialog-cancel.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import { useDiscardQuestion } from './use-discard-question.ts'
import { usePresses } from './use-presses.ts'

type Props = {
  /** Its name for those who hear it; a dialog with a `title` is named by that. */
  label?: string
  title?: string
  className?: string
  isOpen: boolean
  /** Escape, a press outside, or the button in its head. Typed text is asked about before. */
  onClose: () => void
  /** Id of what opens it: there the focus goes when it was opened by a link, and there is no place from before. */
  opener?: string | undefined
  children: ReactNode
}

/**
 * A modal dialog of the browser: the focus stays inside and returns to where it was. Its content exists while it is
 * open only, so that each opening starts again. It closes only when meant: what was typed in it is not thrown away
 * without a question, selecting text and letting go outside closes nothing, and the second half of the double click
 * that opened it presses nothing in it.
 */
export function Dialog(props: Props) {
  const { label, title, className = '', isOpen, onClose, opener = '', children } = props
  const words = useI18nContext().LL.staffPortal.shell
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const question = useDiscardQuestion(dialog, isOpen)
  const presses = usePresses(isOpen, question.requestClose)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !isOpen) return
    element.showModal()
    // before it is taken away: only then does the browser give the focus back
    return () => element.close()
  }, [isOpen])

  // later: React puts the focus back to where it was before it drew
  useEffect(() => {
    if (!isOpen) return
    return () => {
      // no place from before: the page, or a screen that was given the focus as a whole
      if (document.activeElement?.matches('body, [tabindex="-1"]')) {
        document.getElementById(opener)?.focus()
      }
      // it comes back without scrolling, and what was done may say so above; later: the way back scrolls, too
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
        // a dialog inside this one closes for itself, and who closed this one from outside knows
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
          <CloseContext value={question.requestClose}>{children}</CloseContext>
        </div>
      )}
      {isOpen && question.isAsking && (
        <DiscardQuestion onKeep={question.keep} onDiscard={question.discard} />
      )}
    </dialog>
  )
}

/** An address that is too long for its line breaks between its parts, not before its last letter. */
const inParts = (title: string): ReactNode =>
  title.split(/(?<=@)|(?<=@\S*)(?=\.)/).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text never change places
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
