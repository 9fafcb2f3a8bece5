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
import { settleProof, useProofWanted } from './ask-for-proof.ts'
import { staffCall } from './staff-call.ts'

/** The ids of the reader's apps that make codes. */
const apps = {
  queryKey: ['account', 'apps'],
  queryFn: async () => {
    const { data } = await (await staffClient()).mfa.listFactors()
    return (data?.totp ?? []).map(({ id }) => id)
  },
}

/** Asks who is there once a call wants to know (staff-call.ts), which then goes on by itself. */
export const ProofDialog = () => useProofWanted() && <ProofForm />

/** By password, or by a code of an app. */
function ProofForm() {
  const words = useI18nContext().LL.staffSettings.proof
  const explain = useExplain()
  const { data: appIds = [] } = useQuery(apps)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const hasApp = appIds.length > 0
  // the screen went: no one can answer any more, so what waits is refused
  useEffect(() => () => settleProof(false), [])

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
    <Dialog title={words.title()} isOpen onClose={() => settleProof(false)}>
      <form
        onSubmit={async (event) => {
          event.preventDefault()
          if (isBusy) return
          const given = new FormData(event.currentTarget)
          setBusy(true)
          const failure = await prove(textOf(given, 'password'), textOf(given, 'code'))
          setBusy(false)
          setError(failure)
          if (failure === undefined) settleProof(true)
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
