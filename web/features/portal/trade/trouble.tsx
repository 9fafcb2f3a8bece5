import { codeOf } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = { error?: Error; again?: () => void }

/** Why there is no catalogue: it is not open to the reader, or it did not come, and may on another try. */
export function Trouble({ error, again }: Props) {
  const words = useI18nContext().LL.portal.catalogue
  const isGone = !error || codeOf(error) === 'request/not-found'
  return (
    <div role="alert">
      <p className="message message-error">{isGone ? words.gone() : words.failed()}</p>
      {!isGone && again && (
        <button type="button" className="btn btn-quiet" onClick={again}>
          {words.again()}
        </button>
      )}
    </div>
  )
}
