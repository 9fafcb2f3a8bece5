import { useEffect, useSyncExternalStore } from 'react'
import { showLine } from '../app/network-status.ts'
import { useI18nContext } from '../i18n/words.tsx'
import { LoadError } from '../ui/load-error.tsx'

/**
 * Stands where a whole screen of a portal would be that did not load (ui/use-lazy-part.ts). Without a network it says that, and
 * that no one has to do anything: the screen comes by itself.
 */
export function ScreenLoadError({ again }: { again: () => void }) {
  const words = useI18nContext().LL.portal
  const isCut = useSyncExternalStore(watch, isOffline, () => false)
  // the line at the page's edge would say it twice, and stand in front of it
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

/** Subscribes to `offline` only: back online, the screen is loading again and must not be shown as failed. */
function watch(notice: () => void): () => void {
  addEventListener('offline', notice)
  return () => removeEventListener('offline', notice)
}
