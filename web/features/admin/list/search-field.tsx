import { useEffect, useRef } from 'react'
import { Icon } from '../shell/icons.tsx'

/** Long enough that a word is typed, short enough to feel at once. */
const pauseMs = 300

type Props = {
  label: string
  placeholder?: string
  /** What is searched for now. */
  value: string
  onSearch: (text: string) => void
}

/**
 * A search that begins when the typing pauses, or with Enter. Left by a press on a row, it waits as long again: what is
 * pressed does not move away under the finger.
 */
export function SearchField({ label, placeholder = label, value, onSearch }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // changed from elsewhere: what is being typed stays
    if (input.current && input.current !== document.activeElement) input.current.value = value
  }, [value])

  function searchSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(search, pauseMs)
  }
  /** At once, and not later again. */
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
