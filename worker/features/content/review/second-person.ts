import { eq, type SQL, sql } from 'drizzle-orm'
import type { SettingKey } from '#contract/settings/setting-keys.ts'
import type { Db } from '../../../db/client.ts'
import type { contentDraftsTable } from '../../../db/schema/site/content.ts'
import { settingsTable } from '../../../db/schema/site/settings.ts'
import { Failure } from '../../../lib/http/problem.ts'
import type { SignedIn } from '../../auth/guard.ts'

const key: SettingKey = 'secondPerson'

/** Condition that the setting `secondPerson` is on when the statement runs. */
const isOn = sql`exists (select 1 from settings s where s.key = ${key} and s.value = 'true')`

/**
 * Condition that `actor` may publish the draft `d`. If a second person must publish, the author
 * needs another administrator's approval of this text. Runs in the publication's batch, so that no
 * change of setting or draft comes between.
 */
export const secondPersonHolds = (actor: string): SQL =>
  sql`(d.updated_by <> ${actor} or d.review is 'approved' or not ${isOn})`

/**
 * Checks the same before the batch, for a specific error.
 * @throws Failure `content/second-person`
 */
export async function assertSecondPerson(
  db: Db,
  { updatedBy, review }: Pick<typeof contentDraftsTable.$inferSelect, 'updatedBy' | 'review'>,
  { actor }: Pick<SignedIn, 'actor'>,
): Promise<void> {
  if (updatedBy !== actor || review === 'approved') return
  if (await isSecondPersonAsked(db)) throw new Failure('content/second-person')
}

/** Whether a second person must publish. */
export async function isSecondPersonAsked(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ value: settingsTable.value })
    .from(settingsTable)
    .where(eq(settingsTable.key, key))
  return row?.value === true
}
