import { useEffect, useRef } from 'react'
import type { Asked } from '../../../session/arrival/arrival.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = { to: Asked; answer: (agrees: boolean) => void }

/**
 * What is asked before a link is followed: a person says that they are one. For which address or account the page cannot
 * say: only a call could tell, and none goes out before a press.
 */
export function BeforeALink({ to, answer }: Props) {
  const { agree, comeIn } = useI18nContext().LL.portal
  const words = to === 'address' ? agree : comeIn
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {words.title()}
      </h2>
      <p>{words.text()}</p>
      <p className="toolbar">
        <button type="button" className="btn" onClick={() => answer(true)}>
          {words.yes()}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => answer(false)}>
          {words.no()}
        </button>
      </p>
    </>
  )
}
