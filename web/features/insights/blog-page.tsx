import { onlyArticles, type PublicArticle } from '#contract/site/news.ts'
import { withSlug } from '#contract/pages.ts'
import { useSite } from '../../app/site-context.ts'
import { storyWords } from '../../app/stories.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { ClosingSection } from '../site/closing-section.tsx'
import { PageIntro } from '../site/page-intro.tsx'
import { StoryCard } from './story-card.tsx'
import { FeedLink } from './feed-link.tsx'

export function Page() {
  const words = useI18nContext().LL.blog
  const articles = onlyArticles(useSite().news)
  return (
    <>
      <PageIntro title={words.heading()}>
        <p className="lead">{words.intro()}</p>
      </PageIntro>
      <div className="section list-section">
        {articles
          .filter(({ featured }) => featured)
          .map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        <section aria-labelledby="more-articles">
          <h2 id="more-articles" className="list-title">
            {words.allArticles()}
          </h2>
          <ul className="cards">
            {articles
              .filter(({ featured }) => !featured)
              .map((article) => (
                <li key={article.id}>
                  <ArticleCard article={article} />
                </li>
              ))}
          </ul>
        </section>
        <FeedLink of="blog" label={words.feed()} />
      </div>
      <ClosingSection label={words.cta()} />
    </>
  )
}

function ArticleCard({ article }: { article: PublicArticle }) {
  const { LL } = useI18nContext()
  const { slug, date, category, illustration, featured, readMinutes } = article
  return (
    <StoryCard
      to={withSlug('article', slug)}
      picture={illustration}
      cover={article.cover}
      badge={LL.blog.categories[category]()}
      date={date}
      {...storyWords(article, LL)}
      more={featured ? LL.blog.readArticle() : LL.blog.readMore()}
      isWide={featured}
      headingLevel={featured ? 2 : 3}
    >
      <span>{LL.blog.minutes({ minutes: readMinutes })}</span>
      {featured && <span className="topic topic-sun">{LL.blog.featured()}</span>}
    </StoryCard>
  )
}
