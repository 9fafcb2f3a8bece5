import { useI18nContext } from '../../../i18n/words.tsx'
import { useOpenTaskCount } from '../calls/use-open-tasks.ts'
import type { ScreenPath } from '../screens.ts'

/** The number of tasks waiting on a screen, within its link. Renders nothing at zero. */
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
