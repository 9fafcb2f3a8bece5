import { useEffect, useEffectEvent, useRef } from 'react'
import { isClosing } from '../../../app/use-address.ts'

type Loss = {
  /** Asked before each way elsewhere; `true` holds it back until `leave` or `stay`. */
  holdBack: (to: URL) => boolean
  /** Whether closing or reloading the tab would lose something: that question is the browser's own. */
  isAtRisk: () => boolean
}

/**
 * Holds back what would take something away: a link, a step in the history, and the end of the tab. Before the router
 * hears of it: the router can hold back for one only, and that is the loader of pages. Steps are held back by the
 * browser's own event; a browser without it, or someone who insists, just goes.
 * @param isActive whether there may be anything to lose
 */
export function useDeparture(isActive: boolean, loss: Loss) {
  /** Goes on to where someone wanted to go. */
  const held = useRef<(() => void) | null>(null)
  /** The way that has been asked about: an entry of the history, or a link. */
  const passing = useRef<string | Element | null>(null)
  const holdBack = useEffectEvent(loss.holdBack)
  const isAtRisk = useEffectEvent(loss.isAtRisk)
  useEffect(() => {
    if (!isActive) return
    /** @returns whether it waits now */
    const hold = (to: string, way: string | Element, go: () => void): boolean => {
      const isPassing = passing.current === way
      passing.current = null
      if (isPassing || !holdBack(new URL(to))) return false
      held.current = () => {
        passing.current = way
        go()
      }
      return true
    }
    const step = (event: NavigateEvent) => {
      const isStep = event.navigationType === 'traverse' && event.cancelable
      if (!isStep || event.defaultPrevented || isClosing()) return
      const { url, key } = event.destination
      if (url !== null && hold(url, key, () => navigation.traverseTo(key))) event.preventDefault()
    }
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || !hold(link.href, link, () => link.click())) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const unload = (event: BeforeUnloadEvent) => {
      if (isAtRisk()) event.preventDefault()
    }
    addEventListener('click', follow, true)
    addEventListener('beforeunload', unload)
    const steps = 'navigation' in window ? navigation : null
    steps?.addEventListener('navigate', step)
    return () => {
      removeEventListener('click', follow, true)
      removeEventListener('beforeunload', unload)
      steps?.removeEventListener('navigate', step)
    }
  }, [isActive])

  return {
    /** @returns whether someone was held back, and goes on now */
    leave: () => {
      const go = held.current
      held.current = null
      go?.()
      return go !== null
    },
    stay: () => {
      held.current = null
    },
  }
}

/** The link of a click that leads away in this tab. */
function linkOf({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null
  if (link.target !== '' || link.hasAttribute('download') || !/^https?:$/.test(link.protocol)) {
    return null
  }
  const { origin, pathname, search } = location
  const isHere = link.origin === origin && link.pathname === pathname && link.search === search
  return isHere ? null : link
}
