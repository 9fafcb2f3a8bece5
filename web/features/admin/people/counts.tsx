import { useI18nContext } from '../../../i18n/words.tsx'

type Props<Value extends string> = {
  label: string
  choices: readonly Value[]
  /** Absent until they are known. */
  counts: Record<Value, number> | undefined
  chosen: Value | undefined
  nameOf: (value: Value) => string
  onChoose: (value: Value | '') => void
}

/** How many there are of each kind; pressing one shows only these, pressing it again all. */
export function Counts<Value extends string>(props: Props<Value>) {
  const { label, choices, counts, chosen, nameOf, onChoose } = props
  const { locale } = useI18nContext()
  const figure = new Intl.NumberFormat(locale)
  return (
    <div className="ad-counts" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice === chosen ? '' : choice)}
        >
          <strong>{counts ? figure.format(counts[choice]) : '–'}</strong> {nameOf(choice)}
        </button>
      ))}
    </div>
  )
}
