import { useI18nContext } from '../../../i18n/words.tsx'
import type { Saving } from './use-autosave.ts'

/** Whether the typed text is saved, and where. Screen readers announce failures only. */
export function SavingState({ saving }: { saving: Saving }) {
  const words = useI18nContext().LL.staffContent.saving
  const isTrouble = saving === 'cut' || saving === 'failed'
  return (
    <span className="staff-saving">
      <span role="alert">{isTrouble && <strong>{words[saving]()}</strong>}</span>
      {!isTrouble && saving !== 'none' && <span className="staff-soft">{words[saving]()}</span>}
    </span>
  )
}
