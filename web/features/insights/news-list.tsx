import type { PublicNews } from '#contract/site/news.ts'
import { withSlug } from '#contract/pages.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { useSite } from '../../app/site-context.ts'
import { storyWords } from '../../app/stories.ts'
import { StoryCard } from './story-card.tsx'

/** News as cards, newest first; the first is wide unless its event is over. */
export function NewsList({ stories }: { stories: readonly PublicNews[] }) {
  const { LL } = useI18nContext()
  const words = LL.news
  const { past } = useSite()
  return (
    <ul className="cards cards-pairs">
      {stories.map((story, index) => (
        <li key={story.id}>
          <StoryCard
            to={withSlug('newsStory', story.slug)}
            picture={story.illustration}
            cover={story.cover}
            badge={words.categories[story.category]()}
            date={story.date}
            {...storyWords(story, LL)}
            more={words.readFull()}
            isWide={index === 0 && !past.includes(story.id)}
          />
        </li>
      ))}
    </ul>
  )
}
