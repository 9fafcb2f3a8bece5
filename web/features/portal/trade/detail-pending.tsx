import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = {
  /** Error message in the page's language. */
  trouble: string | undefined
  /** Link to the list. */
  back: ReactNode
}

/** Placeholder while an order, recall or standing order loads, or the error. */
export function DetailPending({ trouble, back }: Props) {
  const { LL } = useI18nContext()
  return trouble === undefined ? (
    <p role="status">{LL.loading()}</p>
  ) : (
    <div role="alert">
      <p className="message message-error">{trouble}</p>
      <p>{back}</p>
    </div>
  )
}
