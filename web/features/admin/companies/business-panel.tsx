import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { staffCall } from '../calls/staff-call.ts'
import { staffQuery } from '../calls/staff-query.ts'
import { DetailPanel, FactList } from '../list/detail-panel.tsx'
import { InvitationForm } from '../invitation/invitation-form.tsx'
import { Moment } from '../list/list-moment.tsx'
import { AuditTrail } from '../list/audit-trail.tsx'
import { DocumentsPart } from '../documents/documents-part.tsx'
import { MembersPart } from './members-part.tsx'
import { StandingOrdersPart } from './standing-orders-part.tsx'
import { TermsPart } from './terms-part.tsx'

type Props = {
  id: string
  onClose: () => void
  onRequest: (id: string) => void
}

/** One business with its members, and a form to invite more. */
export function BusinessPanel({ id, onClose, onRequest }: Props) {
  const { LL } = useI18nContext()
  const words = LL.staff.businesses
  const { fields: field } = LL.staff.submissions
  const { industry } = LL.portal.request
  const client = useQueryClient()
  const param = { id }
  const key = ['companies', 'one', id]
  const query = useQuery(
    staffQuery(key, (api) => answer(api.admin.companies[':id'].$get({ param }))),
  )
  const company = query.data
  const [isInviting, setInviting] = useState(false)
  const [success, setSuccess] = useState<string>()

  return (
    <DetailPanel
      title={company?.name ?? words.caption()}
      message={{ success }}
      {...{ id, onClose, query }}
    >
      {company && (
        <>
          <FactList
            facts={[
              [field.industry(), industry[company.industry]()],
              [field.companySize(), company.size],
              [
                field.website(),
                company.website && (
                  <a key="website" href={company.website} rel="noreferrer noopener" target="_blank">
                    {company.website}
                  </a>
                ),
              ],
              [words.since(), <Moment key="since" at={company.created_at} isDay />],
            ]}
          />
          <MembersPart company={company} />
          <div className="staff-panel-actions">
            <button
              type="button"
              className="staff-button staff-button-strong"
              onClick={() => setInviting(true)}
            >
              {words.invite()}
            </button>
            {company.request_id && (
              <button
                type="button"
                className="staff-button"
                onClick={() => onRequest(company.request_id ?? '')}
              >
                {words.toRequest()}
              </button>
            )}
          </div>
          <TermsPart id={id} />
          <StandingOrdersPart company={id} />
          <DocumentsPart place="company" placeId={id} />
          <AuditTrail actions={company.actions} />
        </>
      )}
      <Dialog title={words.invite()} isOpen={isInviting} onClose={() => setInviting(false)}>
        <InvitationForm
          onSend={async (invitee, { jobTitle }) => {
            const json = { ...invitee, ...(jobTitle && { job_title: jobTitle }) }
            client.setQueryData(
              key,
              await staffCall((api) =>
                answer(api.admin.companies[':id'].members.$post({ param, json })),
              ),
            )
            setInviting(false)
            setSuccess(LL.staff.users.invited({ email: invitee.email }))
            void client.invalidateQueries({ queryKey: ['companies', 'list'] })
            return 'leaving'
          }}
        >
          <TextField name="jobTitle" label={words.jobTitle()} isOptional maxLength={200} />
        </InvitationForm>
      </Dialog>
    </DetailPanel>
  )
}
