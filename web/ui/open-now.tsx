import { type ComponentType, useEffect, useRef, useState } from 'react'

/**
 * Whether the office is open at this moment. The page is shared and kept, so it cannot say; the line has its place
 * from the start, and what fills it is loaded when a reader comes to see it.
 */
export function OpenNow() {
  const line = useRef<HTMLParagraphElement>(null)
  const [Status, setStatus] = useState<ComponentType | null>(null)
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watcher.disconnect()
      void import('./office-status.tsx').then((code) => setStatus(() => code.OfficeStatus))
    })
    if (line.current) watcher.observe(line.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <p ref={line} className="office-now">
      {Status && <Status />}
    </p>
  )
}
