import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { locales } from '#contract/locales.ts'
import { Words, useI18nContext } from '../../../i18n/words.tsx'
import { useSite } from '../../../app/site-context.ts'

/** Error boundary of all pages, with a link that reloads the page. */
export function ErrorPage() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <Words locale={useSite().locale}>
      <Message />
    </Words>
  )
}

function Message() {
  const { LL, locale } = useI18nContext()
  return (
    <main>
      <div className="page-intro">
        <h1>{LL.brokenPage.title()}</h1>
        <a className="btn" href={locales[locale].prefix || '/'}>
          {LL.nav.home()}
        </a>
      </div>
    </main>
  )
}
