import { useI18nContext } from '../../../i18n/words.tsx'
import { Dialog } from './dialog.tsx'
import { DialogCancel } from './dialog-cancel.tsx'
import { Notice } from '../screen/notice.tsx'

export type Question = {
  /** What is going to happen, and on the button that does it. */
  action: string
  text: string
  isDangerous?: boolean
  /** @returns whether it was done */
  run: () => Promise<boolean>
}

type Props = {
  question: Question | null
  isBusy: boolean
  /** Why it was not done. */
  error: string | undefined
  onClose: () => void
}

/**
 * Asks before something that is not easily undone. The focus begins on the way back. It goes once the thing is done;
 * until then it says why not.
 */
export function Confirm({ question, isBusy, error, onClose }: Props) {
  const { LL } = useI18nContext()
  return (
    <Dialog title={LL.people.list.sure()} isOpen={question !== null} onClose={onClose}>
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
