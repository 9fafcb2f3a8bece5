/** As a `ref`: brings what has just appeared into view, as little as that takes. */
export const inSight = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' })
