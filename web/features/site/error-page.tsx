import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import TypesafeI18n, { useI18nContext } from '../../i18n/i18n-react.tsx'
import { useSite } from '../../site-context.ts'
import { PageIntro } from '../../ui/page-intro.tsx'

/** What a visitor sees when a page breaks: words in their language and a link that loads everything anew. */
export function ErrorPage() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <TypesafeI18n locale={useSite().locale}>
      <Message />
    </TypesafeI18n>
  )
}

function Message() {
  const { LL } = useI18nContext()
  return (
    <main>
      <PageIntro title={LL.problem['server/unexpected']()}>
        <a className="btn" href="/">
          {LL.nav.home()}
        </a>
      </PageIntro>
    </main>
  )
}
