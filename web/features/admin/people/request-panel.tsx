import { useCallback, useState } from 'react'
import type { AccessRequestDetail, Decision } from '../../../../worker/contract/companies.ts'
import { locales } from '../../../../worker/contract/locales.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { StaffApi } from '../../../session/staff-session.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { RequestBadge } from './badges.tsx'
import { Confirm, type Question } from './confirm.tsx'
import { DetailPanel, Facts } from './detail-panel.tsx'
import { ExplainDialog, type Explaining } from './explain-dialog.tsx'
import { Moment } from './moment.tsx'
import { Trail } from './trail.tsx'
import { usePerform } from './use-perform.ts'

type Props = {
  id: string
  onClose: () => void
  onChanged: () => void
  onCompany: (id: string) => void
}

/** A request in full, and the three answers to it. */
export function RequestPanel({ id, onClose, onChanged, onCompany }: Props) {
  const { LL } = useI18nContext()
  const words = LL.people.requests
  const load = useCallback(
    (api: StaffApi) => answer(api.admin['access-requests'][':id'].$get({ param: { id } })),
    [id],
  )
  const { data: request, setData, error, reload } = useLoaded(load)
  const { message, isBusy, perform } = usePerform()
  const [question, setQuestion] = useState<Question | null>(null)
  const [explaining, setExplaining] = useState<Explaining | null>(null)

  async function decide(decision: Decision, success: string) {
    const decided = await perform(
      (api) =>
        answer(
          api.admin['access-requests'][':id'].decision.$post({ param: { id }, json: decision }),
        ),
      success,
    )
    if (decided) setData(decided)
    else await reload() // somebody may have been quicker
    onChanged()
  }

  const isOpen = request?.status === 'submitted' || request?.status === 'more-information'
  return (
    <DetailPanel
      title={request?.company_name ?? words.caption()}
      isLoaded={request !== null}
      {...{ onClose, error, reload, message }}
    >
      {request && (
        <>
          <p className="ad-panel-state">
            <RequestBadge status={request.status} />
          </p>
          {isOpen && request.email !== null && (
            <div className="ad-panel-actions" aria-busy={isBusy}>
              <button
                type="button"
                className="ad-button ad-button-strong"
                onClick={() =>
                  setQuestion({
                    action: words.approve(),
                    text: words.approveText({
                      company: request.company_name,
                      email: request.email ?? '',
                      language: locales[request.locale].name,
                    }),
                    run: () =>
                      void decide(
                        { decision: 'approve', version: request.version },
                        words.approved(),
                      ),
                  })
                }
              >
                {words.approve()}
              </button>
              <button type="button" className="ad-button" onClick={() => setExplaining('ask')}>
                {words.ask()}
              </button>
              <button type="button" className="ad-button" onClick={() => setExplaining('refuse')}>
                {words.refuse()}
              </button>
            </div>
          )}
          {request.company_id && (
            <p>
              <button
                type="button"
                className="ad-button"
                onClick={() => onCompany(request.company_id ?? '')}
              >
                {words.toCompany()}
              </button>
            </p>
          )}
          <RequestText request={request} />
          <Trail actions={request.actions} />
          <ExplainDialog
            explaining={explaining}
            language={locales[request.locale].name}
            onClose={() => setExplaining(null)}
            onSend={(decision, reason) => {
              setExplaining(null)
              void decide(
                { decision, reason, version: request.version },
                decision === 'ask' ? words.asked() : words.refused(),
              )
            }}
          />
        </>
      )}
      <Confirm question={question} onClose={() => setQuestion(null)} />
    </DetailPanel>
  )
}

/** What the applicant wrote, and what was said since. */
function RequestText({ request }: { request: AccessRequestDetail }) {
  const { LL } = useI18nContext()
  const words = LL.people.requests
  const { fields: field } = LL.people.submissions
  const { industry } = LL.portal.request
  return (
    <>
      {request.reply && <Said title={words.reply()} text={request.reply} />}
      {request.reason && <Said title={words.reason()} text={request.reason} />}
      {request.business_needs && (
        <Said title={field.businessNeeds()} text={request.business_needs} />
      )}
      <Facts
        facts={[
          [words.contact(), request.name ?? LL.people.list.erased()],
          [field.jobTitle(), request.job_title],
          [
            field.email(),
            request.email && (
              <a key="email" href={`mailto:${request.email}`}>
                {request.email}
              </a>
            ),
          ],
          [
            field.phone(),
            request.phone && (
              <a key="phone" href={`tel:${request.phone.replaceAll(/[^\d+]/g, '')}`}>
                {request.phone}
              </a>
            ),
          ],
          [field.companySize(), request.company_size],
          [field.industry(), industry[request.industry]()],
          [
            field.website(),
            request.website && (
              <a key="website" href={request.website} rel="noreferrer noopener" target="_blank">
                {request.website}
              </a>
            ),
          ],
          [LL.people.list.language(), locales[request.locale].name],
          [words.received(), <Moment key="received" at={request.created_at} />],
        ]}
      />
    </>
  )
}

const Said = ({ title, text }: { title: string; text: string }) => (
  <section className="ad-part">
    <h3>{title}</h3>
    <blockquote>{text}</blockquote>
  </section>
)
