import { type Locale, localeCodes } from '../locales.ts'
import type { PublicPicture } from '../pictures/public-picture.ts'
import type { RichNode } from '../text/rich-text.ts'
import { type ArticleCategory, articles, type NewsCategory, newsItems } from './insights.ts'
import type { MemberId } from './team.ts'

/** Drawings that a story can have; each is one of web/illustrations/sheet. */
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

/** Stories are of two kinds: news, and articles. No two have the same id or address, whatever their kinds. */
export const storyKinds = ['news', 'article'] as const
export type StoryKind = (typeof storyKinds)[number]

type Facts = {
  id: string
  slug: string
  /** Calendar day (ISO). */
  date: string
  illustration: StoryDrawing
}

/** What a news item has in all languages. */
export type NewsFacts = Facts & {
  category: NewsCategory
  /** The day (ISO) after which its event is over, so that it leads no page any more. */
  endsOn?: string
}

/** And an article. */
export type ArticleFacts = Facts & {
  category: ArticleCategory
  author: MemberId
  /** One leads the list. */
  featured: boolean
  /** At about 200 words a minute, rounded up. */
  readMinutes: number
}

/** The words of a story as a page has it. Where staff changed nothing it brings none: the page's dictionary has them. */
type Told = {
  title?: string
  excerpt?: string
  /** What search engines show; absent or empty: the beginning of its summary. */
  description?: string
  /** The parsed text; present on the page of the story only. */
  body?: RichNode[]
  /** The languages that it can be read in; absent: all. */
  locales?: readonly Locale[]
  /** Its first address, where it had others: feed readers know it by that. */
  firstSlug?: string
  /** Instead of its drawing. */
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

/** News and articles as shipped, newest first. */
export const shippedStories: readonly PublicStory[] = [...newsItems, ...articles]

/** News, or articles, among stories. */
export const newsAmong = (stories: readonly PublicStory[] = shippedStories) =>
  stories.filter(isNews)
export const articlesAmong = (stories: readonly PublicStory[] = shippedStories) =>
  stories.filter(isArticle)

/** The languages of a story that are among some. */
export const localesOf = (
  { locales = localeCodes }: Pick<PublicStory, 'locales'>,
  among: readonly Locale[],
): Locale[] => among.filter((locale) => locales.includes(locale))
