import { phoneHref } from '#contract/site/public-company.ts'
import { useI18nContext } from '../i18n/words.tsx'
import { useCompany } from './site-context.ts'

type Props = {
  /** Render as a section (h2) of a page that already has its own h1. */
  isPart?: boolean
}

/**
 * What people without scripts read where a page is nothing without them: that it needs some, and how to reach the
 * company. Only the server draws its inside: browsers that run scripts neither show nor load it.
 */
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
