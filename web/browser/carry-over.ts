import { type Field, isField } from '../ui/form/fields-of.ts'

type Control = HTMLElement & Partial<Pick<HTMLInputElement, 'type' | 'name' | 'value'>>

const controls = 'a,button,input,select,summary,textarea,[tabindex]'

/**
 * Translation, extensions and reader modes change a page before hydration. React then makes the page again, and what
 * was typed and focused would go with the old one. This remembers the page's controls as they were sent.
 * @returns hands what people left in them to the controls in their place; call it once React has made some again
 */
export function rememberControls(root: HTMLElement): () => void {
  const { pathname } = location
  const old = namedControls(root)
  let focused = document.activeElement
  // captured: React keeps events for what is not hydrated yet to itself
  addEventListener('focusin', () => (focused = document.activeElement), true)
  // browsers differ in whether what is removed loses its focus with an event
  const forget = ({ target }: Event) =>
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected) focused = null
    })
  addEventListener('focusout', forget, true)

  return () => {
    // on another page what is gone was left
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

/** By what a program leaves alone; the same name twice is counted. */
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

/** As if it had been typed or chosen there: React has to hear of it, and so has the draft. */
function copyInput(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.type === 'file') return
    if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click()
  }
  if (to.value === from.value || !isEdited(from)) return
  // React takes the value that it set itself, or that was set on the element, for known
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
  // addresses and numbers have none
  if (selectionStart === null || to instanceof HTMLSelectElement) return
  to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
}
