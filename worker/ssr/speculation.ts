import { pageIds, pages } from '#contract/pages.ts'
import { inlineWithHash } from '../lib/text/inlined.ts'

/** The paths of application pages. */
const starts = pageIds
  .filter((id) => pages[id].kind === 'application')
  .map((id) => pages[id].path.split('/')[1] ?? '')

/** URL patterns below any language. Paths below another application path are left out. */
const applications = starts
  .filter((start) => !starts.some((other) => start !== other && start.startsWith(other)))
  .map((start) => `*/${start}*`)

/**
 * Prefetch rules for reading pages before hydration, on hover or pointer down. Prefetched pages run
 * no scripts, so they count as no view and load no external service. Source: Speculation Rules
 * (WICG nav-speculation), "prefetch".
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '*.*', ...new Set(applications)] } },
          // excludes links within the page and links whose URL a click changes
          { not: { selector_matches: '[href*="#"], [data-keep-rest]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** The policy treats it as an inline script, so its hash is admitted. */
export const speculationRules = inlineWithHash(JSON.stringify(rules))
