import { useEffect, useRef } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { Purpose } from '../../../session/arrival/arrival.ts'

type Props = { to: Purpose; email: string; answer: (agrees: boolean) => void }

/** What a mailed link is for, and for which account: it acts when its button is pressed. */
export function BeforeALink({ to, email, answer }: Props) {
  const { press } = useI18nContext().LL.portal
  const words = press[to]
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {words.title({ email })}
      </h2>
      <p className="toolbar">
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
