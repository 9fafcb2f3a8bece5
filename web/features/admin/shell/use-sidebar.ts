import { useEffect, useEffectEvent, useState } from 'react'

const cookieName = 'sidebar_collapsed'
const cookieLifeS = 7 * 24 * 60 * 60
/** Below, the sidebar is a sheet (shell.css has the same number). */
const smallScreen = '(width < 48rem)'

/**
 * Whether the sidebar is collapsed to icons, remembered for seven days. Ctrl or Meta and B switches it, or the sheet of
 * small screens, unless someone is typing.
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
 * The key that writes a letter; on a keyboard that has no Latin letters (Greek writes β there), the key in its place.
 */
export const isLetter = ({ key, code }: KeyboardEvent, letter: string) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`

const readCookie = () => document.cookie.split('; ').includes(`${cookieName}=true`)

/** Ctrl+B means bold in a text. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'))
