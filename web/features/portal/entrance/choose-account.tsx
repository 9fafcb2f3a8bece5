import { useEffect, useRef } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = { mine: string; theirs: string; answer: (isAccepted: boolean) => void }

/**
 * Asks before a link replaces the current session with another user's, because a stranger may have
 * sent the link.
 */
export function ChooseAccount({ mine, theirs, answer }: Props) {
  const words = useI18nContext().LL.portal.who
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {words.title({ email: mine })}
      </h2>
      <p>{words.text({ email: theirs })}</p>
      <p className="toolbar">
        <button type="button" className="btn" onClick={() => answer(false)}>
          {words.stay({ email: mine })}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => answer(true)}>
          {words.change({ email: theirs })}
        </button>
      </p>
    </>
  )
}
