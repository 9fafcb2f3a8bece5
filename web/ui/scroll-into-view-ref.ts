/** A ref callback that scrolls a new element into view by the least distance. */
export const scrollIntoViewRef = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' })
