import { opened } from '../../db/lazy.ts'
import { createSnapshots, type Taken } from '../../db/changes/snapshots.ts'
import { contentHash } from '../../lib/http/etag.ts'
import type { PublishedPictures } from './pictures/published-pictures.ts'
import type { PublishedStory } from './published-story.ts'

/** What staff have published, as every page view reads it: nothing of it while all is as shipped. */
export type Snapshot = Taken & {
  /** Newest first. */
  stories: PublishedStory[]
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
    const { stories, formerSlugs, isShipped, revision } = await listPublished(await opened(db))
    if (isShipped) {
      return { version: shippedVersion, stories: [], formerSlugs: {}, revision, takenAtMs }
    }
    const { listPublishedPictures } = await import('./pictures/published-pictures.ts')
    const pictures = await listPublishedPictures(await opened(db))
    const version = await contentHash(JSON.stringify([stories, formerSlugs, pictures]))
    return { version, stories, formerSlugs, pictures, revision, takenAtMs }
  },
})
