import { useEffect, useId, useRef } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = { onKeep: () => void; onDiscard: () => void }

/** Inside a dialog that is about to close: whether what was typed may go. The focus begins on the way back. */
export function DiscardQuestion({ onKeep, onDiscard }: Props) {
  const words = useI18nContext().LL.staffPortal.shell.discard
  const keep = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => keep.current?.focus(), [])
  return (
    <div role="alertdialog" aria-labelledby={id} className="ad-discard">
      <p id={id}>{words.question()}</p>
      <div className="ad-dialog-actions">
        <button ref={keep} type="button" className="ad-button ad-button-strong" onClick={onKeep}>
          {words.keep()}
        </button>
        <button type="button" className="ad-button ad-button-danger" onClick={onDiscard}>
          {words.discard()}
        </button>
      </div>
    </div>
  )
}
