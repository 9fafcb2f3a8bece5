import { useI18nContext } from '../../../i18n/words.tsx'
import { Dialog } from './dialog.tsx'
import { DialogCancel } from './dialog-cancel.tsx'
import { Notice } from '../screen/notice.tsx'

/** Decisions that need a message to the applicant. */
export type ExplainedDecision = 'refuse' | 'ask'

type Props = {
  explaining: ExplainedDecision | null
  language: string
  isBusy: boolean
  /** Error of the last attempt; the text stays in its field. */
  error: string | undefined
  onClose: () => void
  onSend: (decision: ExplainedDecision, reason: string) => void
}

/** Message to an applicant: the reason for a refusal, or the missing information. */
export function ApplicantMessageDialog(props: Props) {
  const { explaining, language, isBusy, error, onClose, onSend } = props
  const { LL } = useI18nContext()
  const words = LL.staff.requests
  const isQuestion = explaining === 'ask'
  return (
    <Dialog
      title={isQuestion ? words.askTitle() : words.refuseTitle()}
      isOpen={explaining !== null}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const reason = new FormData(event.currentTarget).get('reason')
          if (explaining && typeof reason === 'string' && reason.trim() !== '') {
            onSend(explaining, reason.trim())
          }
        }}
      >
        <label className="staff-field">
          <span>{words.message()}</span>
          <textarea
            className="staff-input"
            name="reason"
            rows={7}
            required
            maxLength={2000}
            aria-describedby="explain-hint"
          />
        </label>
        <p id="explain-hint" className="staff-soft staff-small">
          {words.messageHint({ language })}
        </p>
        <Notice error={error} />
        <div className="staff-dialog-actions">
          <button
            className={`staff-button ${isQuestion ? 'staff-button-strong' : 'staff-button-danger'}`}
            aria-disabled={isBusy}
          >
            {isQuestion ? words.askSend() : words.refuseSend()}
          </button>
          <DialogCancel />
        </div>
      </form>
    </Dialog>
  )
}
