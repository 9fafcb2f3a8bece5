import { useEffect, useRef } from 'react'
import { ApiError, codeOf } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { givePassword } from '../give-password.ts'
import { useSession } from '../../../session/use-session.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { focusFirstField } from '../../../ui/form/focus-first-field.ts'
import { Form, type Outcome, type Values } from '../../../ui/form/form.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'

type Props = { onProven: () => Promise<void> }

/** Asks who is there before anything changes that decides who gets in. Who has no password signs in once more. */
export function ProvePassword({ onProven }: Props) {
  const { LL } = useI18nContext()
  const words = LL.portal.account.identities
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user : null
  const frame = useRef<HTMLDivElement>(null)
  // what was pressed is gone or waits: whoever types goes on here
  useEffect(() => focusFirstField(frame.current), [])
  const hasPassword = user?.identities?.some(({ provider }) => provider === 'email')

  async function prove({ password = '' }: Values): Promise<Outcome> {
    try {
      await givePassword(password)
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
