import { useState } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import { authClient } from '../../../session/auth-client.ts'
import { clearPasswordDue } from '../../../session/arrival/password-due.ts'
import { sessionStore } from '../../../session/session-store.ts'
import { UsernameHint } from '../../../ui/form/fields.tsx'
import { Form, type Outcome, type Values } from '../../../ui/form/form.tsx'
import { explain } from '../../../session/failure.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { usePasswordCheck } from '../use-password-check.ts'

type Props = { email: string; onSaved: () => void; onDone: () => void }

/** The end of a recovery or an invitation: whoever followed the link chooses a password. */
export function NewPassword({ email, onSaved, onDone }: Props) {
  const { LL } = useI18nContext()
  const words = LL.portal.newPassword
  const checkPassword = usePasswordCheck()
  const [isDone, setDone] = useState(false)

  async function save({ password = '' }: Values): Promise<Outcome> {
    const { error } = await (await authClient()).updateUser({ password })
    if (error) return { error: explain(error, LL.portal.failure) }
    setDone(true)
    onSaved()
    clearPasswordDue()
    await sessionStore.refresh()
    return 'leaving'
  }

  if (isDone) {
    return (
      <>
        <h2>{words.doneTitle()}</h2>
        <p role="status">{words.done()}</p>
        <button type="button" className="btn" onClick={onDone}>
          {words.goOn()}
        </button>
      </>
    )
  }
  return (
    <>
      <h2>{words.title()}</h2>
      <p>{words.text()}</p>
      <Form
        words={LL.portal.form}
        submit={words.submit()}
        busy={words.busy()}
        unexpected={LL.portal.failure.unexpected()}
        check={checkPassword}
        onSubmit={save}
      >
        <UsernameHint username={email} />
        <NewPasswordField name="password" label={words.password()} />
      </Form>
    </>
  )
}
