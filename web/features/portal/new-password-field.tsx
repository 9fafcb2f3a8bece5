import { useState } from 'react'
import { passwordParts, passwordRule } from '#contract/password-rule.ts'
import { colon } from '#contract/text/colon.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'

type Props = { name: string; label: string; hint?: string; isOptional?: boolean }

/** A new password with its rules below, checked off while typing. */
export function NewPasswordField(props: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.portal.rule
  const [value, setValue] = useState('')
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      onValue={setValue}
      after={
        <>
          <p className="sr-only">{words.label() + colon(locale)}</p>
          <ul className="password-rule">
            {passwordParts.map((part) => {
              const isMet = passwordRule[part](value)
              return (
                <li key={part} data-met={isMet || undefined}>
                  {words[part]()}
                  {isMet && <span className="sr-only"> ({words.met()})</span>}
                </li>
              )
            })}
          </ul>
        </>
      }
    />
  )
}
