import { answer, ApiError, codeOf } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { sessionApi } from '../../../session/session-api.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { Form, type Outcome, type Values } from '../../../ui/form/form.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'

type Props = { hasPassword: boolean; onProven: () => Promise<void> }

/** Asks who is there before a way of signing in is added or taken away. Who has no password signs in once more. */
export function ProvePassword({ hasPassword, onProven }: Props) {
  const { LL } = useI18nContext()
  const words = LL.portal.account.identities

  async function prove({ password = '' }: Values): Promise<Outcome> {
    try {
      const api = await sessionApi()
      await answer(api.account.proof.$post({ json: { password } }))
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

  if (!hasPassword) return <FormMessage error={words.signInAgain()} />
  return (
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
  )
}
