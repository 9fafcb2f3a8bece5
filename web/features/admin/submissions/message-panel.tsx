import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SubmissionDetail } from '#contract/staff/submissions.ts'
import { answer } from '../../../api/client.ts'
import { useLanguageName } from '../list/use-language-name.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { staffQuery } from '../calls/staff-query.ts'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { Destination, SubmissionBadge } from '../list/badges.tsx'
import { DetailPanel, FactList } from '../list/detail-panel.tsx'
import { Moment } from '../list/list-moment.tsx'
import { AuditTrail } from '../list/audit-trail.tsx'
import { useExplain } from '../dialog/use-explain.ts'
import { useConfirm } from '../dialog/use-confirm.tsx'

type Props = {
  id: string
  onClose: () => void
  /** Leads to the request for access that came with this message. */
  onRequest: () => void
}

/** A message in full, every try to deliver it, and another one. */
export function MessagePanel({ id, onClose, onRequest }: Props) {
  const { LL } = useI18nContext()
  const languageName = useLanguageName()
  const explain = useExplain()
  const words = LL.staff.submissions
  const client = useQueryClient()
  const param = { id }
  const key = ['submissions', 'one', id]
  const query = useQuery(
    staffQuery(key, (api) => answer(api.admin.submissions[':id'].$get({ param }))),
  )
  const mutation = useStaffMutation(
    key,
    (api) => answer(api.admin.submissions[':id']['send-again'].$post({ param, json: {} })),
    (sent) => {
      client.setQueryData(key, sent)
      void client.invalidateQueries({ queryKey: ['submissions', 'list'] })
    },
  )
  const marking = useStaffMutation(
    key,
    (api, answered: boolean) =>
      answer(api.admin.submissions[':id'].answered.$put({ param, json: { answered } })),
    (now) => {
      client.setQueryData(key, now)
      void client.invalidateQueries({ queryKey: ['submissions', 'list'] })
    },
  )
  const { ask, isAsking, error, confirm } = useConfirm(mutation)
  const submission = query.data
  const message = isAsking
    ? {}
    : {
        error: error ?? (marking.error ? explain(marking.error) : undefined),
        success: mutation.data && words.sentAgain(),
      }

  return (
    <DetailPanel
      title={submission ? (submission.name ?? words.kinds[submission.kind]()) : words.caption()}
      {...{ id, onClose, query, message }}
    >
      {submission && (
        <>
          <p className="staff-panel-state">
            <SubmissionBadge state={submission.state} answeredAt={submission.answered_at} />{' '}
            {words.kinds[submission.kind]()}
          </p>
          {submission.payload !== null && (
            <div className="staff-panel-actions" aria-busy={mutation.isBusy}>
              {submission.kind === 'b2b-access' ? (
                <button
                  type="button"
                  className="staff-button staff-button-strong"
                  onClick={onRequest}
                >
                  {words.openRequest()}
                </button>
              ) : (
                <a className="staff-button staff-button-strong" href={`mailto:${submission.email}`}>
                  {words.reply()}
                </a>
              )}
              {submission.kind === 'contact' && (
                <button
                  type="button"
                  className="staff-button"
                  aria-disabled={marking.isBusy}
                  onClick={() => void marking.start(submission.answered_at === null)}
                >
                  {submission.answered_at === null ? words.markAnswered() : words.markOpen()}
                </button>
              )}
              <button
                type="button"
                className="staff-button"
                onClick={() => {
                  const run = () => mutation.start(undefined)
                  if (submission.state !== 'delivered') void run()
                  else ask({ action: words.again(), text: words.againText(), run })
                }}
              >
                {words.again()}
              </button>
            </div>
          )}
          <Written submission={submission} />
          <FactList
            facts={[
              [words.received(), <Moment key="received" at={submission.created_at} />],
              [LL.staff.list.language(), languageName(submission.locale)],
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
                  <code key="error" className="staff-code">
                    {submission.last_error}
                  </code>
                ),
              ],
            ]}
          />
          <Tries tries={submission.tries} />
          <AuditTrail actions={submission.actions} />
        </>
      )}
      {confirm}
    </DetailPanel>
  )
}

/** What was typed, under the form's own labels. */
function Written({ submission: { payload } }: { submission: SubmissionDetail }) {
  const { LL } = useI18nContext()
  const { content, fields } = LL.staff.submissions
  const { industry } = LL.portal.request
  const textOf = (name: string, value: unknown) => {
    if (typeof value !== 'string') return ''
    return name === 'industry' && isField(value, industry) ? industry[value]() : value
  }
  const labelOf = (name: string) => (isField(name, fields) ? fields[name]() : name)
  return (
    <section className="staff-part">
      <h3>{content()}</h3>
      {payload === null ? (
        <p className="staff-soft">{LL.staff.list.erased()}</p>
      ) : (
        <FactList
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
  const words = LL.staff.submissions
  const duration = new Intl.NumberFormat(locale, { style: 'unit', unit: 'millisecond' })
  return (
    <section className="staff-part">
      <h3>{words.tries()}</h3>
      {tries.length === 0 ? (
        <p className="staff-soft">{words.noTries()}</p>
      ) : (
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
      )}
    </section>
  )
}
