import { sql } from 'drizzle-orm'
import {
  contentChangesTable,
  contentSlugsTable,
  contentTable,
} from '../../db/schema/site/content.ts'
import { createTrail, followedBy } from '../../db/changes/trail.ts'
import { newsItems } from '#contract/site/insights.ts'
import { storyKey } from './keys.ts'
import type { StoryFields } from '#contract/staff/content.ts'

/** What staff publish, with its history. An address that a story ever had leads to it, as long as no other has it. */
export const { carryOut, takeBack, isUntouched, versionOf } = createTrail({
  trail: contentChangesTable,
  // a story that was made is put away, not undone: its texts would be left without it
  undoable: sql`not (c."from" is null and c.key not like 'news:%:%'
    and not exists (select 1 from json_each(${JSON.stringify(newsItems.map(({ id }) => storyKey(id)))}) s where s.value = c.key))`,
  follow: (db, ofSet) => [
    followedBy(db, contentTable, contentChangesTable, ofSet),
    db
      .insert(contentSlugsTable)
      .select(
        sql`select c."to" ->> 'slug', substr(c.key, 6) from content_changes c
          where ${ofSet} and c."to" ->> 'slug' is not null`,
      )
      .onConflictDoUpdate({
        target: contentSlugsTable.slug,
        set: { storyId: sql.raw('excluded.story_id') },
      }),
  ],
})

/** Stories of the code: they are there without a row. */
export const shippedFields: ReadonlyMap<string, StoryFields> = new Map(
  newsItems.map((item) => [
    item.id,
    {
      slug: item.slug,
      day: item.date,
      category: item.category,
      illustration: item.illustration,
      ends_on: 'endsOn' in item ? item.endsOn : null,
      archived: false,
    },
  ]),
)
