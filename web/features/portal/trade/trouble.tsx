import { ApiError, codeOf } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = {
  error?: Error
  again?: () => void
  isOff?: boolean
}

/** Why there is no catalogue: ordering is switched off, it is not open to the reader, or it may come on another try. */
export function Trouble({ error, again, isOff = isSwitchedOff(error) }: Props) {
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
