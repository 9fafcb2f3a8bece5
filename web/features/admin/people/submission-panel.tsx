import { useCallback, useState } from 'react'
import type { SubmissionDetail } from '../../../../worker/contract/submissions.ts'
import { answer } from '../../../api/client.ts'
import { asLocaleName } from './locale-name.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { StaffApi } from '../../../session/staff-session.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { Destination, SubmissionBadge } from './badges.tsx'
import { Confirm, type Question } from './confirm.tsx'
import { DetailPanel, Facts } from './detail-panel.tsx'
import { Moment } from './moment.tsx'
import { Trail } from './trail.tsx'
import { usePerform } from './use-perform.ts'

type Props = { id: string; onClose: () => void; onChanged: () => void }

/** A submission with its text, every try to deliver it, and another one. */
export function SubmissionPanel({ id, onClose, onChanged }: Props) {
  const { LL } = useI18nContext()
  const words = LL.people.submissions
  const load = useCallback(
    (api: StaffApi) => answer(api.admin.submissions[':id'].$get({ param: { id } })),
    [id],
  )
  const { data: submission, setData, error, reload } = useLoaded(load)
  const { message, isBusy, perform } = usePerform()
  const [question, setQuestion] = useState<Question | null>(null)

  async function sendAgain() {
    const param = { id }
    const sent = await perform(
      (api) => answer(api.admin.submissions[':id']['send-again'].$post({ param, json: {} })),
      words.sentAgain(),
    )
    if (!sent) return
    setData(sent)
    onChanged()
  }

  return (
    <DetailPanel
      title={submission ? words.kinds[submission.kind]() : words.caption()}
      isLoaded={submission !== null}
      {...{ onClose, error, reload, message }}
    >
      {submission && (
        <>
          <p className="ad-panel-state">
            <SubmissionBadge state={submission.state} />
          </p>
          {submission.payload !== null && (
            <div className="ad-panel-actions" aria-busy={isBusy}>
              <button
                type="button"
                className="ad-button ad-button-strong"
                onClick={() => {
                  const run = () => void sendAgain()
                  if (submission.state !== 'delivered') run()
                  else setQuestion({ action: words.again(), text: words.againText(), run })
                }}
              >
                {words.again()}
              </button>
            </div>
          )}
          <Facts
            facts={[
              [words.received(), <Moment key="received" at={submission.created_at} />],
              [LL.people.list.language(), asLocaleName(submission.locale)],
              [
                words.destination(),
                submission.destination && (
                  <Destination key="destination" of={submission.destination} />
                ),
              ],
              [words.attempts(), String(submission.attempts)],
              [words.next(), submission.next_at && <Moment key="next" at={submission.next_at} />],
              [
                words.error(),
                submission.last_error && (
                  <code key="error" className="ad-code">
                    {submission.last_error}
                  </code>
                ),
              ],
            ]}
          />
          <Written submission={submission} />
          <Tries tries={submission.tries} />
          <Trail actions={submission.actions} />
        </>
      )}
      <Confirm question={question} onClose={() => setQuestion(null)} />
    </DetailPanel>
  )
}

/** What was typed, under the form's own labels. */
function Written({ submission: { payload } }: { submission: SubmissionDetail }) {
  const { LL } = useI18nContext()
  const { content, fields } = LL.people.submissions
  const { industry } = LL.portal.request
  const textOf = (name: string, value: unknown) => {
    if (typeof value !== 'string') return ''
    return name === 'industry' && isField(value, industry) ? industry[value]() : value
  }
  const labelOf = (name: string) => (isField(name, fields) ? fields[name]() : name)
  return (
    <section className="ad-part">
      <h3>{content()}</h3>
      {payload === null ? (
        <p className="ad-soft">{LL.people.list.erased()}</p>
      ) : (
        <Facts
          facts={Object.entries(payload).map(
            ([name, value]) => [labelOf(name), textOf(name, value)] as const,
          )}
        />
      )}
    </section>
  )
}

const isField = <Fields extends object>(
  name: string,
  fields: Fields,
): name is keyof Fields & string => name in fields

function Tries({ tries }: { tries: SubmissionDetail['tries'] }) {
  const { LL, locale } = useI18nContext()
  const words = LL.people.submissions
  const duration = new Intl.NumberFormat(locale, { style: 'unit', unit: 'millisecond' })
  return (
    <section className="ad-part">
      <h3>{words.tries()}</h3>
      {tries.length === 0 ? (
        <p className="ad-soft">{words.noTries()}</p>
      ) : (
        <ol className="ad-deeds">
          {tries.map((attempt) => (
            <li key={attempt.id}>
              <strong>
                <Destination of={attempt.destination} />
              </strong>{' '}
              {words.outcomes[attempt.outcome]()}
              <small>
                <Moment at={attempt.attempted_at} /> · {duration.format(attempt.duration_ms)}
              </small>
              {attempt.detail && <code className="ad-code">{attempt.detail}</code>}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
