import { type Locale, localeCodes } from '#contract/locales.ts'
import { isArticle, type PublicStory } from '#contract/site/news.ts'
import type { PublishedStory } from './published-story.ts'

export const readableIn = (locale: Locale, stories: readonly PublishedStory[]) =>
  stories.filter(({ texts }) => texts[locale] !== undefined)

export const languagesOf = ({ texts }: PublishedStory) =>
  localeCodes.filter((locale) => texts[locale] !== undefined)

/**
 * Features exactly one article of a list: the newest that staff featured, else the newest. Staff
 * need not unfeature the previous one, and every language features one.
 */
export function ledByOne(readable: readonly PublishedStory[]): PublishedStory[] {
  const lead = readable.find((story) => isArticle(story) && story.featured) ?? readable[0]
  return readable.map((story) =>
    isArticle(story) ? { ...story, featured: story === lead } : story,
  )
}

/** The fields of a story that all languages share. */
export function factsOf(story: PublishedStory): PublicStory {
  const { id, slug, date, illustration, firstSlug } = story
  const common = { id, slug, date, illustration, ...(firstSlug !== slug && { firstSlug }) }
  if (!isArticle(story)) {
    const { category, endsOn } = story
    return { ...common, category, ...(endsOn && { endsOn }) }
  }
  const { category, author, featured, readMinutes } = story
  return { ...common, category, author, featured, readMinutes }
}

/** A story in the lists of a language. */
export function toPublic(story: PublishedStory, locale: Locale): PublicStory {
  const text = story.texts[locale]
  const languages = languagesOf(story)
  return {
    ...factsOf(story),
    ...(text && wordsOf(text)),
    ...(text?.readMinutes && isArticle(story) && { readMinutes: text.readMinutes }),
    ...(languages.length < localeCodes.length && { locales: languages }),
  }
}

const wordsOf = ({
  title,
  excerpt,
  description,
}: NonNullable<PublishedStory['texts'][Locale]>) => ({
  title,
  excerpt,
  ...(description && { description }),
})
