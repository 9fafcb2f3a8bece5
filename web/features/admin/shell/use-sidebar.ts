import { useEffect, useEffectEvent, useState } from 'react'

const cookieName = 'sidebar_collapsed'
const cookieLifeS = 7 * 24 * 60 * 60
/** Below this width, the sidebar is a sheet (same number in shell.css). */
const smallScreen = '(width < 48rem)'

/**
 * Whether the sidebar is collapsed to icons, stored for seven days. Ctrl+B or Meta+B toggles it, or
 * the sheet on small screens, except while typing.
 */
export function useSidebar(onToggleSheet: () => void) {
  const [isCollapsed, setCollapsed] = useState(readCookie)

  function toggle() {
    const next = !isCollapsed
    setCollapsed(next)
    document.cookie = `${cookieName}=${next}; path=/; max-age=${cookieLifeS}; samesite=strict; secure`
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = isLetter(event, 'b') && (event.ctrlKey || event.metaKey)
    if (!isShortcut || event.altKey || event.shiftKey || isTyping(event.target)) return
    event.preventDefault()
    if (matchMedia(smallScreen).matches) onToggleSheet()
    else toggle()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  return { isCollapsed, toggle }
}

/**
 * Whether a key writes a letter. On keyboards without Latin letters, such as Greek ones, its
 * position counts.
 */
export const isLetter = ({ key, code }: KeyboardEvent, letter: string) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`

const readCookie = () => document.cookie.split('; ').includes(`${cookieName}=true`)

/** In text fields, Ctrl+B means bold. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'))
