import { useI18nContext } from '../i18n/words.tsx'
import { sessionStore } from './session-store.ts'

type Props = {
  /** Asks at once. */
  again?: () => void
}

/** No one can say yet who is signed in. It is asked again and again by itself; a press asks at once. */
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
