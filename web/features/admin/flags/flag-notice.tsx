import { useI18nContext } from '../../../i18n/words.tsx'
import { NoticeBox } from '../screen/notice.tsx'
import { openerId } from './flag-row.tsx'
import { type ChangeSet, type FlagOutcome, type Flags, isFailure } from './use-flags.ts'
import { useOutcomeText } from './use-outcome-text.ts'

type Props = {
  /** One, or several that overlapped: a success does not cover up a failure. */
  outcomes: FlagOutcome[]
  undo: Flags['undo']
}

/** The outcome of actions, with an undo button where possible. The live regions are there before their messages. */
export function FlagNotice({ outcomes, undo }: Props) {
  const words = useI18nContext().LL.staffPortal.flag
  const textOf = useOutcomeText()

  /** The button goes with its message: the focus waits at what it changes. */
  function takeBack(changeSet: ChangeSet) {
    const [flag = ''] = changeSet.flags
    document.getElementById(openerId(flag, 'hide'))?.focus({ preventScroll: true })
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
