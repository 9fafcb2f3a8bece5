import { FieldShell, type FieldProps } from './field-shell.tsx'

type SelectFieldProps = FieldProps & {
  /** Shown until the user chooses. */
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

/** A six-digit code from an email or an authenticator app. Pasted spaces are removed. */
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

/** Hidden user name that tells password managers which account a password belongs to. */
export const UsernameHint = ({ username }: { username: string }) => (
  <input type="text" autoComplete="username" value={username} readOnly hidden />
)
