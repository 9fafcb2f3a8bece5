import './guide.css'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = { name: string; isKept: boolean; isBusy: boolean; onKeep: () => void }

/** Puts a product of the catalogue on the company's list; taking it off is for where the list is arranged. */
export function KeepButton({ name, isKept, isBusy, onKeep }: Props) {
  const words = useI18nContext().LL.orders.guide
  return (
    <div className="guide-tools">
      <button
        type="button"
        className="btn btn-quiet btn-small"
        aria-disabled={isKept || isBusy}
        onClick={() => {
          if (!isKept && !isBusy) onKeep()
        }}
      >
        {isKept ? words.kept() : words.keep()} <span className="sr-only">{name}</span>
      </button>
    </div>
  )
}
