import { useLocation } from 'react-router'
import { newsCategories } from '#contract/site/insights.ts'
import { onlyNews } from '#contract/site/news.ts'
import { pages } from '#contract/pages.ts'
import { Link } from '../../app/link.tsx'
import { useSite } from '../../app/site-context.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { ClosingSection } from '../site/closing-section.tsx'
import { PageIntro } from '../site/page-intro.tsx'
import { FeedLink } from './feed-link.tsx'
import { NewsList } from './news-list.tsx'

/** The category filter consists of links with a query, so it works without scripts and can be shared. */
export function Page() {
  const words = useI18nContext().LL.news
  const asked = new URLSearchParams(useLocation().search).get('category')
  const category = newsCategories.find((known) => known === asked) ?? 'all'
  const news = onlyNews(useSite().news)
  const shown = news.filter((item) => category === 'all' || item.category === category)
  return (
    <>
      <PageIntro title={words.heading()}>
        <p className="lead">{words.intro()}</p>
      </PageIntro>
      <div className="section list-section">
        <nav aria-label={words.filterLabel()}>
          <ul className="filter">
            {(['all', ...newsCategories] as const).map((id) => (
              <li key={id}>
                <Link
                  to={id === 'all' ? pages.news.path : `?category=${id}`}
                  aria-current={id === category ? 'true' : undefined}
                >
                  {words.categories[id]()}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p role="status" className="fine">
          {shown.length === 1 ? words.shown.one() : words.shown.many({ count: shown.length })}
        </p>
        {shown.length > 0 ? (
          <NewsList stories={shown} />
        ) : (
          <p>
            {words.empty()} <Link to={pages.news.path}>{words.showAll()}</Link>
          </p>
        )}
        <FeedLink of="news" label={words.feed()} />
      </div>
      <ClosingSection label={words.cta()} />
    </>
  )
}
