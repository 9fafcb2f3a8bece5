import { type Params, useParams } from 'react-router'
import { articles, fallbackArticle, findArticle } from '#contract/site/insights.ts'
import { team } from '#contract/site/team.ts'
import { pages, withSlug } from '#contract/pages.ts'
import { Link } from '../../app/link.tsx'
import { useI18nContext } from '../../i18n/words.tsx'
import { Closing } from '../site/closing.tsx'
import { Day } from '../site/day.tsx'
import { PageIntro } from '../site/page-intro.tsx'
import { ArticleText } from './article-text.tsx'
import { NextLink } from './next-link.tsx'
import { Share } from './share.tsx'

export const exists = ({ slug }: Params) => findArticle(slug) !== undefined
export const wordsFor = ({ slug }: Params) => [(findArticle(slug) ?? fallbackArticle).namespace]

export function Page() {
  const { LL } = useI18nContext()
  const article = findArticle(useParams().slug)
  if (!article) return <UnknownArticle />

  const next = articles[(articles.indexOf(article) + 1) % articles.length] ?? fallbackArticle
  const author = team.find(({ id }) => id === article.author)?.name ?? ''
  const title = LL.blog.articles[article.id].title()
  return (
    <>
      <article className="reading">
        <PageIntro title={title}>
          <p className="byline">
            <span className="topic">{LL.blog.categories[article.category]()}</span>
            <span>{LL.blog.by({ author })}</span>
            <Day date={article.date} />
            <span>{LL.blog.minutes({ minutes: article.readMinutes })}</span>
            <Share title={title} />
          </p>
        </PageIntro>
        <ArticleText article={article} />
      </article>
      <NextLink
        label={LL.blog.next()}
        title={LL.blog.articles[next.id].title()}
        to={withSlug('article', next.slug)}
        back={{ label: LL.blog.back(), to: pages.blog.path }}
      />
      <Closing label={LL.blog.cta()} />
    </>
  )
}

/** The address names no article: a notice, and the article on tariffs below it. */
function UnknownArticle() {
  const { LL } = useI18nContext()
  return (
    <>
      <PageIntro title={LL.blog.unknown.title()}>
        <p className="lead">{LL.blog.unknown.text()}</p>
        <Link className="btn" to={pages.blog.path}>
          {LL.blog.back()}
        </Link>
      </PageIntro>
      <article className="reading" aria-labelledby="instead">
        <h2 id="instead" className="reading-title">
          {LL.blog.articles[fallbackArticle.id].title()}
        </h2>
        <ArticleText article={fallbackArticle} headingLevel={3} />
      </article>
      <Closing label={LL.blog.cta()} />
    </>
  )
}
