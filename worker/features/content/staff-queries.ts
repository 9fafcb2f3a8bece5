import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { defaultLocale, localeCodes } from '#contract/locales.ts'
import type {
  LiveText,
  StaffDraft,
  StaffStory,
  StaffStoryTexts,
  StaffTextState,
  StoryFields,
} from '#contract/staff/content/stories.ts'
import type { Db } from '../../db/client.ts'
import {
  contentDraftsTable as drafts,
  contentTable as content,
} from '../../db/schema/site/content.ts'
import { usersTable } from '../../db/schema/users.ts'
import { Failure } from '../../lib/http/problem.ts'
import { kindOf, readKey, storyKey, textKey } from './keys.ts'
import { isSecondPersonAsked } from './review/second-person.ts'
import { shippedFields } from './stories.ts'

/** The value without the body, which is loaded only when a story is opened. */
const value = sql<string | null>`json_remove(${content.value}, '$.body')`

/**
 * Whether a draft is scheduled by someone who can no longer publish. The cron skips such drafts.
 */
const hasNoPlanner = (now: Date): SQL<boolean> =>
  sql`(${drafts.publishAt} is not null
  and ${drafts.plannedBy} not in (
    select planner.id from users planner join user_roles r on r.user_id = planner.id
    where r.role = 'admin' and (planner.banned_until is null or planner.banned_until <= ${now.toISOString()})))`.mapWith(
    Boolean,
  )

/**
 * Every story in every language, as stored in D1. Reads a row for each changed story and each
 * draft.
 */
export async function listStories(db: Db, now: Date): Promise<StaffStory[]> {
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
        title: drafts.title,
        publish_at: drafts.publishAt,
        has_no_planner: hasNoPlanner(now).as('no_planner'),
        review: drafts.review,
        changed_at: drafts.updatedAt,
        changed_by: usersTable.email,
      })
      .from(drafts)
      .leftJoin(usersTable, eq(usersTable.id, drafts.updatedBy)),
  ])
  const stored = new Map(rows.map((row) => [row.key, row]))
  const kinds = new Map([...shippedFields].map(([id, fields]) => [id, kindOf(fields)]))
  for (const { key } of rows) {
    const about = readKey(key)
    if (about?.locale === null) kinds.set(about.id, about.kind)
  }
  const stories = [...kinds].flatMap(([id, kind]): StaffStory[] => {
    const row = stored.get(storyKey(kind, id))
    const own = row?.value ? (JSON.parse(row.value) as StoryFields) : shippedFields.get(id)
    // created, and the creation was undone
    if (!own) return []
    const states = localeCodes.map((locale) => {
      const draft = waiting.find((each) => each.storyId === id && each.locale === locale)
      const text = stored.get(textKey(kind, id, locale))
      const english = stored.get(textKey(kind, id, defaultLocale))?.version ?? 0
      return [locale, toState(id, text, draft, locale === defaultLocale ? 0 : english)] as const
    })
    return [
      {
        id,
        kind,
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
  const version = row?.version ?? 0
  const isShown = title !== null || (text === null && shippedFields.has(id))
  const live = !isShown
    ? version > 0
      ? 'withdrawn'
      : 'none'
    : title !== null
      ? 'written'
      : 'shipped'
  return {
    live,
    version,
    changed_at: row?.at ?? null,
    title,
    is_outdated: isShown && english > version,
    draft: draft
      ? {
          title: draft.title,
          publish_at: draft.publish_at,
          has_no_planner: draft.has_no_planner,
          review: draft.review,
          changed_at: draft.changed_at,
          changed_by: draft.changed_by,
        }
      : null,
  }
}

/**
 * A story with its texts.
 * @param seen the user, who sees which drafts are their own, and the time
 * @throws Failure `content/unknown`
 */
export async function getStory(
  db: Db,
  id: string,
  { asker, now }: { asker: string; now: Date },
): Promise<StaffStoryTexts> {
  const story = (await listStories(db, now)).find((each) => each.id === id)
  if (!story) throw new Failure('content/unknown')
  const needs_second = await isSecondPersonAsked(db)
  const [live, waiting] = await db.batch([
    db
      .select()
      .from(content)
      .where(
        inArray(
          content.key,
          localeCodes.map((locale) => textKey(story.kind, id, locale)),
        ),
      ),
    db
      .select({
        ...getTableColumns(drafts),
        email: usersTable.email,
        // an alias, because a batch identifies columns by name
        reviewer: sql<string | null>`(
          select r.email from users r where r.id = ${drafts.reviewBy})`.as('reviewer'),
        noPlanner: hasNoPlanner(now).as('no_planner'),
      })
      .from(drafts)
      .leftJoin(usersTable, eq(usersTable.id, drafts.updatedBy))
      .where(eq(drafts.storyId, id)),
  ])
  const texts = localeCodes.map((locale) => {
    const row = live.find(({ key }) => key === textKey(story.kind, id, locale))
    const draft = waiting.find((each) => each.locale === locale)
    return [
      locale,
      { live: (row?.value ?? null) as LiveText, draft: draft ? toDraft(draft, asker) : null },
    ] as const
  })
  return { story, needs_second, texts: Object.fromEntries(texts) as StaffStoryTexts['texts'] }
}

type Drafted = typeof drafts.$inferSelect & {
  email: string | null
  reviewer: string | null
  noPlanner: boolean
}

const toDraft = (row: Drafted, asker: string): StaffDraft => ({
  title: row.title,
  excerpt: row.excerpt,
  body: row.body,
  ...(row.description && { description: row.description }),
  review:
    row.review && row.reviewAt
      ? { state: row.review, note: row.reviewNote, by: row.reviewer, at: row.reviewAt }
      : null,
  is_own: row.updatedBy === asker,
  publish_at: row.publishAt,
  has_no_planner: row.noPlanner,
  version: row.version,
  changed_by: row.email,
  changed_at: row.updatedAt,
})
