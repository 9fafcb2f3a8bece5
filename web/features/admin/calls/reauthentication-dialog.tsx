import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { renewSession } from '../../../session/renew-session.ts'
import { staffClient } from '../../../session/staff-session.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { DialogCancel } from '../dialog/dialog-cancel.tsx'
import { useExplain } from '../dialog/use-explain.ts'
import { Notice } from '../screen/notice.tsx'
import { resolveReauthentication, useReauthenticationPending } from './reauthentication.ts'
import { staffCall } from './staff-call.ts'

/** Factor ids of the user's authenticator apps. */
const apps = {
  queryKey: ['account', 'apps'],
  queryFn: async () => {
    const { data } = await (await staffClient()).mfa.listFactors()
    return (data?.totp ?? []).map(({ id }) => id)
  },
}

/** Re-authentication dialog, shown while a call needs it (staff-call.ts). */
export const ReauthenticationDialog = () => useReauthenticationPending() && <ProofForm />

/** Form for the password or a code of an authenticator app. */
function ProofForm() {
  const words = useI18nContext().LL.staffSettings.proof
  const explain = useExplain()
  const { data: appIds = [] } = useQuery(apps)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const hasApp = appIds.length > 0
  // unmounting rejects the waiting calls, because no one can answer the dialog
  useEffect(() => () => resolveReauthentication(false), [])

  async function prove(password: string, code: string): Promise<string | undefined> {
    if (password !== '') {
      try {
        const proven = await staffCall(
          (api) => answer(api.account.proof.$post({ json: { password } })),
          true,
        )
        await renewSession(staffClient, proven)
        return undefined
      } catch (reason) {
        return explain(reason)
      }
    }
    if (code.trim() === '') return words.missing()
    const { mfa } = await staffClient()
    const tries = await Promise.all(
      appIds.map((factorId) =>
        mfa.challengeAndVerify({ factorId, code: code.replaceAll(/\s/g, '') }),
      ),
    )
    return tries.some((attempt) => attempt.error === null) ? undefined : words.wrongCode()
  }

  return (
    <Dialog title={words.title()} isOpen onClose={() => resolveReauthentication(false)}>
      <form
        onSubmit={async (event) => {
          event.preventDefault()
          if (isBusy) return
          const given = new FormData(event.currentTarget)
          setBusy(true)
          const failure = await prove(textOf(given, 'password'), textOf(given, 'code'))
          setBusy(false)
          setError(failure)
          if (failure === undefined) resolveReauthentication(true)
        }}
      >
        <p>{hasApp ? words.textWithCode() : words.text()}</p>
        <label className="staff-field">
          <span>{words.password()}</span>
          <input
            className="staff-input"
            name="password"
            type="password"
            autoComplete="current-password"
          />
        </label>
        {hasApp && (
          <label className="staff-field">
            <span>{words.code()}</span>
            <input
              className="staff-input"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          </label>
        )}
        <Notice error={error} />
        <div className="staff-dialog-actions">
          <button className="staff-button staff-button-strong" aria-disabled={isBusy}>
            {words.confirm()}
          </button>
          <DialogCancel />
        </div>
      </form>
    </Dialog>
  )
}

function textOf(given: FormData, name: string): string {
  const value = given.get(name)
  return typeof value === 'string' ? value : ''
}
