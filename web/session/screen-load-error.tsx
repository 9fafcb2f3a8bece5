import { useEffect, useSyncExternalStore } from 'react'
import { showLine } from '../app/network-status.ts'
import { useI18nContext } from '../i18n/words.tsx'
import { LoadError } from '../ui/load-error.tsx'

/**
 * Replaces a portal screen whose code failed to load (ui/use-lazy-part.ts). When offline, it says
 * so; the screen loads automatically once the network returns.
 */
export function ScreenLoadError({ again }: { again: () => void }) {
  const words = useI18nContext().LL.portal
  const isCut = useSyncExternalStore(watch, isOffline, () => false)
  // the offline bar at the page's edge would repeat the message and cover it
  useEffect(() => {
    if (!isCut) return
    showLine('offline', false)
    return () => showLine('offline', !navigator.onLine)
  }, [isCut])
  if (!isCut) return <LoadError again={again} />
  return (
    <div className="portal-head" role="status">
      <div>
        <h1>{words.offline.title()}</h1>
        <p className="lead">{words.offline.text()}</p>
      </div>
      <p className="portal-tools">
        <button type="button" className="btn btn-quiet btn-small" onClick={again}>
          {words.unreachable.again()}
        </button>
      </p>
    </div>
  )
}

const isOffline = () => !navigator.onLine

/** Subscribes to `offline` only, because the screen reloads once the browser is online again. */
function watch(notice: () => void): () => void {
  addEventListener('offline', notice)
  return () => removeEventListener('offline', notice)
}
