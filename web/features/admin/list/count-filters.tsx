import { useI18nContext } from '../../../i18n/words.tsx'

type Props<Value extends string> = {
  label: string
  choices: readonly Value[]
  /** Absent while loading. */
  counts: Record<Value, number> | undefined
  /** The server's limit of counting, shown as "500+". */
  countedUpTo?: number
  chosen: Value | undefined
  nameOf: (value: Value) => string
  onChoose: (value: Value | '') => void
}

/** Counts by kind, as filter buttons; a second click on one removes the filter. */
export function CountFilters<Value extends string>(props: Props<Value>) {
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
