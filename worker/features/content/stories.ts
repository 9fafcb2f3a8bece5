import { inArray, sql } from 'drizzle-orm'
import {
  contentChangesTable,
  contentSlugsTable,
  contentTable,
} from '../../db/schema/site/content.ts'
import { createChangeLog, upsertFromChanges } from '../../db/changes/change-log.ts'
import type { Locale } from '#contract/locales.ts'
import { articles, newsItems } from '#contract/site/insights.ts'
import { type StoryKind, storyKinds } from '#contract/site/news.ts'
import type { StoryFields } from '#contract/staff/content/stories.ts'
import type { Db } from '../../db/client.ts'
import { Failure } from '../../lib/http/problem.ts'
import { kindOf, readKey, storyKey } from './keys.ts'

/**
 * The change log of published content. A slug belongs to its story permanently, even after a
 * change.
 */
export const { carryOut, takeBack, isUntouched, versionOf } = createChangeLog({
  trail: contentChangesTable,
  // a created story is archived, not undone, because its texts would lose it; an earlier draft is
  // restored as a draft
  undoable: sql`c.key not glob 'draft:*' and not (c."from" is null and c.key not like '%:%:%'
    and not exists (select 1 from json_each(${JSON.stringify(shippedKeys())}) s where s.value = c.key))`,
  follow: (db, ofSet) => [
    upsertFromChanges(db, contentTable, contentChangesTable, ofSet),
    // another story's current or former slug violates the primary key of this table
    db.insert(contentSlugsTable).select(
      sql`select c."to" ->> 'slug', substr(c.key, instr(c.key, ':') + 1) from content_changes c
          where ${ofSet} and c."to" ->> 'slug' is not null
          except select slug, story_id from content_slugs`,
    ),
  ],
})

/** Built-in stories, which exist without a row. */
export const shippedFields: ReadonlyMap<string, StoryFields> = new Map(
  [...newsItems, ...articles].map((item): [string, StoryFields] => {
    const { id, slug, date: day, illustration } = item
    const common = { slug, day, illustration, picture: null, archived: false }
    if (!('author' in item)) {
      const { category } = item
      return [id, { ...common, category, ends_on: 'endsOn' in item ? item.endsOn : null }]
    }
    const { category, author, featured } = item
    return [id, { ...common, category, author, featured }]
  }),
)

function shippedKeys(): string[] {
  return [
    ...newsItems.map(({ id }) => storyKey('news', id)),
    ...articles.map(({ id }) => storyKey('article', id)),
  ]
}

/**
 * The kind of a story, which never changes.
 * @throws Failure `content/unknown`
 */
export async function getKind(db: Db, id: string): Promise<StoryKind> {
  const shipped = shippedFields.get(id)
  if (shipped) return kindOf(shipped)
  const [row] = await db
    .select({ key: contentTable.key })
    .from(contentTable)
    .where(
      inArray(
        contentTable.key,
        storyKinds.map((kind) => storyKey(kind, id)),
      ),
    )
  const kind = row && readKey(row.key)?.kind
  if (!kind) throw new Failure('content/unknown')
  return kind
}

export const isAdmin = ({ actor }: { actor: string }) =>
  sql`exists (select 1 from user_roles where user_id = ${actor} and role = 'admin')`

/** Condition that a draft still has this version, or does not exist (`null`). */
export const isSeen = (id: string, locale: Locale, version: string | null) => sql`(
  select max(version) from content_drafts where story_id = ${id} and locale = ${locale}) is ${version}`
