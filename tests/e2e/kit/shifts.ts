import type { Page } from '@playwright/test'

/** From the next page on: writes down what moves, and where from and to. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    type Moved = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
    const placeOf = ({ x, y, width, height }: DOMRect) =>
      [x, y, width, height].map(Math.round).join(' ')
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const moved = (Reflect.get(entry, 'sources') as Moved[]).map(
          ({ node, previousRect, currentRect }) =>
            `${node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
        )
        shifts.push(
          `${Reflect.get(entry, 'value')} after ${entry.startTime} ms: ${moved.join('; ')}`,
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has moved since the page began, or since it was last asked for. */
export const takeShifts = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'shifts') as string[]).splice(0))
