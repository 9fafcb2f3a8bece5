import type { createBrowserRouter, Location } from 'react-router'
import { offerAgain, say } from '../app/network-line.ts'

type Router = ReturnType<typeof createBrowserRouter>

type Pages = {
  /** Whether all that the page at an address needs is here. */
  isReady: (to: Location) => boolean
  /** Loads it. */
  load: (to: Location) => Promise<unknown>
  /** Tries to leave for another build or origin that has it. */
  leave: (to: Location) => Promise<boolean>
  /** Navigates there again. */
  retry: (to: Location) => void
}

const key = 'page-code'

/**
 * A page stays, with all that was typed, until the code of the next one is here. If that does not load, the page goes
 * on staying and says so. The router knows one blocker only: this is it.
 */
export function guardNavigation(router: Router, { isReady, load, leave, retry }: Pages): void {
  router.getBlocker(key, ({ nextLocation }) => !isReady(nextLocation))
  let held = router.state.blockers.get(key)
  router.subscribe(({ blockers }) => {
    const blocker = blockers.get(key)
    if (blocker === held) return
    held = blocker
    const isHeld = blocker?.state === 'blocked'
    say('loading', isHeld)
    if (!isHeld) return
    offerAgain('page')
    const { location } = blocker
    load(location).then(
      () => held === blocker && blocker.proceed(),
      async () => {
        if (held !== blocker) return
        const isLeaving = await leave(location)
        if (held !== blocker) return
        blocker.reset()
        if (!isLeaving) offerAgain('page', () => retry(location))
      },
    )
  })
}
