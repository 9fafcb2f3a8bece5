import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = {
  error: string | undefined
  back: ReactNode
}

/** Placeholder while an order, recall or standing order loads, or the error. */
export function DetailPlaceholder({ error, back }: Props) {
  const { LL } = useI18nContext()
  return error === undefined ? (
    <p role="status">{LL.loading()}</p>
  ) : (
    <div role="alert">
      <p className="message message-error">{error}</p>
      <p>{back}</p>
    </div>
  )
}
