import { and, asc, desc, eq, inArray, like, lt, or, sql } from 'drizzle-orm'
import { defaultLocale, type Locale } from '#contract/locales.ts'
import type {
  ContentHistory,
  EnglishTextComparison,
  LiveText,
} from '#contract/staff/content/stories.ts'
import type { Db } from '../../db/client.ts'
import {
  contentChangesTable as changes,
  contentTable as content,
} from '../../db/schema/site/content.ts'
import { usersTable } from '../../db/schema/users.ts'
import { draftKey, localeOf, storyKey, textKey } from './keys.ts'
import { getKind, isUntouched } from './stories.ts'

const pageSize = 20

type Which = {
  cursor?: number | undefined
  /** The language of a text; absent for the story itself. */
  locale?: Locale | undefined
  /** Selects the earlier drafts of a text instead of its published versions. */
  drafts?: boolean | undefined
}

/**
 * Changes of a story or a text, newest first, 20 change sets a page. `cursor` is the last change of
 * the page before.
 */
export async function listContentHistory(
  db: Db,
  id: string,
  { cursor, locale, drafts }: Which,
): Promise<ContentHistory> {
  const kind = await getKind(db, id)
  const about = !locale
    ? ofStory(storyKey(kind, id))
    : eq(changes.key, drafts ? draftKey(id, locale) : textKey(kind, id, locale))
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
    .where(and(about, cursor === undefined ? undefined : lt(changes.id, cursor)))
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

/** The English text when the translation was last checked against it, and the current one. */
export async function getEnglishSince(
  db: Db,
  id: string,
  locale: Locale,
): Promise<EnglishTextComparison> {
  const kind = await getKind(db, id)
  const english = textKey(kind, id, defaultLocale)
  const followedAt = sql`(select max(v.id) from content_changes v
    where v.key = ${textKey(kind, id, locale)})`
  const [[before], [now]] = await db.batch([
    db
      .select({ text: changes.to })
      .from(changes)
      .where(and(eq(changes.key, english), sql`${changes.id} < coalesce(${followedAt}, 0)`))
      .orderBy(desc(changes.id))
      .limit(1),
    db.select({ text: content.value }).from(content).where(eq(content.key, english)),
  ])
  return { before: (before?.text ?? null) as LiveText, now: (now?.text ?? null) as LiveText }
}

/** Changes of a story and of its texts. Ids contain no wildcard of LIKE. */
const ofStory = (key: string) => or(eq(changes.key, key), like(changes.key, `${key}:%`))
