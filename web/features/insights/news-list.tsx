import type { NewsId, NewsStory } from '#contract/site/insights.ts'
import { withSlug } from '#contract/pages.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { useSite } from '../../app/site-context.ts'
import { Card } from './card.tsx'

/** Newest first as before, but led by one whose event is not over. */
function ledByCurrent(stories: readonly NewsStory[], past: NewsId[]): NewsStory[] {
  const lead = stories.filter(({ id }) => !past.includes(id)).slice(0, 1)
  return [...lead, ...stories.filter((story) => !lead.includes(story))]
}

/** Stories as cards; the one that leads is wide, and what is over does not lead. */
export function NewsList({ stories }: { stories: readonly NewsStory[] }) {
  const words = useI18nContext().LL.news
  const { past } = useSite()
  return (
    <ul className="cards cards-pairs">
      {ledByCurrent(stories, past).map(({ id, slug, date, category, illustration }, index) => (
        <li key={id}>
          <Card
            to={withSlug('newsStory', slug)}
            picture={illustration}
            badge={words.categories[category]()}
            date={date}
            title={words.items[id].title()}
            excerpt={words.items[id].excerpt()}
            more={words.readFull()}
            isWide={index === 0 && !past.includes(id)}
          />
        </li>
      ))}
    </ul>
  )
}
