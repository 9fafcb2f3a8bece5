import { eq, inArray } from 'drizzle-orm'
import type { PageTextsChange } from '#contract/staff/content/page-texts.ts'
import {
  contentChangesTable as trail,
  contentTable as content,
} from '../../../db/schema/site/content.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import type { SignedIn } from '../../auth/guard.ts'
import { carryOut, takeBack } from '../stories.ts'
import { pageTextKey, readPageTextKey } from './page-text-keys.ts'

/** A replaced page text, with the built-in text it replaced. */
export type StoredPageText = { text: string; shipped: string }

/**
 * Saves page texts as one change set, or none of them. Equal texts change nothing.
 * @returns the change set; `null` when nothing changed
 * @throws Failure `content/version-conflict`
 */
export async function savePageTexts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { texts, note }: PageTextsChange,
  { actor }: Pick<SignedIn, 'actor'>,
): Promise<string | null> {
  const given = texts.map(({ key, locale, ...change }) => ({
    ...change,
    key: pageTextKey(key, locale),
  }))
  const keys = given.map(({ key }) => key)
  const rows = await db.select().from(content).where(inArray(content.key, keys))
  const stored = new Map(rows.map(({ key, value }) => [key, value as StoredPageText | null]))
  const changes = given.flatMap(({ key, text, shipped, version }) => {
    const from = stored.get(key) ?? null
    // saving the built-in text removes the replacement, so that later built-in texts apply
    const to = text === null || text === shipped ? null : { text, shipped }
    const isSame = from?.text === to?.text && (to === null || from?.shipped === to.shipped)
    return isSame ? [] : [{ key, from, to, version }]
  })
  if (changes.length === 0) return null
  const changeSet = await carryOut(db, changes, { actor, now: now(), note })
  if (changeSet === null) throw new Failure('content/version-conflict')
  return changeSet
}

/**
 * Undoes a change set.
 * @throws Failure `request/not-found`, `content/version-conflict` when any part was changed later
 */
export async function undoPageTexts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  undone: string,
  note: string | undefined,
  { actor }: Pick<SignedIn, 'actor'>,
): Promise<string> {
  const [row] = await db.select().from(trail).where(eq(trail.changeSet, undone)).limit(1)
  // change sets of stories have their own undo route
  if (!row || !readPageTextKey(row.key)) throw new Failure('request/not-found')
  const changeSet = await takeBack(db, undone, { actor, now: now(), note })
  if (changeSet === null) throw new Failure('content/version-conflict')
  return changeSet
}
