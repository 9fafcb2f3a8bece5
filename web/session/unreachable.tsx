import { useI18nContext } from '../i18n/words.tsx'
import { sessionStore } from './session-store.ts'

type Props = {
  /** Retries immediately. */
  again?: () => void
}

/**
 * Shown while the service is unreachable and the session is unknown. It retries automatically; a
 * click retries immediately.
 */
export function Unreachable({ again = askAgain }: Props) {
  const words = useI18nContext().LL.portal.unreachable
  return (
    <div className="unreachable" role="status">
      <h2>{words.title()}</h2>
      <p>{words.text()}</p>
      <button type="button" className="btn" onClick={again}>
        {words.again()}
      </button>
    </div>
  )
}

const askAgain = () => void sessionStore.refresh()
