import { type Params, useParams } from 'react-router'
import { fallbackArticle } from '#contract/site/insights.ts'
import { onlyArticles } from '#contract/site/news.ts'
import { team } from '#contract/site/team.ts'
import { pages, withSlug } from '#contract/pages.ts'
import { Link } from '../../app/link.tsx'
import { type Site, useSite } from '../../app/site-context.ts'
import { findArticle, namespaceOf, storyWords } from '../../app/stories.ts'
import type { Namespaces } from '../../i18n/i18n-types.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { Closing } from '../site/closing.tsx'
import { Day } from '../site/day.tsx'
import { PageIntro } from '../site/page-intro.tsx'
import { ArticleText } from './article-text.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { NextLink } from './next-link.tsx'
import { Share } from './share.tsx'

export const exists = ({ slug }: Params, news?: Site['news']) =>
  findArticle(slug, news) !== undefined

/** The text comes with its article only, unless staff wrote it: then the page brings it. */
export function wordsFor({ slug }: Params, news?: Site['news']): Namespaces[] {
  const article = findArticle(slug, news) ?? insteadOf(news)
  if (!article) return ['page']
  return article.body === undefined ? [namespaceOf(article.id)] : []
}

/** What is shown where an address names no article, as long as it can be read. */
const insteadOf = (news: Site['news']) =>
  onlyArticles(news).find(({ id }) => id === fallbackArticle)

export function Page() {
  const { LL } = useI18nContext()
  const articles = onlyArticles(useSite().news)
  const { slug } = useParams()
  const article = articles.find((each) => each.slug === slug)
  if (!article) return <UnknownArticle />

  const next = articles[(articles.indexOf(article) + 1) % articles.length] ?? article
  const author = team.find(({ id }) => id === article.author)?.name ?? ''
  const { title } = storyWords(article, LL)
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
        title={storyWords(next, LL).title}
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
  const { news, elsewhere } = useSite()
  const article = insteadOf(news)
  const title = elsewhere ? LL.page.notFound.elsewhere() : LL.blog.unknown.title()
  return (
    <>
      <PageIntro title={title}>
        {!elsewhere && (
          <p className="lead">{article ? LL.blog.unknown.text() : LL.page.notFound.text()}</p>
        )}
        <Elsewhere />
        <Link className="btn" to={pages.blog.path}>
          {LL.blog.back()}
        </Link>
      </PageIntro>
      {article && (
        <article className="reading" aria-labelledby="instead">
          <h2 id="instead" className="reading-title">
            {storyWords(article, LL).title}
          </h2>
          <ArticleText article={article} headingLevel={3} />
        </article>
      )}
      <Closing label={LL.blog.cta()} />
    </>
  )
}
