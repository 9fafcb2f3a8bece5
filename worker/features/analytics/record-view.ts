import { isCountedPath } from '#contract/site/counted-pages.ts'
import { localize } from '#contract/locales.ts'
import { officeClock } from '#contract/site/office-hours.ts'
import type { FormStepReport, PageView } from '#contract/site/page-views.ts'
import type { Deps } from '../../deps.ts'
import { log } from '../../lib/log.ts'
import { contentNow } from '../content/content-now.ts'
import { collectCount, type CollectDeps } from './collect.ts'

type Needs = CollectDeps & Pick<Deps, 'db' | 'origin' | 'forwardView'>

/**
 * Counts a view of a consenting visitor with its referrer and forwards it to Plausible,
 * independently and without retry: losing a view is better than counting twice.
 */
export async function recordView(deps: Needs, { path, locale, referrer }: PageView): Promise<void> {
  const { everywhere } = await contentNow(deps)
  if (!isCountedPath(path, everywhere)) return
  const { day } = officeClock(deps.now())
  collectCount(deps, { of: 'views', day, path, locale })
  if (referrer !== undefined) {
    collectCount(deps, { of: 'referrers', day, host: hostOf(referrer), locale })
  }
  await forward(deps, { url: deps.origin + localize(path, locale), referrer })
}

/** Counts a form step of a consenting visitor. */
export function recordStep(deps: CollectDeps, { form, step, locale }: FormStepReport): void {
  const { day } = officeClock(deps.now())
  collectCount(deps, { of: 'steps', day, form, locale, step })
}

/** Host without "www.". */
const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '').slice(0, 100)

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
