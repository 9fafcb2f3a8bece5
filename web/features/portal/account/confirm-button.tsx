import { useEffect, useState } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = {
  label: string
  /** The object of the action, for screen readers. */
  what: string
  onConfirm: () => Promise<unknown>
}

/** Ignores clicks for this long, because they may belong to a double click. */
const readingMs = 600

/**
 * A button that asks for confirmation: the second click runs the action, and moving the focus away
 * cancels it.
 */
export function ConfirmButton({ label, what, onConfirm }: Props) {
  const words = useI18nContext().LL.portal.account
  const [state, setState] = useState<'idle' | 'reading' | 'asking' | 'busy'>('idle')
  useEffect(() => {
    if (state !== 'reading') return
    const timer = setTimeout(() => setState('asking'), readingMs)
    return () => clearTimeout(timer)
  }, [state])

  async function press() {
    if (state === 'idle') return setState('reading')
    if (state !== 'asking') return
    setState('busy')
    await onConfirm().finally(() => setState('idle'))
  }

  return (
    <button
      type="button"
      className={state === 'idle' ? 'btn btn-quiet btn-small' : 'btn btn-small btn-danger'}
      aria-disabled={state === 'busy' || state === 'reading'}
      onClick={() => void press()}
      // a key that is held down sends repeated clicks
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onBlur={() => state !== 'busy' && setState('idle')}
    >
      <span aria-live="polite">{state === 'idle' ? label : words.reallyDo({ action: label })}</span>
      <span className="sr-only"> {what}</span>
    </button>
  )
}
