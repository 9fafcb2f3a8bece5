import { FieldShell } from '../../../ui/form/field-shell.tsx'

type Props<Value extends string> = {
  name: string
  label: string
  value: Value | ''
  choices: readonly Value[]
  nameOf: (value: Value) => string
  /** Label of an empty option; without it there is none. */
  none?: string
  hint?: string
}

export const ChoiceField = <Value extends string>(props: Props<Value>) => {
  const { name, label, value, choices, nameOf, none, hint } = props
  return (
    <FieldShell
      {...{ name, label }}
      {...(hint && { hint })}
      isHalf
      render={(control) => (
        <select {...control} required={false} defaultValue={value}>
          {none !== undefined && <option value="">{none}</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {nameOf(choice)}
            </option>
          ))}
        </select>
      )}
    />
  )
}
