import { data, Link } from 'react-router'
import { pages } from '../../../worker/contract/pages.ts'
import { useI18nContext } from '../../i18n/i18n-react.tsx'
import { PageIntro } from '../../ui/page-intro.tsx'

/** No article is published yet, so every slug is unknown: status 404, and the way back to the blog. */
export const loader = () => data(null, { status: 404 })

export function Page() {
  const words = useI18nContext().LL.insights.article
  return (
    <PageIntro title={words.notFoundTitle()}>
      <p className="lead">{words.notFoundText()}</p>
      <Link className="btn" to={pages.blog.path}>
        {words.back()}
      </Link>
    </PageIntro>
  )
}
