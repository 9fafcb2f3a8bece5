import { FieldShell, type FieldProps } from './field-shell.tsx'

type SelectFieldProps = FieldProps & {
  /** Shown while nothing is chosen. */
  placeholder: string
  options: { value: string; label: string }[]
}

export const SelectField = ({ placeholder, options, ...field }: SelectFieldProps) => (
  <FieldShell
    {...field}
    render={(props) => (
      <select defaultValue="" {...props}>
        <option value="" disabled>
          {placeholder}
        </option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  />
)

/** A six-digit code from a mail or an app. Blanks that come along when pasting are dropped. */
export const CodeField = (field: FieldProps) => (
  <FieldShell
    {...field}
    render={(props) => (
      <input
        {...props}
        className="code-input"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d{6}"
        onInput={({ currentTarget }) => {
          currentTarget.value = currentTarget.value.replace(/\D/g, '').slice(0, 6)
        }}
      />
    )}
  />
)

/** Tells password managers whose password a form is about, where no one has to type it. */
export const UsernameHint = ({ username }: { username: string }) => (
  <input type="text" autoComplete="username" value={username} readOnly hidden />
)
