import { type Params, useParams } from 'react-router'
import { onlyNews } from '#contract/site/news.ts'
import { pages, withSlug } from '#contract/pages.ts'
import { type Site, useSite } from '../../app/site-context.ts'
import { findNews, storyBody, storyWords } from '../../app/stories.ts'
import type { Namespaces } from '../../i18n/i18n-types.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { ClosingSection } from '../site/closing-section.tsx'
import { Day } from '../site/day.tsx'
import { PageIntro } from '../site/page-intro.tsx'
import { CardPicture } from '../../ui/card-picture.tsx'
import { Prose } from '../../ui/prose.tsx'
import { OtherLanguages } from './other-languages.tsx'
import { NewsList } from './news-list.tsx'
import { NextLink } from './next-link.tsx'
import { ShareButton } from './share.tsx'

/** Words of the 404 notice, for an unknown story only. */
export const wordsFor = (params: Params, news?: Site['news']): Namespaces[] =>
  exists(params, news) ? [] : ['page']

export const exists = ({ slug }: Params, news?: Site['news']) => findNews(slug, news) !== undefined

export function Page() {
  const { LL } = useI18nContext()
  const news = onlyNews(useSite().news)
  const { slug } = useParams()
  const story = news.find((each) => each.slug === slug)
  if (!story) return <UnknownStory />

  const next = news[(news.indexOf(story) + 1) % news.length] ?? story
  const { title, excerpt } = storyWords(story, LL)
  return (
    <>
      <article className="reading">
        <PageIntro title={title}>
          <p className="lead">{excerpt}</p>
          <p className="byline">
            <span className="topic">{LL.news.categories[story.category]()}</span>
            <Day date={story.date} />
            <ShareButton title={title} />
          </p>
        </PageIntro>
        <div className="reading-picture">
          <CardPicture name={story.illustration} tone="sun" isFirst cover={story.cover} />
        </div>
        <div className="reading-body">
          <Prose text={storyBody(story, LL)} />
        </div>
      </article>
      <NextLink
        label={LL.blog.next()}
        title={storyWords(next, LL).title}
        to={withSlug('newsStory', next.slug)}
        back={{ label: LL.news.back(), to: pages.news.path }}
      />
      <ClosingSection label={LL.news.cta()} />
    </>
  )
}

/** An unknown story: a notice, and all news below it. */
function UnknownStory() {
  const { LL } = useI18nContext()
  const { news: stories, elsewhere } = useSite()
  const news = onlyNews(stories)
  const words = LL.page.notFound
  return (
    <>
      <PageIntro title={elsewhere ? words.elsewhere() : words.title()}>
        {!elsewhere && <p className="lead">{words.text()}</p>}
        <OtherLanguages />
      </PageIntro>
      <div className="section list-section">
        <NewsList stories={news} />
      </div>
    </>
  )
}
