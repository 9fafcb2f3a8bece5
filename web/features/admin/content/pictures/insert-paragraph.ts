/**
 * Inserts a paragraph at the cursor, so that the browser's undo can remove it.
 * @param id of a <textarea>
 */
export function insertParagraph(id: string, text: string): void {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLTextAreaElement)) return
  const { value, selectionEnd: at } = field
  const before = value.slice(0, at)
  const after = value.slice(at)
  const start =
    before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const end = after === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  field.focus()
  field.setSelectionRange(at, at)
  // the only way to insert text that the browser's undo supports
  document.execCommand('insertText', false, start + text + end)
}
