import { useI18nContext } from '../../../i18n/words.tsx'
import { NoticeBox } from '../screen/notice.tsx'
import { dialogButtonId } from './flag-row.tsx'
import { type ChangeSet, type FlagOutcome, type Flags, isFailure } from './use-flags.ts'
import { useFlagOutcomeText } from './use-flag-outcome-text.ts'

type Props = {
  /** Results to announce; several when changes overlapped, so that a success does not hide a failure. */
  outcomes: FlagOutcome[]
  undo: Flags['undo']
}

/** Results of changes, with undo buttons. The live regions exist before their text. */
export function FlagNotice({ outcomes, undo }: Props) {
  const words = useI18nContext().LL.staffPortal.flag
  const textOf = useFlagOutcomeText()

  /** Undoes a change; the focus moves to the flag, as the button disappears. */
  function takeBack(changeSet: ChangeSet) {
    const [flag = ''] = changeSet.flags
    document.getElementById(dialogButtonId(flag, 'hide'))?.focus({ preventScroll: true })
    void undo(changeSet)
  }

  const box = (outcome: FlagOutcome, place: number) => {
    const changeSet = 'undo' in outcome ? outcome.undo : null
    return (
      <NoticeBox
        key={place}
        look={isFailure(outcome) ? 'error' : 'success'}
        text={textOf(outcome)}
        action={changeSet ? { label: words.undo(), run: () => takeBack(changeSet) } : undefined}
      />
    )
  }
  return (
    <div className="staff-notices">
      <div role="alert">{outcomes.filter(isFailure).map(box)}</div>
      <div role="status">{outcomes.filter((outcome) => !isFailure(outcome)).map(box)}</div>
    </div>
  )
}
