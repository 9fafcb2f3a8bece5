import { useI18nContext } from '../../i18n/words.tsx'
import type { Outcome } from '../../ui/form/form.tsx'
import type { AuthClient } from '../auth-client.ts'
import { CodeForm } from './code-form.tsx'
import { explain } from '../failure.ts'

/** Asks for the current code of an authenticator app. `ids` lists the user's apps. */
export function AppStep({ ids, clientOf }: { ids: string[]; clientOf: AuthClient }) {
  const { LL } = useI18nContext()
  const words = LL.portal.factor

  async function verify(code: string): Promise<Outcome> {
    const { mfa } = await clientOf()
    // tries each app, because the user may have only one of them
    const tries = await Promise.all(
      ids.map((factorId) => mfa.challengeAndVerify({ factorId, code })),
    )
    const errors = tries.flatMap((attempt) => attempt.error ?? [])
    if (errors.length < tries.length) return 'leaving'
    const [first] = errors
    return {
      error: first
        ? explain(first, LL.portal.failure, 'tooManySteps')
        : LL.portal.failure.unexpected(),
    }
  }

  return (
    <>
      <p>{words.text()}</p>
      <CodeForm label={words.code()} onCode={verify} />
    </>
  )
}
