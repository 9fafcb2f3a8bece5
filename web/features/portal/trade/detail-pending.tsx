import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = {
  /** What went wrong, in the reader's words. */
  trouble: string | undefined
  /** The way to all of them. */
  back: ReactNode
}

/** What stands in the place of one order, recall or standing order until it is there, or where there is none. */
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
