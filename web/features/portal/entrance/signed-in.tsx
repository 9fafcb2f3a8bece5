import { useState } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { CallbackState } from '../../../session/callback/use-callback-link.ts'
import { useSession } from '../../../session/use-session.ts'
import { explain } from '../../../session/failure.ts'
import { useSignOut } from '../../../session/use-sign-out.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'

type Props = { callback: CallbackState; onLeave: () => void }

/**
 * Shown to signed-in users who opened a link or forgot their password, before they are redirected.
 */
export function SignedIn({ callback, onLeave }: Props) {
  const { LL } = useI18nContext()
  const session = useSession()
  const signOut = useSignOut()
  const [error, setError] = useState<string>()
  if (session.status !== 'signed-in') return null
  const isConfirmed = callback.status === 'done' && callback.purpose === 'confirmed'
  const isWaiting = session.role === null

  async function leave() {
    const failed = await signOut()
    if (failed) setError(explain(failed, LL.portal.failure))
  }
  return (
    <>
      <h2>{isConfirmed ? LL.portal.confirm.doneTitle() : LL.portal.goOn.title()}</h2>
      {isConfirmed && isWaiting && <p role="status">{LL.portal.confirm.done()}</p>}
      {callback.status === 'declined' ? (
        <p role="status">{LL.portal.who.stayed(callback)}</p>
      ) : (
        <p>{LL.portal.goOn.text({ email: session.user.email ?? '' })}</p>
      )}
      <FormMessage error={error} />
      <p className="toolbar">
        <button type="button" className="btn" onClick={onLeave}>
          {LL.portal.confirm.goOn()}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => void leave()}>
          {LL.portal.dashboard.signOut()}
        </button>
      </p>
    </>
  )
}
