import { useEffect, useRef } from 'react'
import { Icon } from '../shell/icons.tsx'

/** Debounce of typing. */
const pauseMs = 300

type Props = {
  label: string
  placeholder?: string
  value: string
  onSearch: (text: string) => void
}

/**
 * A search field that searches after a pause or on Enter; on blur after a pause too, so that results do not move under
 * a click.
 */
export function SearchField({ label, placeholder = label, value, onSearch }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // a search changed elsewhere does not replace text being typed
    if (input.current && input.current !== document.activeElement) input.current.value = value
  }, [value])

  function searchSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(search, pauseMs)
  }
  /** Searches now instead of after the pause. */
  function search() {
    clearTimeout(timer.current)
    const text = input.current?.value.trim() ?? value
    if (text !== value) onSearch(text)
  }
  return (
    <search className="staff-find">
      <Icon name="search" size={18} />
      <input
        ref={input}
        type="search"
        className="staff-input"
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        defaultValue={value}
        onInput={searchSoon}
        onBlur={searchSoon}
        onKeyDown={({ key }) => key === 'Enter' && search()}
      />
    </search>
  )
}
