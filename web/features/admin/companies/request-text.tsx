import type { AccessRequestDetail } from '#contract/staff/companies.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { FactList } from '../list/detail-panel.tsx'
import { useLanguageName } from '../list/use-language-name.ts'
import { Moment } from '../list/list-moment.tsx'

/** The applicant's text and the correspondence since. */
export function RequestText({ request }: { request: AccessRequestDetail }) {
  const { LL } = useI18nContext()
  const languageName = useLanguageName()
  const words = LL.staff.requests
  const { fields: field } = LL.staff.submissions
  const { industry } = LL.portal.request
  return (
    <>
      {request.reply && <Said title={words.reply()} text={request.reply} />}
      {request.reason && <Said title={words.reason()} text={request.reason} />}
      {request.business_needs && (
        <Said title={field.businessNeeds()} text={request.business_needs} />
      )}
      <FactList
        facts={[
          [words.contact(), request.name ?? LL.staff.list.erased()],
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
          [LL.staff.list.language(), languageName(request.locale)],
          [words.received(), <Moment key="received" at={request.created_at} />],
        ]}
      />
    </>
  )
}

const Said = ({ title, text }: { title: string; text: string }) => (
  <section className="staff-part">
    <h3>{title}</h3>
    <blockquote>{text}</blockquote>
  </section>
)
