import { useEffect, useRef, useState } from 'react'
import { LoadError } from '../../../ui/load-error.tsx'
import { useLazyPart } from '../../../ui/use-lazy-part.ts'

const loadStatus = () => import('./office-status.tsx')

/** The office's current state, loaded when the line scrolls into view: pages are cached, so they cannot contain it. */
export function OpenNow() {
  const line = useRef<HTMLParagraphElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watcher.disconnect()
      setSeen(true)
    })
    if (line.current) watcher.observe(line.current)
    return () => watcher.disconnect()
  }, [])
  const { part, isLost, again } = useLazyPart(loadStatus, isSeen)
  return (
    <p ref={line} className="office-now">
      {part && <part.OfficeStatus />}
      {isLost && <LoadError again={again} />}
    </p>
  )
}
