import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router'
import { ifStored } from '../../../session/tab-storage.ts'

/** The specification's pause before scrolling to a hash: the page's own layout comes first. */
const hashDelayMs = 100

/** Under which a tab keeps the place that a reload left. */
const placeKey = 'place'

/**
 * After a client-side navigation: to the top, or smoothly to the element that the hash names. Back and forward
 * return to where the reader was. Focus follows, so that keyboard and screen reader start at the new content.
 */
export function useScroll(): void {
  const { key, pathname, search, hash, state } = useLocation()
  const type = useNavigationType()
  const isPop = type === 'POP'
  /** A link brings nothing along: only a page notes something at its own address. */
  const isNoting = state !== null
  const isIdle = useNavigation().state === 'idle'
  const positions = useRef(new Map<string, number>())
  const previous = useRef({ key, pathname, search })

  useOwnRestoration()
  useReload(key)

  // layout effect: the listener is gone before the skeleton, being shorter, can move the page
  useLayoutEffect(() => {
    if (!isIdle) return
    const remember = () => positions.current.set(key, window.scrollY)
    // a click may leave the page before the browser has told of the last scrolling
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
    // an address that the page itself replaced: no one went anywhere, and someone may be typing
    const isInside = type === 'REPLACE' && content?.contains(document.activeElement)
    if (!isSamePage && !isInside) content?.focus({ preventScroll: true })
    if (isPop) {
      const stop = stayAt(positions.current.get(key) ?? 0)
      // a panel of the same page was closed: what comes of it may move the reader on
      if (!isSamePage) return stop
      stop()
      return
    }
    // a filter of the same page, or what it notes of itself: the reader, and the focus, stay with it
    if (isSamePage && (isOtherQuery || isNoting) && hash === '') return
    if (hash === '') {
      window.scrollTo({ top: 0, behavior: 'instant' })
      return
    }
    const timer = setTimeout(() => scrollToHash(hash), hashDelayMs)
    return () => clearTimeout(timer)
  }, [key, pathname, search, hash, type, isPop, isNoting])
}

/**
 * What stood at a place may come later than the page, and the browser would keep what stands there meanwhile (the
 * footer) in view: it is returned to until the reader does something.
 */
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
 * The browser's own return to a place would run against ours, and start before the page is there. It stays in charge
 * of what we cannot see: a reload of a page that is read, and a way back from another site.
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

/** An application comes back from a reload without what stood in it: the browser would return to its footer. */
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

/** Only once: the next visit to the page begins at its top. */
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
