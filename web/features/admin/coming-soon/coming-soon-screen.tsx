import { useLocation } from 'react-router'
import { useI18nContext } from '../../../i18n/words.tsx'
import analyticsUrl from '../../../illustrations/soon/soon-analytics.svg'
import { findScreen } from '../screens.ts'

const pictures = {
  analytics: analyticsUrl,
}

/** What will stand at this address, said honestly, and where its work is done until then. */
export function Screen() {
  const { LL } = useI18nContext()
  const path = findScreen(useLocation().pathname)?.path
  if (!path || !(path in pictures)) return null
  const announced = path as keyof typeof pictures
  const all = LL.staffPortal.soon
  const words = all[announced]
  return (
    <div className="ad-soon">
      <div>
        <p className="ad-badge ad-badge-sun">{all.badge()}</p>
        <h1>{LL.staffPortal.screens[path].title()}</h1>
        <p className="ad-soon-text">{words.text()}</p>
        <p className="ad-soon-now">
          <strong>{all.until()}</strong> {words.now()}
        </p>
      </div>
      <img src={pictures[announced]} width="480" height="320" alt="" />
    </div>
  )
}
