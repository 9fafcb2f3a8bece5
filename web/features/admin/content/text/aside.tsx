import { useI18nContext } from '../../../../i18n/words.tsx'

type Props = { isBusy: boolean; onBack: () => void }

/** The way back to a text that was given up for another one. */
export function Aside({ isBusy, onBack }: Props) {
  const words = useI18nContext().LL.staffContent
  return (
    <p className="staff-tools">
      <span>{words.aside()}</span>
      <button
        type="button"
        className="staff-button"
        aria-disabled={isBusy}
        onClick={() => !isBusy && onBack()}
      >
        {words.bringBack()}
      </button>
    </p>
  )
}
