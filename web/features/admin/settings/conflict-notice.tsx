import { useI18nContext } from '../../../i18n/words.tsx'
import { scrollIntoViewRef } from '../../../ui/scroll-into-view-ref.ts'

type Props = {
  theirs: string
  yours: string
  onKeep: () => void
  onTake: () => void
}

/** Edit conflict of a setting: both values, and buttons to choose one. */
export function ConflictNotice({ theirs, yours, onKeep, onTake }: Props) {
  const words = useI18nContext().LL.staffSettings.conflict
  return (
    <div ref={scrollIntoViewRef} className="staff-notice staff-notice-warning" role="alert">
      <div>
        <p>
          <strong>{words.title()}</strong>
        </p>
        <p>{words.theirs({ value: theirs })}</p>
        <p>{words.yours({ value: yours })}</p>
      </div>
      <div className="staff-tools">
        <button type="button" className="staff-button" onClick={onKeep}>
          {words.keep()}
        </button>
        <button type="button" className="staff-button" onClick={onTake}>
          {words.take()}
        </button>
      </div>
    </div>
  )
}
