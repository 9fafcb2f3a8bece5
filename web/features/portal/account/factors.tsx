import type { Factor } from '@supabase/auth-js'
import { useCallback, useEffect, useState } from 'react'
import { locales } from '#contract/locales.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { authClient } from '../../../session/auth-client.ts'
import { useAuthSettings } from '../../../session/settings.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { useLatestRequest } from '../../../ui/use-latest-request.ts'
import { explain } from '../../../session/failure.ts'
import { AccountSection } from './account-section.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { EnrolFactor } from './enrol-factor.tsx'
import { EnrolPhone } from './enrol-phone.tsx'
import { formatDay } from './format-time.ts'
import { setUpId, StepDone } from './owed/owed-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useProof } from './use-proof.tsx'

type Props = {
  /** Called when the list has loaded and its height no longer changes. */
  onRead: () => void
  /** Continues to the original page, for users who were redirected here to set up a second step. */
  onContinue: (() => void) | null
}

/** Authenticator apps and phones for the second step of signing in: list, add, remove. */
export function Factors({ onRead, onContinue }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.portal.account.factors
  const hasPhone = useAuthSettings()?.hasPhone === true
  const [factors, setFactors] = useState<Factor[] | null>(null)
  const [message, setMessage] = useState<{ error?: string; success?: string }>({})

  const { ask, question } = useProof()

  const newest = useLatestRequest()
  const load = useCallback(async () => {
    const isNewest = newest()
    const { data, error } = await (await authClient()).mfa.listFactors()
    if (!isNewest()) return
    if (error) setMessage({ error: explain(error, LL.portal.failure) })
    else setFactors([...data.totp, ...data.phone])
  }, [LL, newest])
  useEffect(() => void load(), [load])

  async function remove(factor: Factor): Promise<void> {
    const client = await authClient()
    const { error } = await client.mfa.unenroll({ factorId: factor.id })
    const isProofWanted = error?.code === 'reauthentication_needed'
    ask(isProofWanted ? () => remove(factor) : null)
    if (isProofWanted) return setMessage({})
    if (error) return setMessage({ error: explain(error, LL.portal.failure) })
    await client.refreshSession() // the current token still claims aal2
    setMessage({ success: words.removed() })
    await load()
  }

  const [isSettingUp, setSettingUp] = useState(false)
  async function added() {
    setSettingUp(factors?.length === 0)
    setMessage({ success: words.added() })
    await load()
  }

  // shows the button after the list has loaded, so that a layout shift does not move it
  const isRead = factors !== null || message.error !== undefined
  const hasFactors = factors !== null && factors.length > 0
  useEffect(() => {
    if (isRead && !hasFactors) onRead()
  }, [isRead, hasFactors, onRead])
  const nameOf = ({ friendly_name: name, factor_type: type }: Factor) =>
    name ?? (type === 'phone' ? words.phone() : words.nameless())
  return (
    <>
      <AccountSection title={words.title()} text={words.text()} anchor={setUpId}>
        <FormMessage {...message} />
        {onContinue && <StepDone onLeave={onContinue} />}
        {question}
        {hasFactors && (
          <ul className="account-list">
            {factors.map((factor) => (
              <li key={factor.id}>
                <p>
                  <strong>{nameOf(factor)}</strong>
                  <br />
                  <small>
                    {words.since({ day: formatDay(factor.created_at, locales[locale].tag) })}
                  </small>
                </p>
                <ConfirmButton
                  label={LL.portal.account.remove()}
                  what={nameOf(factor)}
                  onConfirm={() => remove(factor)}
                />
              </li>
            ))}
          </ul>
        )}
        {factors?.length === 0 && <p>{words.none()}</p>}
        {isRead && <EnrolFactor onStart={() => setMessage({})} onDone={added} />}
        {isRead && hasPhone && <EnrolPhone onStart={() => setMessage({})} onDone={added} />}
      </AccountSection>
      {hasFactors && (
        <RecoveryCodes isSettingUp={isSettingUp} onRead={onRead} onSaved={onContinue} />
      )}
    </>
  )
}
