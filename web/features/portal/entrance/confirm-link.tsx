import { useEffect, useRef } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { LinkType } from '../../../session/callback/callback.ts'
import type { Undoes } from '../../../session/callback/use-callback-link.ts'

type Props = { to: LinkType; email: string; undoes: Undoes; answer: (agrees: boolean) => void }

/**
 * Explains the purpose and account of an emailed link. The link acts when the button is clicked.
 */
export function ConfirmLink({ to, email, undoes, answer }: Props) {
  const { press, undo } = useI18nContext().LL.portal
  const words = press[to]
  const title = useRef<HTMLHeadingElement>(null)
  const choice = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    title.current?.focus()
    // scrolls so that the banner, which appears later, does not cover it
    choice.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [])
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {words.title({ email })}
      </h2>
      {to === 'undo' && (
        <p>
          {undoes && `${undo[undoes]({ email })} `}
          {undo.after()}
        </p>
      )}
      <p ref={choice} className="toolbar scroll-mb-64">
        <button type="button" className="btn" onClick={() => answer(true)}>
          {words.yes()}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => answer(false)}>
          {press.no()}
        </button>
      </p>
    </>
  )
}
