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

/** Error codes after which the user must re-authenticate. */
const needsProof = new Set(['reauthentication_needed', 'current_password_required'])

/** Sets a password at the end of a recovery or an invitation. */
export function NewPassword({ email, due, onSaved, onDone }: Props) {
  const { LL } = useI18nContext()
  const words = LL.portal.newPassword
  // keeps the text after saving, when `due` changes
  const [isFirst] = useState(due === 'invitation')
  const own = isFirst ? LL.portal.firstPassword : words
  const checkPassword = usePasswordCheck()
  /** The password of a request whose response was lost; the server may have saved it. */
  const lost = useRef('')
  const signOut = useSignOut()
  const [failure, setFailure] = useState<string>()

  /** Signs out a user who opened someone else's link. */
  async function leave() {
    const failed = await signOut()
    if (failed) setFailure(explain(failed, LL.portal.failure))
  }

  async function save({ password = '' }: Values): Promise<Outcome> {
    const client = await authClient()
    let { error } = await client.updateUser({ password })
    if (lost.current && error && needsProof.has(error.code ?? '')) {
      // another password than the sent one, which may be saved; the link allows one change
      ;({ error } = await client.updateUser({ password, current_password: lost.current }))
    }
    const isSaved = lost.current !== '' && error?.code === 'same_password'
    if (error && !isSaved) {
      if (error.name === 'AuthRetryableFetchError') lost.current = password
      return { error: explain(error, LL.portal.failure) }
    }
    // first, because the page would redirect as soon as no password is required
    onSaved()
    // the session is a full one now; refreshes before re-authentication, which invalidates tokens
    // of pending requests
    await sessionStore.refresh()
    // re-authenticates with the new password, because the link is no longer a proof
    await reauthenticate(password).catch((reason: unknown) => console.warn(reason))
    // last, because a redirect would lose the response of the re-authentication
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
