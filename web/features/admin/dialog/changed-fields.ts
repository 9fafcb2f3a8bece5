import { type Field, fieldsOf } from '../../../ui/form/fields-of.ts'

/** A group of fields: a form, or what stands in a dialog outside of any. */
type Group = HTMLFormElement | null

type Began = {
  /** The values of all fields before a person changed any. */
  states: Map<Field, string>
  /** Someone has changed something; until then fields may follow what is read again. */
  isTouched: boolean
}

/** A search field only filters, and a chosen file is still on its disk: leaving loses neither. */
const losesNothing = ({ type }: Field) => ['search', 'hidden', 'file'].includes(type)

/** The state of a field of any kind. A date that is typed in part has no value yet, hence the mark. */
const stateOf = (field: Field): string =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
    ? String(field.checked)
    : `${field.value}${field.validity.badInput ? '…' : ''}`

/**
 * Knows what stood in the fields of a dialog before someone changed them: texts, choices, ticks, dates. A form that
 * is made again, as after sending it, begins again. One that knows by itself whether it is saved says so in
 * `data-unsaved`: what it holds may be more than its fields.
 */
export class ChangedFields {
  private readonly began = new Map<Group, Began>()

  /** Everything was sent, or may go. */
  forget = (): void => this.began.clear()

  /** Before a press, a key or the focus can change anything. */
  look(dialog: HTMLElement): void {
    for (const [group, fields] of groupsOf(dialog)) {
      const before = this.began.get(group)
      if (before && !isOver(before) && (before.isTouched || areHalf(fields))) continue
      const states = new Map(fields.map((field) => [field, stateOf(field)]))
      this.began.set(group, { states, isTouched: false })
    }
  }

  /** A person has changed a field. */
  touch(field: EventTarget): void {
    if (!isField(field) || losesNothing(field)) return
    const began = this.began.get(field.form)
    if (began) began.isTouched = true
    // never seen before it was changed: no one knows that it is as it was
    else this.began.set(field.form, { states: new Map(), isTouched: true })
  }

  /** The fields that do not say any more what they said before a person changed them. */
  changedIn(dialog: HTMLElement): Field[] {
    return [...groupsOf(dialog)].flatMap(([group, fields]) => {
      const began = this.began.get(group)
      if (!began?.isTouched || isOver(began)) return []
      return fields.filter((field) => began.states.get(field) !== stateOf(field))
    })
  }

  /** All fields that a person could lose something in. */
  allIn = (dialog: HTMLElement): Field[] => [...groupsOf(dialog).values()].flat()

  /** Whether anything in the dialog differs from what was there. */
  areChanged(dialog: HTMLElement): boolean {
    return [...groupsOf(dialog)].some(([group, fields]) => {
      const unsaved = group?.dataset['unsaved']
      if (unsaved !== undefined) return unsaved === 'true'
      const began = this.began.get(group)
      if (!began || isOver(began) || !(began.isTouched || areHalf(fields))) return false
      return fields.some((field) => began.states.get(field) !== stateOf(field))
    })
  }
}

/** Half a date is told to no one, and only a person leaves one. */
const areHalf = (fields: Field[]): boolean => fields.some(({ validity }) => validity.badInput)

/** All of its fields are gone: the form was made again. */
const isOver = ({ states }: Began): boolean =>
  states.size > 0 && ![...states.keys()].some((field) => field.isConnected)

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** The fields of a dialog by their forms, without those of a dialog inside it. */
function groupsOf(dialog: HTMLElement): Map<Group, Field[]> {
  const groups = new Map<Group, Field[]>()
  const isOwn = (element: Pick<Element, 'closest'>) => element.closest('dialog') === dialog
  for (const form of dialog.querySelectorAll('form')) {
    const fields = fieldsOf(form).filter((field) => !losesNothing(field))
    if (isOwn(form)) groups.set(form, fields)
  }
  const loose = Array.from<unknown>(dialog.querySelectorAll('input, select, textarea'))
    .filter(isField)
    .filter((field) => field.form === null && isOwn(field) && !losesNothing(field))
  return groups.set(null, loose)
}
