import { useI18nContext } from '../../../i18n/words.tsx'
import { useOpenTaskCount } from '../calls/use-open-tasks.ts'
import type { ScreenPath } from '../screens.ts'

/** How much waits on a screen, within the link that leads to it. Nothing where nothing does. */
export function WaitingBadge({ screen }: { screen: ScreenPath }) {
  const words = useI18nContext().LL.staffPortal.shell
  const count = useOpenTaskCount(screen)
  if (count === 0) return null
  return (
    <b className="side-count">
      <i className="sr-only">{words.waiting({ n: String(count) })}</i>
      <i aria-hidden="true">{count}</i>
    </b>
  )
}
