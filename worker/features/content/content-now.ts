import { type Locale, localeCodes, splitLocale } from '#contract/locales.ts'
import { pages, withSlug } from '#contract/pages.ts'
import { pastStories } from '#contract/past-stories.ts'
import { type PublicStory, shippedStories } from '#contract/site/news.ts'
import type { LazyDb } from '../../db/lazy.ts'
import type { Deps } from '../../deps.ts'
import { withPictures } from './pictures/with-pictures.ts'
import type { PublishedStory } from './published-story.ts'
import { freshContentSnapshot, readContent, shippedVersion, type Snapshot } from './snapshot.ts'

type Reads = Pick<Deps, 'kv' | 'now' | 'defer'> & { db: LazyDb }

export type ContentNow = {
  /** Changes whenever anything that staff published does: for cache keys. */
  version: string
  /** News whose event is over. */
  past: () => string[]
  /** Where the story of a former address stands now, if it can be read. */
  movedTo: (slug: string) => string | undefined
  /** What a page, with its language, needs of the news; nothing while all is as shipped. */
  for: (pathname: string) => Promise<readonly PublicStory[] | undefined>
  /** All news of a language with their texts; nothing while all is as shipped. */
  all: (locale: Locale) => Promise<readonly PublicStory[] | undefined>
  /** Whether some language has a story of this address. */
  has: (slug: string) => boolean
  /** Every story that can be read in some language, without words. */
  everywhere: readonly PublicStory[]
}

/** What staff have published, now. Always answers: with D1 and KV down as last known, else as shipped. */
export const contentNow = async (deps: Reads): Promise<ContentNow> =>
  toldBy(await readContent(deps), deps)

/** The same, where this isolate knows it without asking anybody. */
export function freshContent(deps: Reads): ContentNow | undefined {
  const snapshot = freshContentSnapshot(deps.kv, deps.now().getTime())
  return snapshot && toldBy(snapshot, deps)
}

function toldBy(snapshot: Snapshot, deps: Reads): ContentNow {
  const { version, formerSlugs } = snapshot
  // another version of the Worker may have written it, without news
  const isShipped = version === shippedVersion || !('stories' in snapshot)
  const stories = isShipped ? [] : snapshot.stories
  const pictured = (locale: Locale, told: PublicStory[]) =>
    told.map((story) => withPictures(story, locale, snapshot.pictures))
  return {
    version,
    past: () => pastStories(deps.now(), isShipped ? undefined : stories),
    movedTo: (slug) => {
      if (stories.some((story) => story.slug === slug)) return undefined
      return stories.find(({ id }) => formerSlugs[slug] === id)?.slug
    },
    for: async (pathname) =>
      isShipped
        ? undefined
        : pictured(splitLocale(pathname).locale, await storiesFor(pathname, stories, deps)),
    all: async (locale) =>
      isShipped
        ? undefined
        : pictured(
            locale,
            await Promise.all(
              readableIn(locale, stories).map((story) => withBody(story, locale, deps)),
            ),
          ),
    has: (slug) => stories.some((story) => story.slug === slug),
    everywhere: isShipped
      ? shippedStories
      : stories.map((story) => ({ ...factsOf(story), locales: languagesOf(story) })),
  }
}

/** The list has all, a story itself and the next one, other pages none: no page carries more than it shows. */
async function storiesFor(pathname: string, stories: PublishedStory[], deps: Reads) {
  const { locale, path } = splitLocale(pathname)
  const start = withSlug('newsStory', '')
  if (path !== pages.news.path && !path.startsWith(start)) return []
  const readable = readableIn(locale, stories)
  const at = readable.findIndex(({ slug }) => path === start + slug)
  const own = readable[at]
  if (!own) return readable.map((story) => toPublic(story, locale))
  const next = readable[(at + 1) % readable.length]
  return [
    await withBody(own, locale, deps),
    ...(next && next !== own ? [toPublic(next, locale)] : []),
  ]
}

const readableIn = (locale: Locale, stories: PublishedStory[]) =>
  stories.filter(({ texts }) => texts[locale] !== undefined)

const languagesOf = ({ texts }: PublishedStory) =>
  localeCodes.filter((locale) => texts[locale] !== undefined)

const factsOf = ({
  id,
  slug,
  date,
  category,
  illustration,
  endsOn,
  firstSlug,
}: PublishedStory) => ({
  id,
  slug,
  date,
  category,
  illustration,
  ...(endsOn && { endsOn }),
  ...(firstSlug !== slug && { firstSlug }),
})

function toPublic(story: PublishedStory, locale: Locale): PublicStory {
  const text = story.texts[locale]
  const languages = languagesOf(story)
  return {
    ...factsOf(story),
    ...(text && { title: text.title, excerpt: text.excerpt }),
    ...(languages.length < localeCodes.length && { locales: languages }),
  }
}

async function withBody(story: PublishedStory, locale: Locale, deps: Reads): Promise<PublicStory> {
  const text = story.texts[locale]
  if (!text) return toPublic(story, locale)
  const { bodyOf } = await import('./bodies.ts')
  return { ...toPublic(story, locale), body: await bodyOf(deps, text) }
}
