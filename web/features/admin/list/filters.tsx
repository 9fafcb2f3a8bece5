import { type ReactNode, useState } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import { SearchField } from './search-field.tsx'

type SearchProps = { hint: string; value: string; onSearch: (text: string) => void }

export function Search({ hint, ...field }: SearchProps) {
  const words = useI18nContext().LL.staff.list
  return <SearchField label={`${words.search()}, ${hint}`} placeholder={hint} {...field} />
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value | undefined
  choices: readonly Value[]
  nameOf: (value: Value) => string
  onChoose: (value: Value | '') => void
}

/** A select with an option for all. */
export function ChoiceFilter<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value = '', choices, nameOf, onChoose } = props
  const words = useI18nContext().LL.staff.list
  /** The value just chosen, until the address contains it: arrow keys continue from there. */
  const [ahead, setAhead] = useState<Value | ''>()
  if (ahead === value) setAhead(undefined)
  return (
    <label className="staff-select">
      <span>{label}</span>
      <select
        className="staff-input"
        value={ahead ?? value}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.value as Value | ''
          setAhead(chosen)
          onChoose(chosen)
        }}
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
  <div className="staff-filters">{children}</div>
)
