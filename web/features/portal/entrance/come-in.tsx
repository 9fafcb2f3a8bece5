import { useEffect, useRef } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = { answer: (agrees: boolean) => void }

/** A mail that nobody asked for in this browser would let its reader in. A person says that it is one. */
export function ComeIn({ answer }: Props) {
  const words = useI18nContext().LL.portal.comeIn
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
