import type { AuthError, UserIdentity } from '@supabase/auth-js'
import { useCallback, useEffect, useState } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import { authClient } from '../../../session/auth-client.ts'
import { useAuthSettings } from '../../../session/settings.ts'
import type { useCallbackLink } from '../../../session/callback/use-callback-link.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { useLatestRequest } from '../../../ui/use-latest-request.ts'
import { explain } from '../../../session/failure.ts'
import { providerName } from '../provider-name.ts'
import { AccountSection } from './account-section.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { useProof } from './use-proof.tsx'

type Props = {
  /** The OAuth callback after linking an account. */
  callback: ReturnType<typeof useCallbackLink>
  /** Whether the sections above have loaded. */
  isSettled: boolean
  onRead: () => void
}

/** Sign-in methods: email address and linked accounts. The last one cannot be removed. */
export function Identities({ callback, isSettled, onRead }: Props) {
  const { LL } = useI18nContext()
  const words = LL.portal.account.identities
  const providers = useAuthSettings()?.providers ?? []
  const [identities, setIdentities] = useState<UserIdentity[] | null>(null)
  const { ask, question } = useProof()
  const [message, setMessage] = useState<{ error?: string; success?: string }>({})

  const newest = useLatestRequest()
  const load = useCallback(async () => {
    const isNewest = newest()
    const { data, error } = await (await authClient()).getUserIdentities()
    if (!isNewest()) return
    if (error) setMessage({ error: explain(error, LL.portal.failure) })
    else setIdentities(data.identities)
  }, [LL, newest])
  const isRead = identities !== null || message.error !== undefined
  useEffect(() => {
    if (isRead) onRead()
  }, [isRead, onRead])
  useEffect(() => {
    if (callback.status === 'busy') return
    if (callback.status === 'failed') setMessage({ error: LL.portal.link[callback.why]() })
    if (callback.status === 'done' && callback.purpose === 'signed-in') {
      setMessage({ success: LL.portal.account.identities.linked() })
    }
    void load()
  }, [callback, load, LL])

  /** Asks for the password if re-authentication is required, then repeats the command. */
  function fail(error: AuthError, again: () => Promise<void>) {
    const isProofWanted = error.code === 'reauthentication_needed'
    setMessage(isProofWanted ? {} : { error: explain(error, LL.portal.failure) })
    ask(isProofWanted ? again : null)
  }

  async function unlink(identity: UserIdentity): Promise<void> {
    const { error } = await (await authClient()).unlinkIdentity(identity)
    if (error) fail(error, () => unlink(identity))
    else setMessage({ success: words.unlinked() })
    await load()
  }

  async function link(provider: string): Promise<void> {
    const client = await authClient()
    const { error } = await client.linkIdentity({
      provider: provider as 'google', // operators can use providers missing in the library's types
      options: { redirectTo: location.origin + location.pathname },
    })
    if (error) fail(error, () => link(provider))
  }

  const linked = identities?.map(({ provider }) => provider) ?? []
  const nameOf = (provider: string) =>
    provider === 'email' ? words.email() : providerName(provider)
  return (
    <AccountSection title={words.title()} text={words.text()}>
      <FormMessage {...message} />
      {question}
      <ul className="account-list">
        {identities?.map((identity) => (
          <li key={identity.identity_id}>
            <p>
              <strong>{nameOf(identity.provider)}</strong>
              <br />
              <small>{String(identity.identity_data?.email ?? '')}</small>
            </p>
            {isSettled && identities.length > 1 && (
              <ConfirmButton
                label={words.unlink()}
                what={nameOf(identity.provider)}
                onConfirm={() => unlink(identity)}
              />
            )}
          </li>
        ))}
      </ul>
      {identities &&
        isSettled &&
        providers
          .filter((provider) => !linked.includes(provider))
          .map((provider) => (
            <button
              key={provider}
              type="button"
              className="btn btn-quiet"
              onClick={() => void link(provider)}
            >
              {words.link({ provider: nameOf(provider) })}
            </button>
          ))}
    </AccountSection>
  )
}
