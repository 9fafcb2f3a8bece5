import { useState } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import { authClient } from '../../../session/auth-client.ts'
import { useAuthSettings } from '../../../session/settings.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { explain } from '../../../session/failure.ts'
import { providerName } from '../provider-name.ts'

/** Sign-in buttons of the configured OAuth providers. */
export function ProviderButtons() {
  const { LL } = useI18nContext()
  const [error, setError] = useState<string>()
  const providers = useAuthSettings()?.providers ?? []
  if (providers.length === 0) return null

  async function leave(provider: string) {
    const client = await authClient()
    const { error } = await client.signInWithOAuth({
      provider: provider as 'google', // operators can use providers missing in the library's types
      options: { redirectTo: location.href },
    })
    if (error) setError(explain(error, LL.portal.failure))
  }
  return (
    <div className="providers">
      <p>{LL.portal.signIn.otherWays()}</p>
      <FormMessage error={error} />
      {providers.map((provider) => (
        <button
          key={provider}
          type="button"
          className="btn btn-quiet"
          onClick={() => void leave(provider)}
        >
          {LL.portal.signIn.with({ provider: providerName(provider) })}
        </button>
      ))}
    </div>
  )
}
