import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MessageProgress } from '#contract/staff/filters.ts'
import type { MessageReply, SubmissionDetail } from '#contract/staff/submissions.ts'
import { answer } from '../../../api/client.ts'
import { useLanguageName } from '../list/use-language-name.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { StaffApi } from '../../../session/staff-session.ts'
import { staffQuery } from '../calls/staff-query.ts'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { SubmissionBadge } from '../list/badges.tsx'
import { DetailPanel, FactList } from '../list/detail-panel.tsx'
import { Moment } from '../list/list-moment.tsx'
import { AuditTrail } from '../list/audit-trail.tsx'
import { useConfirm } from '../dialog/use-confirm.tsx'
import { DeliveryPart } from './delivery-part.tsx'
import { ReplyDialog } from './reply-dialog.tsx'

type Props = {
  id: string
  onClose: () => void
  /** Opens the access request sent with this message. */
  onRequest: () => void
}

type Asked =
  | { action: 'again' }
  | { action: 'reply'; reply: MessageReply }
  | { action: 'progress'; progress: MessageProgress }
  | { action: 'assign'; assignee: string | null; from: string | null }

function call(api: StaffApi, id: string, asked: Asked) {
  const param = { id }
  const calls = api.admin.submissions[':id']
  switch (asked.action) {
    case 'again':
      return answer(calls['send-again'].$post({ param, json: {} }))
    case 'reply':
      return answer(calls.replies.$post({ param, json: asked.reply }))
    case 'progress':
      return answer(calls.progress.$put({ param, json: { progress: asked.progress } }))
    case 'assign': {
      const { assignee, from } = asked
      return answer(calls.assignee.$put({ param, json: { assignee, from } }))
    }
  }
}

/** A message in full: assignee, reply, and its delivery in a collapsed section. */
export function MessagePanel({ id, onClose, onRequest }: Props) {
  const { LL } = useI18nContext()
  const languageName = useLanguageName()
  const words = LL.staff.submissions
  const client = useQueryClient()
  const key = ['submissions', 'one', id]
  const query = useQuery(
    staffQuery(key, (api) => answer(api.admin.submissions[':id'].$get({ param: { id } }))),
  )
  const mutation = useStaffMutation(
    key,
    (api, asked: Asked) => call(api, id, asked),
    (now) => {
      client.setQueryData(key, now)
      void client.invalidateQueries({ queryKey: ['submissions', 'list'] })
    },
    // a colleague may have changed it first
    () => void client.invalidateQueries({ queryKey: key }),
  )
  const { ask, isAsking, error, confirm } = useConfirm(mutation)
  const [isReplying, setReplying] = useState(false)
  const message = query.data
  const start = (asked: Asked) => void mutation.start(asked)
  const success = mutation.data && mutation.variables && saidOf(mutation.variables, mutation.data)

  function saidOf({ action }: Asked, { assignee }: SubmissionDetail): string {
    if (action === 'again') return words.sentAgain()
    if (action === 'reply') return words.sent()
    if (action === 'progress') return LL.staff.list.saved()
    return assignee ? words.assigned({ name: assignee.email }) : words.unassigned()
  }

  return (
    <DetailPanel
      title={message ? (message.name ?? words.kinds[message.kind]()) : words.caption()}
      {...{ id, onClose, query }}
      message={isAsking || isReplying ? {} : { error, success }}
    >
      {message && (
        <>
          <p className="staff-panel-state">
            <SubmissionBadge message={message} /> {words.kinds[message.kind]()}
          </p>
          {message.payload !== null && (
            <div className="staff-panel-actions" aria-busy={mutation.isBusy}>
              {message.progress === null ? (
                <button
                  type="button"
                  className="staff-button staff-button-strong"
                  onClick={onRequest}
                >
                  {words.openRequest()}
                </button>
              ) : (
                <Steps
                  message={message}
                  onReply={() => {
                    mutation.reset()
                    setReplying(true)
                  }}
                  onProgress={(progress) => start({ action: 'progress', progress })}
                  onAssign={(assignee) =>
                    start({ action: 'assign', assignee, from: message.assignee?.id ?? null })
                  }
                />
              )}
            </div>
          )}
          <Written submission={message} />
          <FactList
            facts={[
              [words.received(), <Moment key="received" at={message.created_at} />],
              [LL.staff.list.language(), languageName(message.locale)],
            ]}
          />
          <AuditTrail actions={message.actions} />
          <DeliveryPart submission={message}>
            {message.payload !== null && (
              <button
                type="button"
                className="staff-button"
                onClick={() => {
                  const run = () => mutation.start({ action: 'again' })
                  if (message.state !== 'delivered') void run()
                  else ask({ action: words.again(), text: words.againText(), run })
                }}
              >
                {words.again()}
              </button>
            )}
          </DeliveryPart>
          {isReplying && message.drafts && (
            <ReplyDialog
              message={{ ...message, drafts: message.drafts }}
              isBusy={mutation.isBusy}
              error={error}
              onClose={() => setReplying(false)}
              onSend={(reply) =>
                void mutation.start({ action: 'reply', reply }).then((isSent) => {
                  if (isSent) setReplying(false)
                })
              }
            />
          )}
        </>
      )}
      {confirm}
    </DetailPanel>
  )
}

type StepsProps = {
  message: SubmissionDetail
  onReply: () => void
  onProgress: (progress: MessageProgress) => void
  onAssign: (assignee: string | null) => void
}

/** Staff actions for a contact message. */
function Steps({ message, onReply, onProgress, onAssign }: StepsProps) {
  const words = useI18nContext().LL.staff.submissions
  const { progress, assignee, colleagues } = message
  const step = (to: MessageProgress, label: string) => (
    <button type="button" className="staff-button" onClick={() => onProgress(to)}>
      {label}
    </button>
  )
  return (
    <>
      <button type="button" className="staff-button staff-button-strong" onClick={onReply}>
        {words.write()}
      </button>
      {progress === 'open' && step('answered', words.markAnswered())}
      {progress !== 'done' && step('done', words.markDone())}
      {progress !== 'open' && step('open', words.markOpen())}
      <a className="staff-button staff-button-plain" href={`mailto:${message.email}`}>
        {words.reply()}
      </a>
      <label className="staff-select staff-panel-choice">
        <span>{words.assignee()}</span>
        <select
          className="staff-input"
          value={assignee?.id ?? ''}
          onChange={({ currentTarget }) => onAssign(currentTarget.value || null)}
        >
          <option value="">{words.noAssignee()}</option>
          {/* a former administrator stays listed as assignee */}
          {(assignee && colleagues.every(({ id }) => id !== assignee.id)
            ? [assignee, ...colleagues]
            : colleagues
          ).map(({ id, email }) => (
            <option key={id} value={id}>
              {email}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

/** The submitted values, with the form's labels. */
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
