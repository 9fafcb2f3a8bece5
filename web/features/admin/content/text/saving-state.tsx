import { useI18nContext } from '../../../../i18n/words.tsx'
import type { Saving } from './use-autosave.ts'

type Props = {
  saving: Saving
  isByHand: boolean
  /** There is a draft on the server. */
  isDraft: boolean
}

/** Whether what is typed is safe, and where. What goes well is said without being announced. */
export function SavingState({ saving, isByHand, isDraft }: Props) {
  const words = useI18nContext().LL.staffContent.saving
  const trouble = saving === 'cut' ? words.cut() : saving === 'failed' ? words.failed() : null
  // what was saved may be published or discarded since
  const isSaved = saving === 'saved' && isDraft
  const calm = saving === 'saving' ? words.saving() : isSaved ? words.saved() : null
  return (
    <>
      <div role="alert">
        {trouble && (
          <div className="staff-notice staff-notice-warning">
            <p>{trouble}</p>
          </div>
        )}
      </div>
      <p className="staff-soft staff-text-saving">{isByHand ? words.byHand() : calm}</p>
    </>
  )
}
