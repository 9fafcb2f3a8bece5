import { phoneHref } from '#contract/site/public-company.ts'
import { useI18nContext } from '../i18n/words.tsx'
import { useCompany } from './site-context.ts'

type Props = {
  /** Renders a section with an h2, for pages that have an h1 already. */
  isPart?: boolean
}

/** Message for visitors without JavaScript, with the company's contact details. Rendered on the server only. */
export const NeedsScripts = (props: Props) => (
  <noscript>{import.meta.env.SSR && <Message {...props} />}</noscript>
)

function Message({ isPart = false }: Props) {
  const words = useI18nContext().LL.page.needsScripts
  const company = useCompany()
  const Heading = isPart ? 'h2' : 'h1'
  return (
    <div className={isPart ? 'message message-error' : 'needs-scripts'}>
      <Heading>{words.title()}</Heading>
      <p>
        {words.text()} <a href={phoneHref(company)}>{company.phone}</a>,{' '}
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
    </div>
  )
}
