import { type Locale, localeCodes } from '../locales.ts'
import type { PublicPicture } from '../pictures/public-picture.ts'
import { type NewsCategory, newsItems } from './insights.ts'

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

/** What a story has in all languages. */
export type StoryFacts = {
  id: string
  slug: string
  /** Calendar day (ISO). */
  date: string
  category: NewsCategory
  illustration: StoryDrawing
  /** The day (ISO) after which its event is over, so that it leads no page any more. */
  endsOn?: string
}

/** A story as a page has it. Where staff changed nothing it brings no words: the page's dictionary has them. */
export type PublicStory = StoryFacts & {
  title?: string
  excerpt?: string
  /** On its own page only. */
  body?: string
  /** The languages that it can be read in; absent: all. */
  locales?: readonly Locale[]
  /** Its first address, where it had others: feed readers know it by that. */
  firstSlug?: string
  /** Instead of its drawing. */
  cover?: PublicPicture
  /** What its text shows, by id; with `body` only. */
  pictures?: Record<string, PublicPicture>
}

/** News as shipped, newest first. */
export const shippedStories: readonly PublicStory[] = newsItems

/** The languages of a story that are among some. */
export const localesOf = (
  { locales = localeCodes }: Pick<PublicStory, 'locales'>,
  among: readonly Locale[],
): Locale[] => among.filter((locale) => locales.includes(locale))
