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

/** A new password. All other sessions end with it; an old session is asked for a mailed code first. */
export function ChangePassword() {
  const { LL } = useI18nContext()
  const words = LL.portal.account.password
  const checkPassword = usePasswordCheck()
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user : null
  const hasPassword = user?.identities?.some(({ provider }) => provider === 'email')
  const [needsCode, setNeedsCode] = useState(false)

  /** Says that a code is on its way once it is. */
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
      // the old one proves nothing any more; the new one has just been typed
      await reauthenticate(password).catch((reason: unknown) => console.warn(reason))
      return { success: hasPassword ? words.done() : LL.portal.firstTime.passwordSet() }
    }
    switch (error.code) {
      case 'reauthentication_needed':
        return askForCode()
      case 'insufficient_aal':
        // a factor came into being elsewhere: the renewed session knows it, and the guard asks for the second step
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
