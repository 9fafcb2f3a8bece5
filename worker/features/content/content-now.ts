import type { SentFlags } from '#contract/flags.ts'
import { type Locale, splitLocale } from '#contract/locales.ts'
import { isPageOn, pages, withSlug } from '#contract/pages.ts'
import type { ChangedTexts } from '#contract/site/page-texts.ts'
import { endedStories } from '#contract/past-stories.ts'
import { fallbackArticle } from '#contract/site/insights.ts'
import { type PublicStory, builtInStories } from '#contract/site/news.ts'
import type { LazyDb } from '../../db/lazy.ts'
import type { Deps } from '../../deps.ts'
import { bodyPictures, withPictures, type Written } from './pictures/with-pictures.ts'
import { bodyKey, type PublishedStory } from './published-story.ts'
import { factsOf, languagesOf, ledByOne, readableIn, toPublic } from './public-story.ts'
import { readSite } from '../site/snapshot.ts'
import { builtInVersion, type Snapshot } from './content-snapshot.ts'

type Reads = Pick<Deps, 'kv' | 'now'> & { db: LazyDb }

/** Pages of a single story. */
type StoryPage = 'newsStory' | 'article'

export type ContentNow = {
  /** Changes with every publication by staff. Part of cache keys. */
  version: string
  /** Whether staff changed news or articles. */
  isChanged: boolean
  /**
   * Version of the stories on a page, for its cache key. Empty for pages without stories and while
   * all content is built in.
   */
  storiesOn: (pathname: string, flags: SentFlags) => string
  /** News whose event has ended. */
  past: () => string[]
  /** The current path of a story by its former slug. The page there links its languages. */
  movedTo: (page: StoryPage, slug: string) => string | undefined
  /**
   * The stories that a page shows in its language; none if their flag is off. `undefined` while all
   * content is built in.
   */
  for: (pathname: string, flags: SentFlags) => Promise<readonly PublicStory[] | undefined>
  /** All news and articles of a language with texts; `undefined` while all content is built in. */
  all: (locale: Locale) => Promise<readonly PublicStory[] | undefined>
  /**
   * Texts that replace built-in page texts, by language. The object stays the same until a change.
   */
  textsIn: (locale: Locale) => ChangedTexts | undefined
  /** Whether a story with this slug exists in any language. */
  has: (page: string, slug: string) => boolean
  /** Every story published in any language, without texts. */
  everywhere: readonly PublicStory[]
}

/**
 * The published content. Never fails: without D1 and KV, it is the last known or built-in content.
 */
export const contentNow = async (deps: Reads): Promise<ContentNow> =>
  contentOf((await readSite(deps)).content, deps)

export function contentOf(snapshot: Snapshot, deps: Reads): ContentNow {
  const { version, formerSlugs } = snapshot
  // another version of the Worker may have written a snapshot without news
  const isShipped = version === builtInVersion || !snapshot.stories
  const news = (!isShipped && snapshot.stories) || []
  const articles = (!isShipped && snapshot.articles) || []
  const stories: PublishedStory[] = [...news, ...articles]
  const of = (page: string): PublishedStory[] => (page === 'article' ? articles : news)
  const pictured = (locale: Locale, stories: Written[]) =>
    stories.map((story) => withPictures(story, locale, snapshot.pictures))
  return {
    version,
    isChanged: !isShipped,
    storiesOn: (pathname, flags) => {
      const { locale } = splitLocale(pathname)
      const shown = isShipped ? null : storiesFor(pathname, flags, of)
      const { pictures } = snapshot
      const values = shown?.map(({ story, isWhole }) => [
        withPictures(toPublic(story, locale), locale, pictures),
        isWhole &&
          story.texts[locale] && [
            bodyKey(story.texts[locale]),
            bodyPictures(story, locale, pictures),
          ],
      ])
      return values ? JSON.stringify(values) : ''
    },
    past: () => endedStories(deps.now(), isShipped ? undefined : news),
    movedTo: (page, slug) => {
      if (of(page).some((story) => story.slug === slug)) return undefined
      return of(page).find(({ id }) => formerSlugs[slug] === id)?.slug
    },
    for: async (pathname, flags) => {
      if (isShipped) return undefined
      const { locale } = splitLocale(pathname)
      const shown = (storiesFor(pathname, flags, of) ?? []).map(async ({ story, isWhole }) =>
        isWhole ? withBody(story, locale, deps) : toPublic(story, locale),
      )
      return pictured(locale, await Promise.all(shown))
    },
    all: async (locale) =>
      isShipped
        ? undefined
        : pictured(
            locale,
            await Promise.all(
              [...readableIn(locale, news), ...ledByOne(readableIn(locale, articles))].map(
                (story) => withBody(story, locale, deps),
              ),
            ),
          ),
    textsIn: (locale) => snapshot.pageTexts?.[locale],
    has: (page, slug) => of(page).some((story) => story.slug === slug),
    everywhere: isShipped
      ? builtInStories
      : stories.map((story) => ({ ...factsOf(story), locales: languagesOf(story) })),
  }
}

type Shown = { story: PublishedStory; isWhole?: true }

/** A list page gets all stories, a story's page that story and the next one, other pages `null`. */
function storiesFor(
  pathname: string,
  flags: SentFlags,
  of: (page: StoryPage) => PublishedStory[],
): Shown[] | null {
  const { locale, path } = splitLocale(pathname)
  for (const [page, list] of [
    ['newsStory', 'news'],
    ['article', 'blog'],
  ] as const) {
    const start = withSlug(page, '')
    if (path !== pages[list].path && !path.startsWith(start)) continue
    if (!isPageOn(page, flags)) continue
    const readable = readableIn(locale, of(page))
    const at = readable.findIndex(({ slug }) => path === start + slug)
    const own = readable[at]
    if (own) {
      const next = readable[(at + 1) % readable.length]
      return [{ story: own, isWhole: true }, ...(next && next !== own ? [{ story: next }] : [])]
    }
    if (page === 'newsStory') return readable.map((story) => ({ story }))
    if (path === pages.blog.path) return ledByOne(readable).map((story) => ({ story }))
    const instead = readable.filter(({ id }) => id === fallbackArticle)
    return instead.map((story) => ({ story, isWhole: true }))
  }
  return null
}

async function withBody(story: PublishedStory, locale: Locale, deps: Reads): Promise<Written> {
  const text = story.texts[locale]
  if (!text) return toPublic(story, locale)
  const { bodyOf } = await import('./bodies.ts')
  return { ...toPublic(story, locale), written: await bodyOf(deps, text) }
}
