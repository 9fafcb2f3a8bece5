import { type Locale, localeCodes } from '../locales.ts'
import type { PublicPicture } from '../pictures/public-picture.ts'
import type { RichNode } from '../text/rich-text.ts'
import { type ArticleCategory, articles, type NewsCategory, newsItems } from './insights.ts'
import type { MemberId } from './team.ts'

/** Illustrations that a story can have; file names in web/illustrations/sheet. */
export const storyDrawings = [
  'cheeses',
  'grow',
  'honeys',
  'import',
  'kitchen',
  'launch',
  'mission',
  'olive-oils',
  'olives',
  'scale',
  'spices',
  'wines',
] as const
export type StoryDrawing = (typeof storyDrawings)[number]

/** Kinds of stories. Ids and slugs are unique across kinds. */
export const storyKinds = ['news', 'article'] as const
export type StoryKind = (typeof storyKinds)[number]

type Facts = {
  id: string
  slug: string
  /** Calendar day (ISO). */
  date: string
  illustration: StoryDrawing
}

/** Language-neutral fields of a news item. */
export type NewsFacts = Facts & {
  category: NewsCategory
  /** Last day (ISO) of its event; afterwards it is no longer featured. */
  endsOn?: string
}

/** Language-neutral fields of an article. */
export type ArticleFacts = Facts & {
  category: ArticleCategory
  author: MemberId
  /** The newest featured article leads the list. */
  featured: boolean
  /** Reading time at about 200 words a minute, rounded up. */
  readMinutes: number
}

/** Texts of a story changed by staff; absent ones come from the page's dictionary. */
type Told = {
  title?: string
  excerpt?: string
  /** Meta description; without one search engines get the beginning of the summary. */
  description?: string
  /** Parsed text; on the page of the story only. */
  body?: RichNode[]
  /** Languages of the story; absent means all. */
  locales?: readonly Locale[]
  /** First slug of a story that was renamed; feed entries keep it as their id. */
  firstSlug?: string
  /** Picture shown instead of the illustration. */
  cover?: PublicPicture
}

export type PublicNews = NewsFacts & Told
export type PublicArticle = ArticleFacts & Told
export type PublicStory = PublicNews | PublicArticle

export const isArticle = <Story extends object>(
  story: Story,
): story is Extract<Story, { author: MemberId }> => 'author' in story
export const isNews = <Story extends object>(
  story: Story,
): story is Exclude<Story, { author: MemberId }> => !isArticle(story)

/** Built-in news and articles, newest first. */
export const builtInStories: readonly PublicStory[] = [...newsItems, ...articles]

export const onlyNews = (stories: readonly PublicStory[] = builtInStories) => stories.filter(isNews)
export const onlyArticles = (stories: readonly PublicStory[] = builtInStories) =>
  stories.filter(isArticle)

/** The languages of a story that are among the given ones. */
export const storyLocales = (
  { locales = localeCodes }: Pick<PublicStory, 'locales'>,
  among: readonly Locale[],
): Locale[] => among.filter((locale) => locales.includes(locale))
