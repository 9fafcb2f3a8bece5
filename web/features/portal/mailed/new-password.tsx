import { useRef, useState } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import { authClient } from '../../../session/auth-client.ts'
import { type PasswordDue, sessionStore } from '../../../session/session-store.ts'
import { useSignOut } from '../../../session/use-sign-out.ts'
import { UsernameHint } from '../../../ui/form/fields.tsx'
import { Form, type Outcome, type Values } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { explain } from '../../../session/failure.ts'
import { reauthenticate } from '../reauthenticate.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { usePasswordCheck } from '../use-password-check.ts'

type Props = { email: string; due: PasswordDue; onSaved: () => void; onDone: () => void }

/** What is answered once a password is set. */
const needsProof = new Set(['reauthentication_needed', 'current_password_required'])

/** The end of a recovery or an invitation: a password is chosen. */
export function NewPassword({ email, due, onSaved, onDone }: Props) {
  const { LL } = useI18nContext()
  const words = LL.portal.newPassword
  // once it is saved nothing is due any more, and the words stay the same
  const [isFirst] = useState(due === 'invitation')
  const own = isFirst ? LL.portal.firstPassword : words
  const checkPassword = usePasswordCheck()
  /** What was sent when an answer was lost: it may be saved. */
  const lost = useRef('')
  const signOut = useSignOut()
  const [failure, setFailure] = useState<string>()

  /** A person who opened someone else's link need not choose a password for them. */
  async function leave() {
    const failed = await signOut()
    if (failed) setFailure(explain(failed, LL.portal.failure))
  }

  async function save({ password = '' }: Values): Promise<Outcome> {
    const client = await authClient()
    let { error } = await client.updateUser({ password })
    if (lost.current && error && needsProof.has(error.code ?? '')) {
      // another one than was sent before: the link is good for one choice
      ;({ error } = await client.updateUser({ password, current_password: lost.current }))
    }
    const isSaved = lost.current !== '' && error?.code === 'same_password'
    if (error && !isSaved) {
      if (error.name === 'AuthRetryableFetchError') lost.current = password
      return { error: explain(error, LL.portal.failure) }
    }
    // before anything else: nothing is due any more, and the page would lead on
    onSaved()
    // the session is a full one by now; asked before the proof, which refuses the tokens of a question under way
    await sessionStore.refresh()
    // the link proves nothing any more, and the password has just been typed here
    await reauthenticate(password).catch((reason: unknown) => console.warn(reason))
    // not earlier: the answer to the proof would be lost on the way to another page
    onDone()
    return 'leaving'
  }

  return (
    <>
      <h2>{own.title()}</h2>
      <p>{own.text()}</p>
      {email !== '' && <p>{LL.portal.goOn.text({ email })}</p>}
      <Form
        words={LL.portal.form}
        submit={words.submit()}
        busy={words.busy()}
        unexpected={LL.portal.failure.unexpected()}
        check={checkPassword}
        onSubmit={save}
        notice={<FormMessage error={failure} />}
        actions={
          <button type="button" className="link" onClick={() => void leave()}>
            {LL.portal.dashboard.signOut()}
          </button>
        }
      >
        <UsernameHint username={email} />
        <NewPasswordField name="password" label={own.password()} />
      </Form>
    </>
  )
}
