import { useEffect, useRef } from 'react'
import { answer, type ApiErrorCode, codeOf, createApi } from '../../api/client.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { focusFirstField } from '../../ui/form/focus-first-field.ts'
import { Form, type Outcome, type Values } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import type { AuthClient } from '../auth-client.ts'

/** Second step with a recovery code, for users who lost their phone. */
export function RecoveryCodeForm({ clientOf }: { clientOf: AuthClient }) {
  const { LL } = useI18nContext()
  const words = LL.portal.recoveryCodes.form
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => focusFirstField(frame.current), [])

  async function redeem({ code = '' }: Values): Promise<Outcome> {
    const client = await clientOf()
    const { data } = await client.getSession()
    if (!data.session) return { error: LL.portal.failure.session() }
    const api = createApi(data.session.access_token)
    try {
      const call = api.account['recovery-codes'].redeem.$post({ json: { code } })
      const { access_token, refresh_token } = await answer(call)
      const { error } = await client.setSession({ access_token, refresh_token })
      return error ? { error: LL.portal.failure.unexpected() } : 'leaving'
    } catch (reason) {
      return { error: LL.portal.failure[wordOf[codeOf(reason)] ?? 'unexpected']() }
    }
  }

  return (
    <div ref={frame}>
      <p>{words.text()}</p>
      <Form
        words={LL.portal.form}
        submit={words.submit()}
        busy={words.busy()}
        unexpected={LL.portal.failure.unexpected()}
        onSubmit={redeem}
      >
        <TextField name="code" label={words.code()} hint={words.hint()} maxLength={64} />
      </Form>
    </div>
  )
}

/** Messages for errors that users can resolve in the second step. */
const wordOf: Partial<Record<ApiErrorCode, 'code' | 'tooManySteps' | 'unreachable' | 'session'>> = {
  'auth/recovery-code-wrong': 'code',
  'request/rate-limited': 'tooManySteps',
  'network/unreachable': 'unreachable',
  'auth/session-gone': 'session',
  'auth/token-invalid': 'session',
}
