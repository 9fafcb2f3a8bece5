import { useI18nContext } from '../../../i18n/words.tsx'
import { NoticeBox } from '../screen/notice.tsx'
import { type FlagOutcome, type Flags, isFailure } from './use-flags.ts'
import { useTell } from './use-tell.ts'

type Props = {
  /** One, or several that overlapped: a success does not cover up a failure. */
  outcomes: FlagOutcome[]
  undo: Flags['undo']
}

/** What came of actions, with a way back where there is one. The live regions are there before their messages. */
export function FlagNotice({ outcomes, undo }: Props) {
  const words = useI18nContext().LL.staffPortal.flag
  const tell = useTell()

  const box = (outcome: FlagOutcome, place: number) => {
    const changeSet = 'undo' in outcome ? outcome.undo : null
    return (
      <NoticeBox
        key={place}
        look={isFailure(outcome) ? 'error' : 'success'}
        text={tell(outcome)}
        action={changeSet ? { label: words.undo(), run: () => void undo(changeSet) } : undefined}
      />
    )
  }
  return (
    <div className="ad-notices">
      <div role="alert">{outcomes.filter(isFailure).map(box)}</div>
      <div role="status">{outcomes.filter((outcome) => !isFailure(outcome)).map(box)}</div>
    </div>
  )
}
