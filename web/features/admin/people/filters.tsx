import { type ReactNode, useEffect, useRef } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Icon } from '../shell/icons.tsx'

/** Long enough that a word is typed, short enough to feel at once. */
const pauseMs = 300

type SearchProps = { hint: string; value: string; onSearch: (text: string) => void }

/** A search that begins when the typing pauses, or with Enter. */
export function Search({ hint, value, onSearch }: SearchProps) {
  const words = useI18nContext().LL.people.list
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // cleared from elsewhere
    if (value === '' && input.current && input.current !== document.activeElement) {
      input.current.value = ''
    }
  }, [value])
  return (
    <search className="ad-find">
      <Icon name="search" size={18} />
      <input
        ref={input}
        type="search"
        className="ad-input"
        aria-label={`${words.search()}: ${hint}`}
        placeholder={hint}
        maxLength={100}
        defaultValue={value}
        onInput={({ currentTarget }) => {
          clearTimeout(timer.current)
          const text = currentTarget.value.trim()
          timer.current = setTimeout(() => onSearch(text), pauseMs)
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Enter') return
          clearTimeout(timer.current)
          onSearch(currentTarget.value.trim())
        }}
      />
    </search>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value | undefined
  choices: readonly Value[]
  nameOf: (value: Value) => string
  onChoose: (value: Value | '') => void
}

/** One of some values, or all. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, choices, nameOf, onChoose } = props
  const words = useI18nContext().LL.people.list
  return (
    <label className="ad-select">
      <span>{label}</span>
      <select
        className="ad-input"
        value={value ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as Value | '')}
      >
        <option value="">{words.all()}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {nameOf(choice)}
          </option>
        ))}
      </select>
    </label>
  )
}

export const Filters = ({ children }: { children: ReactNode }) => (
  <div className="ad-filters">{children}</div>
)
