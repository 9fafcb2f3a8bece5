import { opened } from '../../db/lazy.ts'
import { createSnapshots, type Taken } from '../../db/changes/snapshots.ts'
import { contentHash } from '../../lib/http/etag.ts'
import type { PublishedPictures } from './pictures/published-pictures.ts'
import type { PublishedArticle, PublishedNews } from './published-story.ts'

/** What staff have published, as every page view reads it: nothing of it while all is as shipped. */
export type Snapshot = Taken & {
  /** News, newest first. */
  stories: PublishedNews[]
  /** Articles, newest first; absent where a Worker wrote it that knew none. */
  articles?: PublishedArticle[]
  /** Addresses that stories had, and the id of each. */
  formerSlugs: Record<string, string>
  /** Absent where a Worker wrote it that knew none. */
  pictures?: PublishedPictures
}

/** The version of a site where staff changed nothing: pages are rendered ahead for it. */
export const shippedVersion = 'shipped'

export const {
  fresh: freshContentSnapshot,
  read: readContent,
  publish: publishContent,
  renew: renewContent,
} = createSnapshots<Snapshot>({
  name: 'content',
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
    const { stories, articles, formerSlugs, isShipped, revision } = published
    if (isShipped) {
      return { version: shippedVersion, stories: [], formerSlugs: {}, revision, takenAtMs }
    }
    const { listPublishedPictures } = await import('./pictures/published-pictures.ts')
    const pictures = await listPublishedPictures(await opened(db))
    const version = await contentHash(JSON.stringify([stories, articles, formerSlugs, pictures]))
    return { version, stories, articles, formerSlugs, pictures, revision, takenAtMs }
  },
})
