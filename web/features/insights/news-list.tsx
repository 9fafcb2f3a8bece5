import { type NewsStory } from '#contract/site/insights.ts'
import { withSlug } from '#contract/pages.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { Card } from './card.tsx'

/** Stories as cards, the first one wide. */
export function NewsList({ stories }: { stories: readonly NewsStory[] }) {
  const words = useI18nContext().LL.news
  return (
    <ul className="cards cards-pairs">
      {stories.map(({ id, slug, date, category, illustration }, index) => (
        <li key={id}>
          <Card
            to={withSlug('newsStory', slug)}
            picture={illustration}
            badge={words.categories[category]()}
            date={date}
            title={words.items[id].title()}
            excerpt={words.items[id].excerpt()}
            more={words.readFull()}
            isWide={index === 0}
          />
        </li>
      ))}
    </ul>
  )
}
