import { useI18nContext } from '../../../../i18n/words.tsx'
import { inlineMarks, lineMarks, type Mark, markText } from './mark-text.ts'

/** Applies a mark to the selection, so that the browser's undo can remove it. */
function type(field: HTMLTextAreaElement, mark: Mark): void {
  const { value, selectionStart, selectionEnd } = field
  const { from, to, typed, selected } = markText(value, selectionStart, selectionEnd, mark)
  field.focus()
  field.setSelectionRange(from, to)
  // the only way to insert text that the browser's undo supports
  document.execCommand('insertText', false, typed)
  field.setSelectionRange(...selected)
}

/** Buttons that format the text of a field. */
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
