import type { Page, Request, Route } from '@playwright/test'

/** Calls held back until the test releases them. */
export type HeldCalls = {
  /** The number of calls so far. */
  count: () => number
  /** Lets the oldest waiting call through, and waits for its response. */
  release: () => Promise<void>
  /** Lets all later calls through. */
  end: () => Promise<void>
}

/** Holds back calls to the API, so that a test decides the order of the responses. */
export async function hold(
  page: Page,
  path: string,
  isMeant: (request: Request) => boolean = () => true,
): Promise<HeldCalls> {
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
