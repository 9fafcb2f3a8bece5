import { useEffect, useEffectEvent, useRef } from 'react'
import { isClosing } from '../screen/use-address.ts'

/**
 * Holds back a step in the history that would take something away. By the browser's own event, before the router hears
 * of it: the router can hold back for one only, and that is whoever loads pages. A browser without it, or somebody who
 * insists, just goes.
 * @param isActive whether there is anything to lose
 * @param holdBack asked at each step; `true` stops it until `leave` or `stay`
 */
export function useDeparture(isActive: boolean, holdBack: () => boolean) {
  /** The key of the entry of the history that somebody wanted to go to. */
  const held = useRef<string | null>(null)
  const ask = useEffectEvent(holdBack)
  useEffect(() => {
    if (!isActive || !('navigation' in window)) return
    const step = (event: NavigateEvent) => {
      const isStep = event.navigationType === 'traverse' && event.cancelable
      if (!isStep || isClosing() || !ask()) return
      event.preventDefault()
      held.current = event.destination.key
    }
    navigation.addEventListener('navigate', step)
    return () => navigation.removeEventListener('navigate', step)
  }, [isActive])

  return {
    /** @returns whether somebody was held back, and goes on now */
    leave: () => {
      const key = held.current
      held.current = null
      if (key !== null) navigation.traverseTo(key)
      return key !== null
    },
    stay: () => {
      held.current = null
    },
  }
}
