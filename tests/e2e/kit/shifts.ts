import type { Page } from '@playwright/test'

/**
 * Records elements that move after the first paint of the next document, with both positions.
 * The browser's layout-shift entries would also count scrolling on a loaded machine.
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
        // shifts under 3 px are ignored, as browsers do
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

/** Returns and clears the recorded shifts. */
export const takeShifts = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'shifts') as string[]).splice(0))
