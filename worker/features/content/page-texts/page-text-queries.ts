import { and, desc, eq, inArray, like, lt, or, sql } from 'drizzle-orm'
import { localeCodes } from '#contract/locales.ts'
import type { PageTextHistory, StaffPageText } from '#contract/staff/content/page-texts.ts'
import type { Db } from '../../../db/client.ts'
import {
  contentChangesTable as changes,
  contentTable as content,
} from '../../../db/schema/site/content.ts'
import { usersTable } from '../../../db/schema/users.ts'
import { isUntouched } from '../stories.ts'
import { pageTextKey, readPageTextKey } from './page-text-keys.ts'
import type { StoredPageText } from './save-page-texts.ts'

const pageSize = 20

/** Every page text that staff ever changed, as stored in D1. Reads one row each. */
export async function listPageTexts(db: Db): Promise<StaffPageText[]> {
  const rows = await db
    .select({ row: content, email: usersTable.email })
    .from(content)
    .leftJoin(usersTable, eq(usersTable.id, content.updatedBy))
    .where(like(content.key, 'page-text:%'))
  return rows.flatMap(({ row, email }) => {
    const about = readPageTextKey(row.key)
    if (!about) return []
    const value = row.value as StoredPageText | null
    return [
      {
        ...about,
        text: value?.text ?? null,
        shipped: value?.shipped ?? null,
        version: row.version,
        changed_by: email,
        changed_at: row.updatedAt,
      },
    ]
  })
}

/**
 * Changes of one page text in all languages, newest first, 20 change sets a page. `cursor` is the
 * last change of the page before.
 */
export async function listPageTextHistory(
  db: Db,
  { key, cursor }: { key: string; cursor?: number | undefined },
): Promise<PageTextHistory> {
  const own = or(...localeCodes.map((locale) => eq(changes.key, pageTextKey(key, locale))))
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
    .where(and(own, cursor === undefined ? undefined : lt(changes.id, cursor)))
    .groupBy(changes.changeSet)
    .orderBy(desc(last))
    .limit(pageSize + 1)
  const page = sets.slice(0, pageSize)
  const names = page.map(({ changeSet }) => changeSet)
  const rows = await db
    .select()
    .from(changes)
    .where(and(own, inArray(changes.changeSet, names)))
  return {
    sets: page.map(({ changeSet, at, note, cause, email, canUndo }) => ({
      change_set: changeSet,
      at,
      actor_name: email,
      note,
      is_undo: cause?.startsWith('undo:') ?? false,
      can_undo: canUndo === 1,
      changes: rows
        .filter((row) => row.changeSet === changeSet)
        .flatMap((row) => {
          const about = readPageTextKey(row.key)
          const from = (row.from as StoredPageText | null)?.text ?? null
          const to = (row.to as StoredPageText | null)?.text ?? null
          return about ? [{ locale: about.locale, from, to }] : []
        }),
    })),
    next: sets.length > pageSize ? (page.at(-1)?.last ?? null) : null,
  }
}
