import { type Params, useParams } from 'react-router'
import { fallbackArticle } from '#contract/site/insights.ts'
import { onlyArticles } from '#contract/site/news.ts'
import { team } from '#contract/site/team.ts'
import { pages, withSlug } from '#contract/pages.ts'
import { Link } from '../../app/link.tsx'
import { type Site, useSite } from '../../app/site-context.ts'
import { findArticle, articleNamespace, storyWords } from '../../app/stories.ts'
import type { Namespaces } from '../../i18n/i18n-types.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { ClosingSection } from '../site/closing-section.tsx'
import { Day } from '../site/day.tsx'
import { PageIntro } from '../site/page-intro.tsx'
import { ArticleText } from './article-text.tsx'
import { OtherLanguages } from './other-languages.tsx'
import { NextLink } from './next-link.tsx'
import { ShareButton } from './share.tsx'

export const exists = ({ slug }: Params, news?: Site['news']) =>
  findArticle(slug, news) !== undefined

/** Loads the text of this article only; a text changed by staff is in the page's data. */
export function wordsFor({ slug }: Params, news?: Site['news']): Namespaces[] {
  const article = findArticle(slug, news) ?? insteadOf(news)
  if (!article) return ['page']
  return article.body === undefined ? [articleNamespace(article.id)] : []
}

/** The article shown at an unknown address, if it is published. */
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
            <ShareButton title={title} />
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
      <ClosingSection label={LL.blog.cta()} />
    </>
  )
}

/** An unknown article: a notice, and the tariffs article below it. */
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
        <OtherLanguages />
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
      <ClosingSection label={LL.blog.cta()} />
    </>
  )
}
