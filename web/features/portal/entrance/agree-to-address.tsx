import { useEffect, useRef } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = { answer: (agrees: boolean) => void }

/**
 * A link would have an account leave its address. For which one the page cannot say: only a call could tell, and none
 * goes out before a press.
 */
export function AgreeToAddress({ answer }: Props) {
  const words = useI18nContext().LL.portal.agree
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
