import { asc, desc, eq, getTableColumns, inArray, like, lt, and, or, sql } from 'drizzle-orm'
import { defaultLocale, type Locale, localeCodes } from '#contract/locales.ts'
import type {
  ContentHistory,
  LiveText,
  StaffDraft,
  StaffStory,
  StaffStoryTexts,
  StaffTextState,
  StoryFields,
} from '#contract/staff/content.ts'
import type { Db } from '../../db/client.ts'
import {
  contentChangesTable as changes,
  contentDraftsTable as drafts,
  contentTable as content,
} from '../../db/schema/site/content.ts'
import { usersTable } from '../../db/schema/users.ts'
import { Failure } from '../../lib/http/problem.ts'
import { coverKey, readKey, storyKey, textKey } from './keys.ts'
import { isUntouched, shippedFields } from './stories.ts'

/** Bodies are for who opens a story. */
const value = sql<string | null>`json_remove(${content.value}, '$.body')`

/** Every story in every language, as D1 has it now. Reads a row for each that staff changed, and each draft. */
export async function listStories(db: Db): Promise<StaffStory[]> {
  const [rows, waiting] = await db.batch([
    db
      .select({
        key: content.key,
        version: content.version,
        at: content.updatedAt,
        value,
      })
      .from(content)
      .orderBy(asc(content.key)),
    db
      .select({
        storyId: drafts.storyId,
        locale: drafts.locale,
        publish_at: drafts.publishAt,
        changed_at: drafts.updatedAt,
        changed_by: usersTable.email,
      })
      .from(drafts)
      .leftJoin(usersTable, eq(usersTable.id, drafts.updatedBy)),
  ])
  const stored = new Map(rows.map((row) => [row.key, row]))
  const ids = new Set(shippedFields.keys())
  for (const { key } of rows) {
    const about = readKey(key)
    if (about?.locale === null) ids.add(about.id)
  }
  const stories = [...ids].flatMap((id): StaffStory[] => {
    const row = stored.get(storyKey(id))
    const own = row?.value ? (JSON.parse(row.value) as StoryFields) : shippedFields.get(id)
    // made, and the making undone
    if (!own) return []
    const states = localeCodes.map((locale) => {
      const draft = waiting.find((each) => each.storyId === id && each.locale === locale)
      const text = stored.get(textKey(id, locale))
      const english = stored.get(textKey(id, defaultLocale))?.version ?? 0
      return [locale, toState(id, text, draft, locale === defaultLocale ? 0 : english)] as const
    })
    return [
      {
        id,
        ...own,
        version: row?.version ?? 0,
        is_shipped: shippedFields.has(id),
        texts: Object.fromEntries(states) as StaffStory['texts'],
      },
    ]
  })
  return stories.toSorted(
    (one, other) =>
      Number(one.archived) - Number(other.archived) || other.day.localeCompare(one.day),
  )
}

type Stored = { version: number; at: string; value: string | null }
type Waiting = NonNullable<StaffTextState['draft']>

function toState(
  id: string,
  row: Stored | undefined,
  draft: Waiting | undefined,
  english: number,
): StaffTextState {
  const text = row?.value ? (JSON.parse(row.value) as { title?: string }) : null
  const title = text?.title ?? null
  const live = title !== null ? 'written' : text || !shippedFields.has(id) ? 'none' : 'shipped'
  const version = row?.version ?? 0
  return {
    live,
    version,
    changed_at: row?.at ?? null,
    title,
    is_outdated: live !== 'none' && english > version,
    draft: draft
      ? {
          publish_at: draft.publish_at,
          changed_at: draft.changed_at,
          changed_by: draft.changed_by,
        }
      : null,
  }
}

/**
 * A story with its texts.
 * @throws Failure `content/unknown`
 */
export async function getStory(db: Db, id: string): Promise<StaffStoryTexts> {
  const story = (await listStories(db)).find((each) => each.id === id)
  if (!story) throw new Failure('content/unknown')
  const [live, waiting] = await db.batch([
    db
      .select()
      .from(content)
      .where(
        inArray(
          content.key,
          localeCodes.map((locale) => textKey(id, locale)),
        ),
      ),
    db
      .select({ ...getTableColumns(drafts), email: usersTable.email })
      .from(drafts)
      .leftJoin(usersTable, eq(usersTable.id, drafts.updatedBy))
      .where(eq(drafts.storyId, id)),
  ])
  const texts = localeCodes.map((locale) => {
    const row = live.find(({ key }) => key === textKey(id, locale))
    const draft = waiting.find((each) => each.locale === locale)
    return [
      locale,
      { live: (row?.value ?? null) as LiveText, draft: draft ? toDraft(draft) : null },
    ] as const
  })
  return { story, texts: Object.fromEntries(texts) as StaffStoryTexts['texts'] }
}

const toDraft = (row: typeof drafts.$inferSelect & { email: string | null }): StaffDraft => ({
  title: row.title,
  excerpt: row.excerpt,
  body: row.body,
  publish_at: row.publishAt,
  version: row.version,
  changed_by: row.email,
  changed_at: row.updatedAt,
})

const pageSize = 20

/** What was changed of a story, newest first, 20 sets a page; `cursor` is the last change of the set seen last. */
export async function listContentHistory(
  db: Db,
  id: string,
  cursor: number | undefined,
): Promise<ContentHistory> {
  const last = sql<number>`max(${changes.id})`.as('last')
  const sets = await db
    .select({
      changeSet: changes.changeSet,
      last,
      at: changes.at,
      note: changes.note,
      cause: changes.cause,
      email: usersTable.email,
      canUndo: isUntouched(sql`${changes.changeSet}`),
    })
    .from(changes)
    .leftJoin(usersTable, eq(usersTable.id, changes.actor))
    .where(and(ofStory(id), cursor === undefined ? undefined : lt(changes.id, cursor)))
    .groupBy(changes.changeSet)
    .orderBy(desc(last))
    .limit(pageSize + 1)
  const page = sets.slice(0, pageSize)
  const rows = await db
    .select()
    .from(changes)
    .where(
      inArray(
        changes.changeSet,
        page.map((set) => set.changeSet),
      ),
    )
    .orderBy(asc(changes.id))
  return {
    sets: page.map(({ changeSet, at, note, cause, email, canUndo }) => ({
      change_set: changeSet,
      at,
      actor_name: email,
      note,
      cause,
      can_undo: canUndo === 1,
      changes: rows
        .filter((row) => row.changeSet === changeSet)
        .map(({ key, from, to }) => ({ locale: localeOf(key), from, to })),
    })),
    next: sets.length > pageSize ? (page.at(-1)?.last ?? null) : null,
  }
}

/** Of one story: its own row and those of its texts. Ids have no letters that a pattern would read. */
const ofStory = (id: string) =>
  or(like(changes.key, `${storyKey(id)}%`), eq(changes.key, coverKey(id)))

const localeOf = (key: string): Locale | null => readKey(key)?.locale ?? null
