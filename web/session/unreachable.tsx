import { useI18nContext } from '../i18n/words.tsx'
import { sessionStore, type SessionStore } from './session-store.ts'

/** Nobody can say yet who is signed in. The store goes on asking; whoever is impatient asks at once. */
export function Unreachable({ store = sessionStore }: { store?: SessionStore }) {
  const words = useI18nContext().LL.portal.unreachable
  return (
    <div className="unreachable" role="status">
      <h2>{words.title()}</h2>
      <p>{words.text()}</p>
      <button type="button" className="btn" onClick={() => void store.refresh()}>
        {words.again()}
      </button>
    </div>
  )
}
