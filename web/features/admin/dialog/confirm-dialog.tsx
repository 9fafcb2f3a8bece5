import { useI18nContext } from '../../../i18n/words.tsx'
import { Dialog } from './dialog.tsx'
import { DialogCancel } from './dialog-cancel.tsx'
import { Notice } from '../screen/notice.tsx'

export type Confirmation = {
  /** Text of the dialog's title and of its confirming button. */
  action: string
  text: string
  isDangerous?: boolean
  /** @returns whether it succeeded; on success the question closes */
  run: () => Promise<boolean>
}

type Props = {
  question: Confirmation | null
  isBusy: boolean
  error: string | undefined
  onClose: () => void
}

/** Confirmation of an action that is hard to undo. The cancel button has the focus first. */
export function ConfirmDialog({ question, isBusy, error, onClose }: Props) {
  const { LL } = useI18nContext()
  return (
    <Dialog title={LL.staff.list.sure()} isOpen={question !== null} onClose={onClose}>
      {question && (
        <>
          <p>{question.text}</p>
          <Notice error={error} />
          <div className="staff-dialog-actions">
            <button
              type="button"
              className={`staff-button ${question.isDangerous ? 'staff-button-danger' : 'staff-button-strong'}`}
              aria-disabled={isBusy}
              onClick={async () => {
                if (await question.run()) onClose()
              }}
            >
              {question.action}
            </button>
            <DialogCancel />
          </div>
        </>
      )}
    </Dialog>
  )
}
