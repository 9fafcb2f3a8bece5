import { type ReactNode, useId } from 'react'
import { useFormState } from './form-context.ts'

export type FieldProps = {
  name: string
  label: string
  hint?: string
  isOptional?: boolean
  /** Takes half the width where there is room. */
  isHalf?: boolean
}

type Control = {
  id: string
  name: string
  required: boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  defaultValue?: string
  autoFocus?: true
}

type Props = FieldProps & {
  render: (props: Control) => ReactNode
  /** Below the field, and part of its description. */
  after?: ReactNode
}

/** Label, control, hint and error of a field, linked for assistive technology. */
export function FieldShell({
  name,
  label,
  hint,
  isOptional = false,
  isHalf,
  render,
  after,
}: Props) {
  const { words, errors, initial } = useFormState()
  const id = useId()
  const error = errors[name]
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, after && `${id}-after`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={isHalf ? 'form-field' : 'form-field form-field-wide'}>
      <label htmlFor={id}>
        {label}
        {isOptional && <small> ({words.optional()})</small>}
      </label>
      {render({
        id,
        name,
        required: !isOptional,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy || undefined,
        ...(initial && {
          defaultValue: initial.values[name] ?? '',
          // without scripts the page scrolls to the first error
          ...(Object.keys(initial.errors)[0] === name && { autoFocus: true }),
        }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="form-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="form-error">
          {error}
        </p>
      )}
      {after && <div id={`${id}-after`}>{after}</div>}
    </div>
  )
}
