import type { RecallKind } from '#contract/trade/recalls/recall-choices.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

/** A drill is never taken for the real thing, nor the other way round. */
export const KindBadge = ({ kind }: { kind: RecallKind }) => (
  <span className={`staff-badge staff-badge-${kind === 'drill' ? 'sun' : 'bad'}`}>
    {useI18nContext().LL.people.recalls.kinds[kind]()}
  </span>
)
