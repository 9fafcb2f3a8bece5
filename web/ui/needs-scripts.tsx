import { company, phoneHref } from '#contract/company.ts'
import { useI18nContext } from '../i18n/words.tsx'

/**
 * What people without scripts read where a page is nothing without them: that it needs some, and how to reach the
 * company. Only the server draws its inside: browsers that run scripts neither show nor load it.
 */
export const NeedsScripts = () => <noscript>{import.meta.env.SSR && <Message />}</noscript>

function Message() {
  const words = useI18nContext().LL.page.needsScripts
  return (
    <div className="needs-scripts">
      <h1>{words.title()}</h1>
      <p>
        {words.text()} <a href={phoneHref}>{company.phone}</a>,{' '}
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
    </div>
  )
}
