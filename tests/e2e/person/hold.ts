import type { Page, Request, Route } from '@playwright/test'

/** Calls that the server answers when the test says so. */
export type Held = {
  /** How many calls have arrived. */
  count: () => number
  /** Lets the oldest one that waits go on, and waits until it is answered. */
  release: () => Promise<void>
  /** From now on calls pass. */
  end: () => Promise<void>
}

/** Holds back calls to the API, so that answers come in the order that a test is about. */
export async function hold(
  page: Page,
  path: string,
  isMeant: (request: Request) => boolean = () => true,
): Promise<Held> {
  const calls = new EventTarget()
  const waiting: { request: Request; go: () => void }[] = []
  let count = 0
  const handler = async (route: Route) => {
    const request = route.request()
    if (!isMeant(request)) return route.fallback()
    count++
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push({ request, go: resolve })
    calls.dispatchEvent(new Event('call'))
    await promise
    await route.fallback()
  }
  await page.route(path, handler)
  return {
    count: () => count,
    release: async () => {
      if (waiting.length === 0) {
        await new Promise((resolve) => calls.addEventListener('call', resolve, { once: true }))
      }
      const next = waiting.shift()
      next?.go()
      await (await next?.request.response())?.finished()
    },
    end: () => page.unroute(path, handler),
  }
}
