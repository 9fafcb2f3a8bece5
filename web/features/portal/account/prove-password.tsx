import type { AuthError } from '@supabase/auth-js'
import { useEffect, useRef } from 'react'
import { ApiError, codeOf } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { reauthenticate } from '../reauthenticate.ts'
import { authClient } from '../../../session/auth-client.ts'
import { explain } from '../../../session/failure.ts'
import { PhoneStep } from '../../../session/second-step/phone-step.tsx'
import { endOf } from '../../../session/second-step/second-factor.tsx'
import { useSession } from '../../../session/use-session.ts'
import { CodeField } from '../../../ui/form/fields.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { focusFirstField } from '../../../ui/form/focus-first-field.ts'
import { Form, type Outcome, type Values } from '../../../ui/form/form.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'

type Props = {
  onProven: () => Promise<void>
  /**
   * Required proof. `second step` asks for a second-step code if the account has a second factor.
   */
  asks?: 'password' | 'second step'
}

/**
 * Re-authentication before a sign-in method changes. Users without a password must sign in again.
 */
export function ProvePassword({ onProven, asks = 'second step' }: Props) {
  const { LL } = useI18nContext()
  const words = LL.portal.account.identities
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user : null
  const frame = useRef<HTMLDivElement>(null)
  // the clicked button is gone or waits, so the focus moves here
  useEffect(() => focusFirstField(frame.current), [])
  const hasPassword = user?.identities?.some(({ provider }) => provider === 'email')

  async function prove({ password = '' }: Values): Promise<Outcome> {
    try {
      await reauthenticate(password)
    } catch (reason) {
      const staffCode = reason instanceof ApiError ? reason.staffCode : undefined
      if (staffCode === 'account/password-wrong') {
        return { fields: { password: LL.portal.failure.current() } }
      }
      if (staffCode !== undefined) return { error: words.signInAgain() }
      const code = codeOf(reason)
      const isGuessed = code === 'request/rate-limited'
      return { error: isGuessed ? LL.portal.failure.tooManyPasswords() : LL.problem[code]() }
    }
    await onProven()
    return 'leaving'
  }

  const verified = user?.factors?.filter(({ status }) => status === 'verified')
  const apps = verified?.filter(({ factor_type: type }) => type === 'totp')
  const phone = verified?.find(({ factor_type: type }) => type === 'phone')
  async function proveByCode({ code = '' }: Values): Promise<Outcome> {
    const { mfa } = await authClient()
    let failure: AuthError | null = null
    // tries each app, because the user may have only one of them; a correct code invalidates
    // earlier tokens
    for (const { id: factorId } of apps ?? []) {
      const { error } = await mfa.challengeAndVerify({ factorId, code })
      failure = error
      if (!error) break
    }
    if (failure) return { error: explain(failure, LL.portal.failure, 'tooManySteps') }
    await onProven()
    return 'leaving'
  }

  if (asks === 'second step' && apps && apps.length > 0) {
    return (
      <div ref={frame} className="account-proof">
        <Form
          words={LL.portal.form}
          submit={LL.portal.recoveryCodes.confirmSubmit()}
          busy={LL.portal.account.password.busy()}
          unexpected={LL.portal.failure.unexpected()}
          onSubmit={proveByCode}
        >
          <p>{LL.portal.recoveryCodes.confirm()}</p>
          <CodeField name="code" label={LL.portal.recoveryCodes.code()} />
        </Form>
      </div>
    )
  }
  if (asks === 'second step' && phone) {
    return (
      <div className="account-proof">
        <PhoneStep
          id={phone.id}
          phone={endOf(phone)}
          clientOf={authClient}
          onVerified={() => void onProven()}
        />
      </div>
    )
  }
  if (!hasPassword) return <FormMessage error={words.signInAgain()} />
  return (
    <div ref={frame} className="account-proof">
      <Form
        words={LL.portal.form}
        submit={words.proven()}
        busy={LL.portal.account.password.busy()}
        unexpected={LL.portal.failure.unexpected()}
        onSubmit={prove}
      >
        <p>{words.proof()}</p>
        <PasswordField
          name="password"
          label={LL.portal.account.password.current()}
          autoComplete="current-password"
        />
      </Form>
    </div>
  )
}
