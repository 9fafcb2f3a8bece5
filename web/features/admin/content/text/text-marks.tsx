import { useI18nContext } from '../../../../i18n/words.tsx'
import { inlineMarks, lineMarks, type Mark, markText } from './mark-text.ts'

/** Types what a mark makes of the selection, as if by hand: taking it back by the keyboard works. */
function type(field: HTMLTextAreaElement, mark: Mark): void {
  const { value, selectionStart, selectionEnd } = field
  const { from, to, typed, selected } = markText(value, selectionStart, selectionEnd, mark)
  field.focus()
  field.setSelectionRange(from, to)
  // the only way that the browser's own undo knows
  document.execCommand('insertText', false, typed)
  field.setSelectionRange(...selected)
}

/** The buttons above a long text. */
export function TextMarks({ fieldId }: { fieldId: string }) {
  const words = useI18nContext().LL.staffContent.marks
  const press = (mark: Mark) => {
    const field = document.getElementById(fieldId)
    if (field instanceof HTMLTextAreaElement) type(field, mark)
  }
  return (
    <div className="staff-tools staff-text-marks" role="group" aria-label={words.label()}>
      {[...inlineMarks, ...lineMarks].map((mark) => (
        <button key={mark} type="button" className="staff-button" onClick={() => press(mark)}>
          {words[mark]()}
        </button>
      ))}
    </div>
  )
}
