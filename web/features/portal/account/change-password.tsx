import { useState } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import { authClient } from '../../../session/auth-client.ts'
import { reauthenticate } from '../reauthenticate.ts'
import { useSession } from '../../../session/use-session.ts'
import { CodeField, UsernameHint } from '../../../ui/form/fields.tsx'
import { Form, type Outcome, type Values } from '../../../ui/form/form.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { explain } from '../../../session/failure.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { usePasswordCheck } from '../use-password-check.ts'
import { AccountSection } from './account-section.tsx'

/**
 * Form for a new password, which ends all other sessions. An old session must enter an emailed code
 * first.
 */
export function ChangePassword() {
  const { LL } = useI18nContext()
  const words = LL.portal.account.password
  const checkPassword = usePasswordCheck()
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user : null
  const hasPassword = user?.identities?.some(({ provider }) => provider === 'email')
  const [needsCode, setNeedsCode] = useState(false)

  /** Confirms that the code was sent. */
  async function askForCode(): Promise<Outcome> {
    const { error } = await (await authClient()).reauthenticate()
    if (error) return { error: explain(error, LL.portal.failure) }
    setNeedsCode(true)
    return { error: words.codeSent() }
  }

  async function save({ current, password = '', code }: Values): Promise<Outcome> {
    const client = await authClient()
    const { error } = await client.updateUser({
      password,
      ...(current && { current_password: current }),
      ...(code && { nonce: code }),
    })
    if (!error) {
      setNeedsCode(false)
      // re-authenticates, because setting a password invalidates earlier proofs
      await reauthenticate(password).catch((reason: unknown) => console.warn(reason))
      return { success: hasPassword ? words.done() : LL.portal.firstTime.passwordSet() }
    }
    switch (error.code) {
      case 'reauthentication_needed':
        return askForCode()
      case 'insufficient_aal':
        // a factor was added elsewhere: the refreshed session includes it, and the guard requires
        // the second step
        await client.refreshSession()
        return { error: words.secondFactor() }
      case 'current_password_required':
      case 'current_password_invalid':
        return { fields: { current: LL.portal.failure.current() } }
      case 'weak_password':
      case 'same_password':
        return { fields: { password: explain(error, LL.portal.failure) } }
      default:
        return { error: explain(error, LL.portal.failure, 'tooManyPasswords') }
    }
  }

  return (
    <AccountSection title={words.title()} text={words.text()}>
      <Form
        words={LL.portal.form}
        submit={hasPassword ? words.submit() : LL.portal.firstTime.setPassword()}
        busy={words.busy()}
        unexpected={LL.portal.failure.unexpected()}
        check={checkPassword}
        onSubmit={save}
      >
        <UsernameHint username={user?.email ?? ''} />
        {hasPassword && (
          <PasswordField name="current" label={words.current()} autoComplete="current-password" />
        )}
        <NewPasswordField name="password" label={words.new()} />
        {needsCode && <CodeField name="code" label={LL.portal.mailed.code()} />}
      </Form>
    </AccountSection>
  )
}
