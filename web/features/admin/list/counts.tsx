import { useI18nContext } from '../../../i18n/words.tsx'

type Props<Value extends string> = {
  label: string
  choices: readonly Value[]
  /** Absent until they are known. */
  counts: Record<Value, number> | undefined
  /** Where the server stopped counting: more than that is shown as "500+". */
  countedUpTo?: number
  chosen: Value | undefined
  nameOf: (value: Value) => string
  onChoose: (value: Value | '') => void
}

/** How many there are of each kind; pressing one shows only these, pressing it again all. */
export function Counts<Value extends string>(props: Props<Value>) {
  const { label, choices, counts, countedUpTo = Infinity, chosen, nameOf, onChoose } = props
  const { locale } = useI18nContext()
  const format = new Intl.NumberFormat(locale)
  const figureOf = (count: number) =>
    count > countedUpTo ? `${format.format(countedUpTo)}+` : format.format(count)
  return (
    <div className="staff-counts" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice === chosen ? '' : choice)}
        >
          <strong>{counts ? figureOf(counts[choice]) : '–'}</strong> {nameOf(choice)}
        </button>
      ))}
    </div>
  )
}
