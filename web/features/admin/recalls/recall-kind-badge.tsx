import type { RecallKind } from '#contract/trade/recalls/recall-choices.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

/** Distinguishes drills from real recalls. */
export const RecallKindBadge = ({ kind }: { kind: RecallKind }) => (
  <span className={`staff-badge staff-badge-${kind === 'drill' ? 'sun' : 'bad'}`}>
    {useI18nContext().LL.staff.recalls.kinds[kind]()}
  </span>
)
