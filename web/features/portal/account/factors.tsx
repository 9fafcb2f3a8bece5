import type { Factor } from '@supabase/auth-js'
import { useCallback, useEffect, useState } from 'react'
import { locales } from '../../../../worker/contract/locales.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { authClient } from '../../../session/auth-client.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { explain } from '../../../session/failure.ts'
import { AccountSection } from './account-section.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { EnrolFactor } from './enrol-factor.tsx'
import { formatDay } from './format-time.ts'

/** Authenticator apps that give the second step of signing in: list, add, remove. */
export function Factors() {
  const { LL, locale } = useI18nContext()
  const words = LL.portal.account.factors
  const [factors, setFactors] = useState<Factor[] | null>(null)
  const [message, setMessage] = useState<{ error?: string; success?: string }>({})

  const load = useCallback(async () => {
    const { data, error } = await (await authClient()).mfa.listFactors()
    if (error) setMessage({ error: explain(error, LL.portal.failure) })
    else setFactors(data.totp)
  }, [LL])
  useEffect(() => void load(), [load])

  async function remove({ id }: Factor) {
    const client = await authClient()
    const { error } = await client.mfa.unenroll({ factorId: id })
    if (error) return setMessage({ error: explain(error, LL.portal.failure) })
    await client.refreshSession() // the token still claims the second step
    setMessage({ success: words.removed() })
    await load()
  }

  async function added() {
    setMessage({ success: words.added() })
    await load()
  }

  return (
    <AccountSection title={words.title()} text={words.text()}>
      <FormMessage {...message} />
      {factors && factors.length > 0 && (
        <ul className="account-list">
          {factors.map((factor) => (
            <li key={factor.id}>
              <p>
                <strong>{factor.friendly_name ?? words.nameless()}</strong>
                <br />
                <small>
                  {words.since({ day: formatDay(factor.created_at, locales[locale].tag) })}
                </small>
              </p>
              <ConfirmButton
                label={LL.portal.account.remove()}
                what={factor.friendly_name ?? words.nameless()}
                onConfirm={() => remove(factor)}
              />
            </li>
          ))}
        </ul>
      )}
      {factors?.length === 0 && <p>{words.none()}</p>}
      <EnrolFactor onStart={() => setMessage({})} onDone={added} />
    </AccountSection>
  )
}
