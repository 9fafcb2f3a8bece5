/** What someone can type into or choose from. */
const firstField = ':is(input, select, textarea):not([hidden], [type="hidden"])'

/**
 * Gives the first field of a step that took another's place the focus, with what it asks for in sight. The browser by
 * itself would bring the field alone between the header that stays and the banner: the heading that it stands under
 * comes along where there is room, its label in any case.
 */
export function focusFirstField(frame: HTMLElement | null): void {
  const field = frame?.querySelector<HTMLElement>(firstField)
  if (!field) return
  field.focus({ preventScroll: true })
  const heading = [...document.querySelectorAll('main :is(h1, h2, h3)')].findLast(
    (heading) => heading.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  // the later, the more it matters; at once, or each would stop the one before it half-way
  for (const part of [heading, field.closest('.form-field'), field]) {
    part?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
}
