import { useI18nContext } from '../../../../i18n/words.tsx'
import type { Saving } from './use-autosave.ts'

/** Whether what is typed is safe, and where. What goes well is said without being announced. */
export function SavingState({ saving, isByHand }: { saving: Saving; isByHand: boolean }) {
  const words = useI18nContext().LL.staffContent.saving
  const trouble = saving === 'cut' ? words.cut() : saving === 'failed' ? words.failed() : null
  const calm = saving === 'saving' ? words.saving() : saving === 'saved' ? words.saved() : null
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
