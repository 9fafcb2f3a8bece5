import { FieldShell, type FieldProps } from './field-shell.tsx'

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'url'
  autoComplete?: string
  placeholder?: string
  maxLength?: number
  defaultValue?: string
}

export const TextField = ({
  type = 'text',
  inputMode,
  autoComplete = 'off',
  placeholder,
  maxLength,
  defaultValue,
  ...field
}: TextFieldProps) => (
  <FieldShell
    {...field}
    render={(props) => (
      <input
        {...{ type, inputMode, autoComplete, placeholder, maxLength, defaultValue }}
        {...props}
        spellCheck={false}
      />
    )}
  />
)

type TextAreaFieldProps = FieldProps & { rows?: number; maxLength?: number }

export const TextAreaField = ({ rows = 4, maxLength, ...field }: TextAreaFieldProps) => (
  <FieldShell
    {...field}
    render={(props) => <textarea {...props} rows={rows} maxLength={maxLength} />}
  />
)
