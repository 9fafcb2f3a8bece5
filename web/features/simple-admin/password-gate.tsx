import { type FormEvent, useId, useState } from 'react'
import { answer, type ApiErrorCode, codeOf, createApi } from '../../api/client.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { PageIntro } from '../../ui/page-intro.tsx'

export function PasswordGate({ onUnlock }: { onUnlock: (token: string) => void }) {
  const { LL } = useI18nContext()
  const words = LL.simpleAdmin
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<ApiErrorCode | null>(null)
  const errorId = useId()

  async function unlock(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    setError(null)
    try {
      const call = createApi()['simple-admin'].unlock.$post({ json: { password } })
      onUnlock((await answer(call)).access_token)
    } catch (reason) {
      setError(codeOf(reason))
      setBusy(false)
    }
  }

  return (
    <PageIntro eyebrow={words.gateTitle()} title={words.title()}>
      <p>{words.gateText()}</p>
      <form className="panel" onSubmit={(event) => void unlock(event)}>
        <label className="field">
          <span>{words.password()}</span>
          <input
            type="password"
            name="password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            autoComplete="current-password"
            required
            aria-invalid={error !== null}
            aria-describedby={errorId}
          />
        </label>
        <p id={errorId} role="alert" className="field-error">
          {error && LL.problem[error]()}
        </p>
        <button className="btn" disabled={isBusy}>
          {isBusy ? words.unlocking() : words.unlock()}
        </button>
      </form>
    </PageIntro>
  )
}
