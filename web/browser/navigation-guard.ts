import type { createBrowserRouter, Location } from 'react-router'
import { offerRetry, showLine } from '../app/network-status.ts'

type Router = ReturnType<typeof createBrowserRouter>

type Pages = {
  /** Whether the code and words of the target page are loaded. */
  isReady: (to: Location) => boolean
  load: (to: Location) => Promise<unknown>
  /** Leaves for another build or origin that has the page; `false` when there is none. */
  leave: (to: Location) => Promise<boolean>
  retry: (to: Location) => void
}

const key = 'page-code'

/**
 * Keeps the current page and its typed text until the code of the next page is loaded; a failure shows a retry. React
 * Router supports a single blocker: this one.
 */
export function guardNavigation(router: Router, { isReady, load, leave, retry }: Pages): void {
  router.getBlocker(key, ({ nextLocation }) => !isReady(nextLocation))
  let held = router.state.blockers.get(key)
  router.subscribe(({ blockers }) => {
    const blocker = blockers.get(key)
    if (blocker === held) return
    held = blocker
    const isHeld = blocker?.state === 'blocked'
    showLine('loading', isHeld)
    if (!isHeld) return
    offerRetry('page')
    const { location } = blocker
    load(location).then(
      () => held === blocker && blocker.proceed(),
      async () => {
        if (held !== blocker) return
        const isLeaving = await leave(location)
        if (held !== blocker) return
        blocker.reset()
        if (!isLeaving) offerRetry('page', () => retry(location))
      },
    )
  })
}
