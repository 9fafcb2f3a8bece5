import { useId, useState } from 'react'
import type { ReviewStep } from '#contract/staff/content/review.ts'
import type { StaffDraft } from '#contract/staff/content/stories.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { formatAge } from '../../screen/moment.tsx'

type Props = {
  draft: StaffDraft | null
  isBusy: boolean
  /** Whether the shown draft is complete, so that its review can be requested or answered. */
  isReady: boolean
  /** Whether the text on the screen differs from the saved draft, which a review would be about. */
  isDirty: boolean
  needsSecond: boolean
  isPlanned: boolean
  onReview: (step: Omit<ReviewStep, 'draft'>) => void
}

/** Requests a colleague's review of a draft, and shows or takes the answer. */
export function ReviewPart(props: Props) {
  const { draft, isBusy, isReady, isDirty, needsSecond, isPlanned, onReview } = props
  const { LL, locale } = useI18nContext()
  const words = LL.staffContent.review
  const id = useId()
  const [why, setWhy] = useState<string | null>(null)
  if (!draft && !isDirty) return null
  const review = draft?.review ?? null
  const isOwn = isDirty || !draft || draft.is_own
  const isOpen = review?.state === 'asked'
  const isApproved = review?.state === 'approved' && !isDirty
  const press = (run: () => void, isOff = false) => ({
    type: 'button' as const,
    'aria-disabled': isBusy || isOff,
    onClick: () => !isBusy && !isOff && run(),
  })
  const summary = review && {
    who: review.by ?? LL.staffContent.formerUser(),
    when: formatAge(review.at, locale),
  }
  return (
    <section className="staff-text-review" aria-labelledby={id}>
      <h3 id={id}>{words.title()}</h3>
      {summary && isOpen && <p>{words.waiting(summary)}</p>}
      {summary && isApproved && <p>{words.isApproved(summary)}</p>}
      {summary && review?.state === 'returned' && (
        <>
          <p>{words.isReturned(summary)}</p>
          <blockquote>{review.note}</blockquote>
        </>
      )}
      {isOpen && isOwn && <p className="staff-soft">{words.own()}</p>}
      {needsSecond && isOwn && !isApproved && (
        <p className="staff-notice staff-notice-warning">
          {isPlanned ? words.secondPlan() : words.second()}
        </p>
      )}
      {isOpen && !isOwn && why === null && (
        <p className="staff-tools">
          <button
            className="staff-button staff-button-strong"
            {...press(() => onReview({ state: 'approved' }), !isReady)}
          >
            {words.approve()}
          </button>
          <button className="staff-button" {...press(() => setWhy(''))}>
            {words.sendBack()}
          </button>
        </p>
      )}
      {isOpen && !isOwn && why !== null && (
        <>
          <label className="staff-field">
            <span>{words.why()}</span>
            <textarea
              className="staff-input"
              rows={3}
              maxLength={500}
              value={why}
              onChange={(event) => setWhy(event.currentTarget.value)}
            />
          </label>
          <p className="staff-tools">
            <button
              className="staff-button staff-button-strong"
              {...press(
                () => onReview({ state: 'returned', note: why }),
                !isReady || why.trim() === '',
              )}
            >
              {words.send()}
            </button>
          </p>
        </>
      )}
      {!isOpen && !isApproved && (
        <button className="staff-button" {...press(() => onReview({ state: 'asked' }), !isReady)}>
          {review?.state === 'returned' ? words.again() : words.ask()}
        </button>
      )}
    </section>
  )
}
