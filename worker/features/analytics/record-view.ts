import { isCounted } from '#contract/site/counted-pages.ts'
import { localize } from '#contract/locales.ts'
import { officeClock } from '#contract/site/office-hours.ts'
import type { PageView } from '#contract/site/page-views.ts'
import type { Deps } from '../../deps.ts'
import { log } from '../../lib/log.ts'
import { contentNow } from '../content/content-now.ts'
import { collectView } from './collect-views.ts'

type Needs = Pick<Deps, 'db' | 'kv' | 'now' | 'defer' | 'pause' | 'origin' | 'forwardView'>

/**
 * Counts a page view by the office's day and forwards it. Neither depends on the other, and no visitor waits for
 * either: what fails is logged and not tried again, since a lost view costs less than one counted twice.
 */
export async function recordView(deps: Needs, { path, locale, referrer }: PageView): Promise<void> {
  const { everywhere } = await contentNow(deps)
  if (!isCounted(path, everywhere)) return
  const { day } = officeClock(deps.now())
  await Promise.all([
    collectView(deps, { day, path, locale }),
    forward(deps, { url: deps.origin + localize(path, locale), referrer }),
  ])
}

async function forward(
  { forwardView }: Needs,
  view: { url: string; referrer: string | undefined },
): Promise<void> {
  try {
    await forwardView()?.(view)
  } catch (cause) {
    log('warn', 'A page view is not forwarded', { area: 'page-views', cause })
  }
}
