import { type ReactNode, useState } from 'react'
import { FieldShell, type FieldProps } from './field-shell.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { useFormState } from './form-context.ts'

type Props = FieldProps & {
  autoComplete: 'current-password' | 'new-password'
  onValue?: (value: string) => void
  /** Rendered below the field. */
  after?: ReactNode
}

/** A password field with a button that shows or hides the text. */
export function PasswordField({ autoComplete, onValue, ...field }: Props) {
  const { words } = useFormState()
  if (!('show' in words)) throw new Error('A form with a password needs all FieldWords')
  const [isShown, setShown] = useState(false)
  const isHydrated = useHydrated()
  return (
    <FieldShell
      {...field}
      render={(props) => (
        <div className="password">
          <input
            {...props}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            onInput={({ currentTarget }) => onValue?.(currentTarget.value)}
          />
          <button
            type="button"
            disabled={!isHydrated}
            aria-label={isShown ? words.hidePassword() : words.showPassword()}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? words.hide() : words.show()}
          </button>
        </div>
      )}
    />
  )
}
