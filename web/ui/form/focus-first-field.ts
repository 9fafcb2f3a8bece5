const firstField = ':is(input, select, textarea):not([hidden], [type="hidden"])'

/**
 * Focuses the first field of a new step and scrolls its heading and label into view too; the browser alone would scroll
 * to the field only.
 */
export function focusFirstField(frame: HTMLElement | null): void {
  const field = frame?.querySelector<HTMLElement>(firstField)
  if (!field) return
  field.focus({ preventScroll: true })
  const heading = [...document.querySelectorAll('main :is(h1, h2, h3)')].findLast(
    (heading) => heading.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  // in order of importance, last wins; without animation, as each scroll would cancel the one before
  for (const part of [heading, field.closest('.form-field'), field]) {
    part?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
}
