import { useState } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = {
  label: string
  /** What the button acts on, for those who hear it out of its row. */
  what: string
  onConfirm: () => Promise<unknown>
}

/** A button that asks once more: the second press, in the same place, does it; leaving it takes the question back. */
export function ConfirmButton({ label, what, onConfirm }: Props) {
  const words = useI18nContext().LL.portal.account
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle')

  async function press() {
    if (state === 'idle') return setState('asking')
    if (state === 'busy') return
    setState('busy')
    await onConfirm().finally(() => setState('idle'))
  }

  return (
    <button
      type="button"
      className={state === 'idle' ? 'btn btn-quiet btn-small' : 'btn btn-small btn-danger'}
      aria-disabled={state === 'busy'}
      onClick={() => void press()}
      onBlur={() => state === 'asking' && setState('idle')}
    >
      <span aria-live="polite">{state === 'idle' ? label : words.reallyDo({ action: label })}</span>
      <span className="sr-only"> {what}</span>
    </button>
  )
}
