import { type Field, isField } from '../ui/form/fields-of.ts'

type Control = HTMLElement & Partial<Pick<HTMLInputElement, 'type' | 'name' | 'value'>>

const controls = 'a,button,input,select,summary,textarea,[tabindex]'

/**
 * Keeps typed values and focus when hydration fails and React renders the page again, as it does after browser
 * translation or extensions have changed the page.
 * @returns copies values and focus into the new controls; call it in `onRecoverableError`
 */
export function preserveInput(root: HTMLElement): () => void {
  const { pathname } = location
  const old = namedControls(root)
  let focused = document.activeElement
  // in the capture phase: React stops events of parts not hydrated yet
  addEventListener('focusin', () => (focused = document.activeElement), true)
  // browsers differ in whether a removed element fires `focusout`
  const forget = ({ target }: Event) =>
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected) focused = null
    })
  addEventListener('focusout', forget, true)

  return () => {
    // after a navigation the old controls belong to another page
    if (location.pathname !== pathname) return
    const present = namedControls(root)
    for (const [name, from] of old) {
      const to = present.get(name)
      if (from.isConnected || !to) continue
      old.set(name, to)
      if (isField(from) && isField(to)) copyInput(from, to)
      if (from === focused) copyFocus(from, to)
    }
  }
}

/** Controls by tag, type, name, value and link, numbered when these repeat: what extensions do not change. */
function namedControls(root: HTMLElement): Map<string, Control> {
  const named = new Map<string, Control>()
  for (const control of root.querySelectorAll<Control>(controls)) {
    const { localName, type, name } = control
    const choice = /^(radio|checkbox)$/.test(type ?? '') ? control.value : ''
    const key = [localName, type, name, choice, control.getAttribute('href')].join()
    let nth = 0
    while (named.has(key + nth)) nth++
    named.set(key + nth, control)
  }
  return named
}

/** Copies a value with input events, so that React and the draft notice it. */
function copyInput(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.type === 'file') return
    if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click()
  }
  if (to.value === from.value || !isEdited(from)) return
  // React ignores values set through its own property, so the prototype's setter is used
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value)
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }))
}

const isEdited = (field: Field) =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue

function copyFocus(from: Control, to: Control): void {
  to.focus({ preventScroll: true })
  if (from instanceof HTMLSelectElement || !isField(from) || !isField(to)) return
  const { selectionStart, selectionEnd, selectionDirection } = from
  // email and number fields have no selection
  if (selectionStart === null || to instanceof HTMLSelectElement) return
  to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
}
