import { useEffect, useEffectEvent, useRef } from 'react'
import { isClosingPanel } from '../../../app/use-address.ts'

type Loss = {
  /** Called before each navigation; `true` blocks it until `leave` or `stay`. */
  holdBack: (to: URL) => boolean
  /** Whether closing the tab would lose input; the browser then asks. */
  isAtRisk: () => boolean
}

/**
 * Blocks navigation while there is unsaved input: links, history steps and closing the tab. React Router supports one
 * blocker only, which navigation-guard.ts uses; history steps use the Navigation API where it exists.
 * @param isActive whether there can be unsaved input
 */
export function useNavigationBlocker(isActive: boolean, loss: Loss) {
  const held = useRef<(() => void) | null>(null)
  /** The history key or link of the navigation allowed to continue. */
  const passing = useRef<string | Element | null>(null)
  const holdBack = useEffectEvent(loss.holdBack)
  const isAtRisk = useEffectEvent(loss.isAtRisk)
  useEffect(() => {
    if (!isActive) return
    /** @returns whether the navigation was blocked */
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
      if (!isStep || event.defaultPrevented || isClosingPanel()) return
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
    /** Continues a blocked navigation. @returns whether there was one */
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

/** The link of a click that navigates in this tab. */
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
