import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccessDecision } from '#contract/staff/companies.ts'
import { answer, ApiError } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { staffQuery } from '../calls/staff-query.ts'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { RequestBadge } from '../list/badges.tsx'
import { DetailPanel } from '../list/detail-panel.tsx'
import {
  ApplicantMessageDialog,
  type ExplainedDecision,
} from '../dialog/applicant-message-dialog.tsx'
import { RequestText } from './request-text.tsx'
import { useLanguageName } from '../list/use-language-name.ts'
import { AuditTrail } from '../list/audit-trail.tsx'
import { useConfirm } from '../dialog/use-confirm.tsx'

type Props = {
  id: string
  onClose: () => void
  onCompany: (id: string) => void
}

/** One access request, with the buttons to approve, ask or refuse. */
export function RequestPanel({ id, onClose, onCompany }: Props) {
  const { LL } = useI18nContext()
  const languageName = useLanguageName()
  const words = LL.staff.requests
  const client = useQueryClient()
  const param = { id }
  const key = ['requests', 'one', id]
  const query = useQuery(
    staffQuery(key, (api) => answer(api.admin['access-requests'][':id'].$get({ param }))),
  )
  const mutation = useStaffMutation(
    key,
    (api, json: AccessDecision) =>
      answer(api.admin['access-requests'][':id'].decision.$post({ param, json })),
    (decided) => {
      client.setQueryData(key, decided)
      void client.invalidateQueries({ queryKey: ['requests', 'list'] })
      void client.invalidateQueries({ queryKey: ['companies'] })
    },
    // a colleague may have decided meanwhile
    () => void client.invalidateQueries({ queryKey: ['requests'] }),
  )
  const { ask, isAsking, error, confirm } = useConfirm(mutation)
  /** `version` of the request when the dialog opened. */
  const [explaining, setExplaining] = useState<{ kind: ExplainedDecision; version: number } | null>(
    null,
  )
  const request = query.data
  const done = { approve: words.approved(), ask: words.asked(), refuse: words.refused() }
  const message =
    isAsking || explaining
      ? {}
      : { error, success: mutation.data && mutation.variables && done[mutation.variables.decision] }

  function askWhy(kind: ExplainedDecision) {
    mutation.reset()
    if (request) setExplaining({ kind, version: request.version })
  }
  async function send(decision: ExplainedDecision, reason: string) {
    if (!request || !explaining) return
    // after a version conflict the user has seen the new state and decides about that
    const isTold = mutation.error instanceof ApiError && mutation.error.staffCode !== undefined
    const { version } = isTold ? request : explaining
    if (await mutation.start({ decision, reason, version })) setExplaining(null)
  }

  const isOpen = request?.status === 'submitted' || request?.status === 'more-information'
  return (
    <DetailPanel
      title={request?.company_name || words.caption()}
      {...{ id, onClose, query, message }}
    >
      {request && (
        <>
          <p className="staff-panel-state">
            <RequestBadge status={request.status} />
          </p>
          {isOpen && request.email !== null && (
            <div className="staff-panel-actions" aria-busy={mutation.isBusy}>
              <button
                type="button"
                className="staff-button staff-button-strong"
                onClick={() => {
                  const { version } = request
                  ask({
                    action: words.approve(),
                    text: words.approveText({
                      company: request.company_name,
                      email: request.email ?? '',
                      language: languageName(request.locale),
                    }),
                    run: () => mutation.start({ decision: 'approve', version }),
                  })
                }}
              >
                {words.approve()}
              </button>
              <button type="button" className="staff-button" onClick={() => askWhy('ask')}>
                {words.ask()}
              </button>
              <button type="button" className="staff-button" onClick={() => askWhy('refuse')}>
                {words.refuse()}
              </button>
            </div>
          )}
          {request.company_id && (
            <p>
              <button
                type="button"
                className="staff-button"
                onClick={() => onCompany(request.company_id ?? '')}
              >
                {words.toCompany()}
              </button>
            </p>
          )}
          <RequestText request={request} />
          <AuditTrail actions={request.actions} />
          <ApplicantMessageDialog
            explaining={explaining?.kind ?? null}
            language={languageName(request.locale)}
            isBusy={mutation.isBusy}
            error={error}
            onClose={() => setExplaining(null)}
            onSend={(decision, reason) => void send(decision, reason)}
          />
        </>
      )}
      {confirm}
    </DetailPanel>
  )
}
