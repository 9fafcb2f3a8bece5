import { useLoaderData } from 'react-router'
import { useCompany } from '../../app/site-context.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { PageIntro } from '../site/page-intro.tsx'
import type { RequestPageData } from './load-status.ts'
import { RequestStatus } from './request-status.tsx'

export { load } from './load-status.ts'

/** Page behind the link in our emails, where an applicant follows, completes or withdraws a request. */
export function Page() {
  const status = useLoaderData<RequestPageData>()
  const words = useI18nContext().LL.accessRequest
  const company = useCompany()
  if (status.outcome === 'shown') return <RequestStatus {...status} />
  const [title, text] =
    status.outcome === 'unknown'
      ? [words.unknownTitle(), words.unknownText()]
      : [words.unavailableTitle(), words.unavailableText()]
  return (
    <PageIntro title={title}>
      <p className="lead">{text}</p>
      <p>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
    </PageIntro>
  )
}
