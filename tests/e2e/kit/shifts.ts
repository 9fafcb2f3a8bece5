import type { Page } from '@playwright/test'

/**
 * From the next page on: writes down what moves on the page once it is painted, and where from and to. Measured frame by
 * frame from the top of the page: what the browser calls a layout shift counts what a scrolled page shows, and on a
 * machine under load takes part of the scrolling for movement.
 */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const places = new Map<Element, { left: number; top: number }>()
    const look = () => {
      requestAnimationFrame(look)
      if (performance.getEntriesByName('first-contentful-paint').length === 0) return
      for (const element of document.querySelectorAll('main *, footer *')) {
        const { x, y, width, height } = element.getBoundingClientRect()
        const before = places.get(element)
        if (width === 0 || height === 0) places.delete(element)
        else places.set(element, { left: x + scrollX, top: y + scrollY })
        const now = places.get(element)
        // as little as the browser overlooks, too
        if (!before || !now || Math.hypot(now.left - before.left, now.top - before.top) < 3)
          continue
        const at = ({ left, top }: typeof now) => `${Math.round(left)}, ${Math.round(top)}`
        shifts.push(
          `${element.outerHTML.slice(0, 80)} from ${at(before)} to ${at(now)} after ${Math.round(performance.now())} ms`,
        )
      }
    }
    requestAnimationFrame(look)
  })

/** What has moved since the page began, or since it was last asked for. */
export const takeShifts = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'shifts') as string[]).splice(0))
