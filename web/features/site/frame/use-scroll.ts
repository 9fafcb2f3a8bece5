import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router'
import { ifStored } from '../../../session/tab-storage.ts'

/** Delay before scrolling to a hash, required by the specification. */
const hashDelayMs = 100

/** sessionStorage key of the scroll position at a reload. */
const placeKey = 'place'

/**
 * Scroll and focus after client-side navigations: to the top or to the hash's element, on back and forward to the
 * earlier position. Focus moves to the new content for keyboards and screen readers.
 */
export function useScroll(): void {
  const { key, pathname, search, hash, state } = useLocation()
  const type = useNavigationType()
  const isPop = type === 'POP'
  /** History state means that the page changed its own address; links have no state. */
  const isNoting = state !== null
  const isIdle = useNavigation().state === 'idle'
  const positions = useRef(new Map<string, number>())
  const previous = useRef({ key, pathname, search })

  useOwnRestoration()
  useReload(key)

  // a layout effect removes the listener before the shorter skeleton changes the scroll position
  useLayoutEffect(() => {
    if (!isIdle) return
    const remember = () => positions.current.set(key, window.scrollY)
    // a click may navigate before the last scroll event
    const moments = ['scroll', 'click']
    const how = { passive: true, capture: true }
    for (const moment of moments) window.addEventListener(moment, remember, how)
    return () => {
      for (const moment of moments) window.removeEventListener(moment, remember, how)
    }
  }, [key, isIdle])

  useEffect(() => {
    if (previous.current.key === key) return
    const isSamePage = previous.current.pathname === pathname
    const isOtherQuery = previous.current.search !== search
    previous.current = { key, pathname, search }
    const content = document.getElementById('content')
    // the page replaced its own address, possibly during typing: the focus stays
    const isInside = type === 'REPLACE' && content?.contains(document.activeElement)
    if (!isSamePage && !isInside) content?.focus({ preventScroll: true })
    if (isPop) {
      const stop = stayAt(positions.current.get(key) ?? 0)
      // closing a panel focuses the element that opened it, which may scroll
      if (!isSamePage) return stop
      stop()
      return
    }
    // a filter or state change within the page keeps scroll position and focus
    if (isSamePage && (isOtherQuery || isNoting) && hash === '') return
    if (hash === '') {
      window.scrollTo({ top: 0, behavior: 'instant' })
      return
    }
    const timer = setTimeout(() => scrollToHash(hash), hashDelayMs)
    return () => clearTimeout(timer)
  }, [key, pathname, search, hash, type, isPop, isNoting])
}

/** Keeps a scroll position while content loads and the page grows, until the first user action. */
function stayAt(top: number): () => void {
  const go = () => window.scrollTo({ top, behavior: 'instant' })
  go()
  const growing = new ResizeObserver(go)
  growing.observe(document.body)
  const stop = () => growing.disconnect()
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(sign, stop, { once: true, passive: true, capture: true })
  }
  return stop
}

/**
 * Turns the browser's scroll restoration off, because it runs before the page has rendered. It is on again while the
 * page is left, for reloads of reading pages and returns from other sites.
 */
function useOwnRestoration(): void {
  useEffect(() => {
    const take = () => (history.scrollRestoration = 'manual')
    const leave = () => (history.scrollRestoration = 'auto')
    take()
    window.addEventListener('pageshow', take)
    window.addEventListener('pagehide', leave)
    return () => {
      leave()
      window.removeEventListener('pageshow', take)
      window.removeEventListener('pagehide', leave)
    }
  }, [])
}

/** Restores the position after a reload of an application, whose content the browser cannot wait for. */
function useReload(key: string): void {
  useEffect(() => {
    const keep = () => ifStored(() => sessionStorage.setItem(placeKey, `${scrollY} ${key}`))
    window.addEventListener('pagehide', keep)
    const stop = isReloadedApplication() ? stayAtKept(key) : undefined
    return () => {
      stop?.()
      window.removeEventListener('pagehide', keep)
    }
  }, [key])
}

/** Returns to the stored position, once. */
function stayAtKept(key: string) {
  const [top, left] = ifStored(() => sessionStorage.getItem(placeKey))?.split(' ') ?? []
  ifStored(() => sessionStorage.removeItem(placeKey))
  return left === key ? stayAt(Number(top)) : undefined
}

function isReloadedApplication(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type === 'reload' && document.documentElement.dataset.hydrate === 'now'
}

function scrollToHash(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)))
  if (!target) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' })
  target.focus({ preventScroll: true })
}
