import { opened } from '../../db/lazy.ts'
import { createSnapshots, type Taken } from '../../db/changes/snapshots.ts'
import type { ChangedTextsByLocale } from '#contract/site/page-texts.ts'
import { contentHash } from '../../lib/http/etag.ts'
import type { PublishedPictures } from './pictures/published-pictures.ts'
import {
  bodyKey,
  type PublishedArticle,
  type PublishedNews,
  type PublishedText,
} from './published-story.ts'

/** What staff have published, as every page view reads it: nothing of it while all is built-in. */
export type Snapshot = Taken & {
  /** News, newest first; absent while news and articles are built-in. */
  stories?: PublishedNews[]
  /** Articles, newest first; absent together with news. */
  articles?: PublishedArticle[]
  /** Addresses that stories had, and the id of each. */
  formerSlugs: Record<string, string>
  /** Absent where a Worker wrote it that knew none. */
  pictures?: PublishedPictures
  /** What pages say instead of the shipped words; absent while that is nothing. */
  pageTexts?: ChangedTextsByLocale
  /** Whether KV has the body of each text: not where a Worker wrote it that left that to readers. */
  hasBodies?: true
}

const textsOf = ({ stories = [], articles = [] }: Snapshot): PublishedText[] =>
  [...stories, ...articles].flatMap((story) =>
    Object.values(story.texts).filter((text) => text !== null),
  )

/** The version of a site where staff changed nothing. */
export const shippedVersion = 'shipped'

export const {
  fresh: freshContentSnapshot,
  read: readContent,
  publish: publishContent,
  renew: renewContent,
} = createSnapshots<Snapshot>({
  name: 'content',
  isWhole: ({ stories = [], articles, formerSlugs }) =>
    Object(formerSlugs) === formerSlugs &&
    (stories.length === 0 || articles !== undefined) &&
    [...stories, ...(articles ?? [])].every(
      ({ slug, texts }) => typeof slug === 'string' && Object(texts) === texts,
    ),
  builtIn: () => ({
    version: shippedVersion,
    stories: [],
    formerSlugs: {},
    revision: 0,
    takenAtMs: 0,
  }),
  take: async (db, takenAtMs) => {
    const { listPublished } = await import('./published.ts')
    const published = await listPublished(await opened(db))
    const { stories, articles, formerSlugs, pageTexts, isShipped, revision } = published
    if (isShipped && !pageTexts) {
      return { version: shippedVersion, stories: [], formerSlugs: {}, revision, takenAtMs }
    }
    if (isShipped && pageTexts) {
      const version = await contentHash(JSON.stringify(pageTexts))
      return { version, formerSlugs: {}, pageTexts, revision, takenAtMs }
    }
    const { listPublishedPictures } = await import('./pictures/published-pictures.ts')
    const pictures = await listPublishedPictures(await opened(db))
    const version = await contentHash(
      JSON.stringify([stories, articles, formerSlugs, pictures, pageTexts]),
    )
    const texts = pageTexts && { pageTexts }
    const entries = { version, stories, articles, formerSlugs, pictures, ...texts }
    return { ...entries, hasBodies: true, revision, takenAtMs }
  },
  putBeside: async (deps, snapshot, inKv) => {
    const named = textsOf(snapshot)
    if (named.length === 0) return
    const stored = await inKv()
    const there = new Set(stored?.hasBodies ? textsOf(stored).map(bodyKey) : [])
    const { putBodies } = await import('./bodies.ts')
    await putBodies(
      deps,
      named.filter((text) => !there.has(bodyKey(text))),
    )
  },
})
