import { useI18nContext } from '../../../i18n/words.tsx'
import { Dialog } from '../parts/dialog.tsx'

export type Question = {
  /** What is going to happen, and on the button that does it. */
  action: string
  text: string
  isDangerous?: boolean
  run: () => void
}

type Props = { question: Question | null; onClose: () => void }

/** Asks before something that is not easily undone. The focus begins on the way back. */
export function Confirm({ question, onClose }: Props) {
  const { LL } = useI18nContext()
  return (
    <Dialog title={LL.people.list.sure()} isOpen={question !== null} onClose={onClose}>
      {question && (
        <>
          <p>{question.text}</p>
          <div className="ad-dialog-actions">
            <button
              type="button"
              className={`ad-button ${question.isDangerous ? 'ad-button-danger' : 'ad-button-strong'}`}
              onClick={() => {
                question.run()
                onClose()
              }}
            >
              {question.action}
            </button>
            <button type="button" className="ad-button" onClick={onClose}>
              {LL.staffPortal.shell.cancel()}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}
