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

/** Pages that show one story each. */
type StoryPage = 'newsStory' | 'article'

export type ContentNow = {
  /** Changes whenever anything that staff published does: for cache keys. */
  version: string
  /** Whether staff changed news or articles. */
  isChanged: boolean
  /** Changes whenever the stories do that a page shows: for its key. Empty for pages of no stories, and while all is built in. */
  storiesOn: (pathname: string, flags: SentFlags) => string
  /** News whose event is over. */
  past: () => string[]
  /** Where the story of a former address stands now; its page names the languages that it can be read in. */
  movedTo: (page: StoryPage, slug: string) => string | undefined
  /** What a page, with its language, needs of news or articles; nothing while all is built in. No story where they are off. */
  for: (pathname: string, flags: SentFlags) => Promise<readonly PublicStory[] | undefined>
  /** All news and articles of a language with their texts; nothing while all is built in. */
  all: (locale: Locale) => Promise<readonly PublicStory[] | undefined>
  /** What pages of a language say instead of the shipped words; the same object as long as that is so. */
  textsIn: (locale: Locale) => ChangedTexts | undefined
  /** Whether some language has a story of this address. */
  has: (page: string, slug: string) => boolean
  /** Every story that can be read in some language, without words. */
  everywhere: readonly PublicStory[]
}

/** What staff have published, now. Always answers: with D1 and KV down as last known, else as built in. */
export const contentNow = async (deps: Reads): Promise<ContentNow> =>
  contentOf((await readSite(deps)).content, deps)

export function contentOf(snapshot: Snapshot, deps: Reads): ContentNow {
  const { version, formerSlugs } = snapshot
  // another version of the Worker may have written it, without news
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

/** The list has all, a story itself and the next one: no page carries more than it shows. `null` for all other pages. */
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
