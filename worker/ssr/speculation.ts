import { pageIds, pages } from '#contract/pages.ts'
import { inlineWithHash } from '../lib/text/inlined.ts'

/** How their addresses begin. */
const starts = pageIds
  .filter((id) => pages[id].kind === 'application')
  .map((id) => pages[id].path.split('/')[1] ?? '')

/** In URL patterns' notation, below any language; one that begins with another one is named by that. */
const applications = starts
  .filter((start) => !starts.some((other) => start !== other && start.startsWith(other)))
  .map((start) => `*/${start}*`)

/**
 * What a browser may fetch before a click, while the page is not awake: our reading pages, once a pointer rests on a
 * link or goes down on it. Only fetched, never run: what was not clicked counts as no view and loads nothing of others.
 * Source: Speculation Rules (WICG nav-speculation), "prefetch".
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '*.*', ...new Set(applications)] } },
          // the page itself, and what is written into the address at the click
          { not: { selector_matches: '[href*="#"], [data-keep-rest]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** An inline script to the policy, so it is admitted by its hash. */
export const speculationRules = inlineWithHash(JSON.stringify(rules))
