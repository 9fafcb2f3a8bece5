import { useEffect, useState } from 'react'
import { useI18nContext } from '../i18n/words.tsx'
import { Lost } from './lost.tsx'

/**
 * Stands where a whole screen of a portal would be that did not load (ui/use-part.ts). Without a network it says that, and
 * that nobody has to do anything: the screen comes by itself.
 */
export function AbsentScreen({ again }: { again: () => void }) {
  const words = useI18nContext().LL.portal
  const [isCut, setCut] = useState(() => !navigator.onLine)
  useEffect(() => {
    const notice = () => setCut(true)
    addEventListener('offline', notice)
    return () => removeEventListener('offline', notice)
  }, [])
  // drawn again: it was tried again in vain. Not sooner, or the screen would be said to be lost while it comes
  useEffect(() => setCut(!navigator.onLine))
  if (!isCut) return <Lost again={again} />
  return (
    <div className="unreachable" role="status">
      <h1>{words.offline.title()}</h1>
      <p>{words.offline.text()}</p>
      <button type="button" className="btn" onClick={again}>
        {words.unreachable.again()}
      </button>
    </div>
  )
}
