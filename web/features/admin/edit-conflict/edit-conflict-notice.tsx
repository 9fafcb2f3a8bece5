import type { RefObject } from 'react'
import { colon } from '#contract/text/colon.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

/** A value that a colleague has changed, with its label. */
export type Difference = { name: string; label: string; now: string }

type Props = {
  ref?: RefObject<HTMLDivElement | null>
  /** `null` without a conflict. */
  differences: Difference[] | null
  /** The record can no longer be edited, so there is no choice. */
  isOver?: boolean
  onKeep: () => void
  onTake: () => void
}

/**
 * The values that a colleague saved meanwhile, with buttons to keep one's own or take theirs. The live region exists
 * before its text.
 */
export function EditConflictNotice({ ref, differences, isOver = false, onKeep, onTake }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.editConflict
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
                // the second click of a double click on "Save" would choose unseen
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
