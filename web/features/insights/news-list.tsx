import type { PublicNews } from '#contract/site/news.ts'
import { withSlug } from '#contract/pages.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { useSite } from '../../app/site-context.ts'
import { storyWords } from '../../app/stories.ts'
import { Card } from './card.tsx'

/** Newest first as before, but led by one whose event is not over. */
function ledByCurrent(stories: readonly PublicNews[], past: string[]): PublicNews[] {
  const lead = stories.filter(({ id }) => !past.includes(id)).slice(0, 1)
  return [...lead, ...stories.filter((story) => !lead.includes(story))]
}

/** Stories as cards; the one that leads is wide, and what is over does not lead. */
export function NewsList({ stories }: { stories: readonly PublicNews[] }) {
  const { LL } = useI18nContext()
  const words = LL.news
  const { past } = useSite()
  return (
    <ul className="cards cards-pairs">
      {ledByCurrent(stories, past).map((story, index) => (
        <li key={story.id}>
          <Card
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
