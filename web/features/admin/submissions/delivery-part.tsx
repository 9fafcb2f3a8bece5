import type { ReactNode } from 'react'
import type { SubmissionDetail } from '#contract/staff/submissions.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Destination } from '../list/badges.tsx'
import { FactList } from '../list/detail-panel.tsx'
import { Moment } from '../list/list-moment.tsx'

type Props = { submission: SubmissionDetail; children: ReactNode }

/**
 * The delivery of a message to HubSpot or the office, collapsed unless it failed. `children`
 * resends it.
 */
export function DeliveryPart({ submission, children }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.submissions
  const { state, destination, attempts, next_at, last_error, tries } = submission
  const duration = new Intl.NumberFormat(locale, { style: 'unit', unit: 'millisecond' })
  return (
    <details className="staff-part staff-fold" open={state === 'dead'}>
      <summary>
        <h3>{words.state()}</h3> {words.states[state]()}
      </summary>
      <FactList
        facts={[
          [words.destination(), destination && <Destination key="destination" of={destination} />],
          [words.attempts(), String(attempts)],
          [words.next(), next_at && <Moment key="next" at={next_at} />],
          [
            words.error(),
            last_error && (
              <code key="error" className="staff-code">
                {last_error}
              </code>
            ),
          ],
        ]}
      />
      <ol className="staff-entries">
        {tries.map((attempt) => (
          <li key={attempt.id}>
            <strong>
              <Destination of={attempt.destination} />
            </strong>{' '}
            {words.outcomes[attempt.outcome]()}
            <small>
              <Moment at={attempt.attempted_at} /> · {duration.format(attempt.duration_ms)}
            </small>
            {attempt.detail && <code className="staff-code">{attempt.detail}</code>}
          </li>
        ))}
      </ol>
      {children}
    </details>
  )
}
