import { type Field, fieldsOf } from '../../../ui/form/fields-of.ts'

/** Fields of a form, or with `null` those outside of forms. */
type Group = HTMLFormElement | null

type Began = {
  /** Field values before the first change by the user. */
  states: Map<Field, string>
  /** Whether the user has changed a field; until then new data may change the values. */
  isTouched: boolean
}

/** Fields that lose nothing: searches, hidden fields and chosen files. */
const losesNothing = ({ type }: Field) => ['search', 'hidden', 'file'].includes(type)

/** A field's value or ticked state; a partly typed date has no value and gets a mark. */
const stateOf = (field: Field): string =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
    ? String(field.checked)
    : `${field.value}${field.validity.badInput ? '…' : ''}`

/**
 * Tracks whether the fields of a dialog differ from their first values, per form. A form with `data-unsaved` decides
 * for itself.
 */
export class ChangedFields {
  private readonly began = new Map<Group, Began>()

  /** Starts again: everything is saved or may be discarded. */
  forget = (): void => this.began.clear()

  /** Records first values; called before any key, click or focus can change them. */
  look(dialog: HTMLElement): void {
    for (const [group, fields] of groupsOf(dialog)) {
      const before = this.began.get(group)
      if (before && !isOver(before) && (before.isTouched || areHalf(fields))) continue
      const states = new Map(fields.map((field) => [field, stateOf(field)]))
      this.began.set(group, { states, isTouched: false })
    }
  }

  touch(field: EventTarget): void {
    if (!isField(field) || losesNothing(field)) return
    const began = this.began.get(field.form)
    if (began) began.isTouched = true
    // its first value is unknown, so it counts as changed
    else this.began.set(field.form, { states: new Map(), isTouched: true })
  }

  /** Fields that differ from their first values. */
  changedIn(dialog: HTMLElement): Field[] {
    return [...groupsOf(dialog)].flatMap(([group, fields]) => {
      const began = this.began.get(group)
      if (!began?.isTouched || isOver(began)) return []
      return fields.filter((field) => began.states.get(field) !== stateOf(field))
    })
  }

  /** Fields that can lose input. */
  allIn = (dialog: HTMLElement): Field[] => [...groupsOf(dialog).values()].flat()

  /** Returns whether any field of the dialog has changed. */
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

/** Only users leave a partly typed date; it has no value to compare. */
const areHalf = (fields: Field[]): boolean => fields.some(({ validity }) => validity.badInput)

/** Whether the form was mounted again and all its fields are gone. */
const isOver = ({ states }: Began): boolean =>
  states.size > 0 && ![...states.keys()].some((field) => field.isConnected)

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** The dialog's fields by form, without those of nested dialogs. */
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
