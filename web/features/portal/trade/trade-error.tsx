import { ApiError, codeOf } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = {
  error?: Error
  again?: () => void
  isOff?: boolean
}

/** Why a screen has no data: ordering is off, no access, or an error with a retry button. */
export function TradeError({ error, again, isOff = isSwitchedOff(error) }: Props) {
  const { LL } = useI18nContext()
  const words = LL.portal.catalogue
  const isGone = isOff || !error || codeOf(error) === 'request/not-found'
  const gone = isOff ? LL.orders.refused['order/switched-off'] : words.gone
  return (
    <div role="alert">
      <p className="message message-error">{isGone ? gone() : words.failed()}</p>
      {!isGone && again && (
        <button type="button" className="btn btn-quiet" onClick={again}>
          {words.again()}
        </button>
      )}
    </div>
  )
}

const isSwitchedOff = (error: Error | undefined): boolean =>
  error instanceof ApiError && error.staffCode === 'order/switched-off'
