import { useEffect, useRef } from 'react'
import { useI18nContext } from '../../i18n/words.tsx'

/** Confirmation dialog of the contact form. The native dialog traps and restores the focus. */
export function ThankYou({ onClose }: { onClose: () => void }) {
  const { LL } = useI18nContext()
  const words = LL.forms.contact
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="thank-you-title"
      aria-describedby="thank-you-text"
      onClose={onClose}
    >
      <h3 id="thank-you-title">{words.thanksTitle()}</h3>
      <p id="thank-you-text">{words.thanks()}</p>
      <button type="button" className="btn" onClick={() => dialog.current?.close()}>
        {LL.forms.close()}
      </button>
    </dialog>
  )
}
