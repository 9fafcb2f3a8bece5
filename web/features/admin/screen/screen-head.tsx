import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { ScreenPath } from '../screens.ts'

type Props = {
  screen: ScreenPath
  children?: ReactNode
}

/** Heading of a screen: title and lead from `staffPortal.screens`. */
export function ScreenHead({ screen, children }: Props) {
  const words = useI18nContext().LL.staffPortal.screens[screen]
  return (
    <header className="staff-head">
      <div>
        <h1>{words.title()}</h1>
        <p>{words.lead()}</p>
      </div>
      {children && <div className="staff-tools">{children}</div>}
    </header>
  )
}
