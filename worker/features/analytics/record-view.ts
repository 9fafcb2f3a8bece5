import { isCounted } from '../../contract/counted-pages.ts'
import { localize } from '../../contract/locales.ts'
import { officeClock } from '../../contract/office-hours.ts'
import type { PageView } from '../../contract/page-views.ts'
import type { Deps } from '../../deps.ts'
import { countView } from './queries.ts'
import { log } from '../../lib/log.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'origin' | 'forwardView'>

/**
 * Counts a page view by the office's day and forwards it. Neither depends on the other, and no visitor waits for
 * either: what fails is logged and not tried again, since a lost view costs less than one counted twice.
 */
export async function recordView(deps: Needs, { path, locale, referrer }: PageView): Promise<void> {
  if (!isCounted(path)) return
  const count = async () => countView(deps.db, { day: officeClock(deps.now()).day, path, locale })
  const forward = async () =>
    deps.forwardView()?.({ url: deps.origin + localize(path, locale), referrer })
  const outcomes = await Promise.allSettled([count(), forward()])
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') {
      log('warn', 'A page view is not recorded', { area: 'page-views', cause: outcome.reason })
    }
  }
}
