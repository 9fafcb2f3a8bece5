import { useEffect, useId, useRef } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = { onKeep: () => void; onDiscard: () => void }

/** Confirmation before a dialog discards unsaved input. The cancel button has the focus first. */
export function DiscardQuestion({ onKeep, onDiscard }: Props) {
  const words = useI18nContext().LL.staffPortal.shell.discard
  const keep = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => keep.current?.focus(), [])
  return (
    <div role="alertdialog" aria-labelledby={id} className="staff-discard">
      <p id={id}>{words.question()}</p>
      <div className="staff-dialog-actions">
        <button
          ref={keep}
          type="button"
          className="staff-button staff-button-strong"
          onClick={onKeep}
        >
          {words.keep()}
        </button>
        <button type="button" className="staff-button staff-button-danger" onClick={onDiscard}>
          {words.discard()}
        </button>
      </div>
    </div>
  )
}
