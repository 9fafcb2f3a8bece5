import type { RefObject } from 'react'
import { colon } from '#contract/text/colon.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

/** Something that is now otherwise than what someone sees in their form. */
export type Difference = { name: string; label: string; now: string }

type Props = {
  ref?: RefObject<HTMLDivElement | null>
  /** `null`: nothing has changed meanwhile. */
  differences: Difference[] | null
  /** It can no longer be changed at all: there is nothing to choose. */
  isOver?: boolean
  onKeep: () => void
  onTake: () => void
}

/**
 * The changes that someone else saved while the form was being filled in, with the buttons to keep one's own values or
 * to take theirs. The live region is there beforehand, so that it is announced.
 */
export function EditConflictNotice({ ref, differences, isOver = false, onKeep, onTake }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.people.editConflict
  return (
    <div ref={ref} role="alert" className="staff-edit-conflict">
      {differences && (
        <div className="staff-notice staff-notice-warning">
          <p>
            <strong>{words.title()}</strong> {isOver ? words.over() : words.now()}
          </p>
          <ul>
            {differences.map(({ name, label, now }) => (
              <li key={name}>
                {label + colon(locale)} <strong>{now || words.empty()}</strong>
              </li>
            ))}
          </ul>
          {!isOver && (
            <div className="staff-tools">
              <button
                type="button"
                className="staff-button"
                // the second half of the double click that saved would choose unseen
                onClick={({ detail }) => detail < 2 && onKeep()}
              >
                {words.keep()}
              </button>
              <button
                type="button"
                className="staff-button"
                onClick={({ detail }) => detail < 2 && onTake()}
              >
                {words.take()}
              </button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
