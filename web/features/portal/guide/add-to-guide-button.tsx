import './guide.css'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = { name: string; isKept: boolean; isBusy: boolean; onKeep: () => void }

/** Adds a catalogue product to the order guide; it is removed in the guide itself. */
export function AddToGuideButton({ name, isKept, isBusy, onKeep }: Props) {
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
