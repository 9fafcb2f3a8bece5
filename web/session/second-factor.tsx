import { useI18nContext } from '../i18n/words.tsx'
import { CodeField } from '../ui/form/fields.tsx'
import { Form, type Outcome, type Values } from '../ui/form/form.tsx'
import { type AuthClient, authClient } from './auth-client.ts'
import { explain } from './failure.ts'

/** The second step of signing in: the code that an authenticator app shows now. */
export function SecondFactor({ clientOf = authClient }: { clientOf?: AuthClient }) {
  const { LL } = useI18nContext()
  const words = LL.portal.factor

  async function verify({ code = '' }: Values): Promise<Outcome> {
    const { mfa } = await clientOf()
    const { data, error } = await mfa.listFactors()
    if (error) return { error: explain(error, LL.portal.failure) }
    // somebody with two devices holds one of them: whichever knows the code
    const tries = await Promise.all(
      data.totp.map(({ id }) => mfa.challengeAndVerify({ factorId: id, code })),
    )
    const errors = tries.flatMap((attempt) => attempt.error ?? [])
    if (errors.length < tries.length) return 'leaving'
    const [first] = errors
    return {
      error: first ? explain(first, LL.portal.failure) : LL.portal.failure.unexpected(),
    }
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
        onSubmit={verify}
        actions={
          <button type="button" className="link" onClick={() => void signOut(clientOf)}>
            {words.other()}
          </button>
        }
      >
        <CodeField name="code" label={words.code()} />
      </Form>
    </>
  )
}

const signOut = async (clientOf: AuthClient) => (await clientOf()).signOut({ scope: 'local' })
