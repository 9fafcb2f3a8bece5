import { and, eq, getTableColumns, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import type { DraftChange } from '#contract/staff/content/stories.ts'
import { batchIf } from '../../db/batch-if.ts'
import type { Db } from '../../db/client.ts'
import { excludedColumns } from '../../db/changes/change-log.ts'
import { notify } from '../../db/notifications/notify.ts'
import {
  contentChangesTable as trail,
  contentDraftsTable as drafts,
  contentTable as content,
} from '../../db/schema/site/content.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import { log } from '../../lib/log.ts'
import type { SignedIn } from '../auth/guard.ts'
import { draftKey, isLocale, textKey } from './keys.ts'
import { textOf, toChange, withDrafts } from './save.ts'
import { publishSite } from '../site/snapshot.ts'
import { carryOut, getKind, versionOf } from './stories.ts'

type Who = Pick<SignedIn, 'actor'>

export const isAdmin = ({ actor }: Who) =>
  sql`exists (select 1 from user_roles where user_id = ${actor} and role = 'admin')`

/** A draft is as it was seen: with this version, or (`null`) not there at all. */
export const isSeen = (id: string, locale: Locale, version: string | null) => sql`(
  select max(version) from content_drafts where story_id = ${id} and locale = ${locale}) is ${version}`

/** What a save leaves as it is where the words are the same: whose they are, and what came of a review of them. */
const isSameText = sql.join(
  [drafts.title, drafts.excerpt, drafts.body, drafts.description].map(
    (column) => sql`${column} = ${sql.identifier('excluded')}.${sql.identifier(column.name)}`,
  ),
  sql` and `,
)
const unlessSame = (kept: SQL | typeof drafts.updatedBy | typeof drafts.updatedAt, other: SQL) =>
  sql`case when ${isSameText} then ${kept} else ${other} end`

/** Words that were approved are not approved once they are others; a note on what to change stays until it is answered. */
const reviewAfter = (column: keyof typeof reviewColumns) =>
  sql`case when ${drafts.review} = 'approved' and not (${isSameText}) then null else ${reviewColumns[column]} end`
const reviewColumns = {
  review: drafts.review,
  reviewNote: drafts.reviewNote,
  reviewBy: drafts.reviewBy,
  reviewAt: drafts.reviewAt,
}

type Given = { id: string; locale: Locale; actor: string; at: string }

/** Keeps a draft among the versions of its text before it is discarded, or replaced by someone else. */
function giveUp(db: Db, { id, locale, actor, at }: Given, cause: string, condition = sql`1`) {
  const text = sql`json_object('title', ${drafts.title}, 'excerpt', ${drafts.excerpt}, 'body', ${drafts.body},
    'description', ${drafts.description})`
  return db.insert(trail).select(
    // the columns of the trail, in its order
    sql`select null, ${crypto.randomUUID()}, ${draftKey(id, locale)}, ${text}, null, ${actor}, null, ${cause}, ${at}
      from ${drafts} where ${drafts.storyId} = ${id} and ${drafts.locale} = ${locale}
        and ${drafts.title} || ${drafts.excerpt} || ${drafts.body} <> '' and ${condition}`,
  )
}

/**
 * Keeps what someone wrote; visitors see nothing of it. What a colleague had written there is kept as a version.
 * @throws Failure `content/version-conflict` when a colleague saved or published meanwhile: theirs stays
 */
export async function saveDraft(
  { db, now }: Deps,
  id: string,
  locale: Locale,
  { text, publish_at, version: seen, live }: DraftChange,
  who: Who,
): Promise<void> {
  const row = {
    ...textOf(text),
    description: text.description ?? '',
    publishAt: publish_at,
    plannedBy: publish_at && who.actor,
    version: crypto.randomUUID(),
    updatedBy: who.actor,
    updatedAt: now().toISOString(),
  }
  const key = textKey(await getKind(db, id), id, locale)
  const isLive = sql`${versionOf(sql`${key}`)} = ${live}`
  const { actor } = who
  const isOthers = sql`${drafts.updatedBy} <> ${actor} and not (${drafts.title} = ${row.title}
    and ${drafts.excerpt} = ${row.excerpt} and ${drafts.body} = ${row.body})`
  const done = await batchIf(
    db,
    sql`${isSeen(id, locale, seen)} and ${isLive} and ${isAdmin(who)}`,
    [
      giveUp(db, { id, locale, actor, at: row.updatedAt }, 'replaced', isOthers),
      db
        .insert(drafts)
        .values({ storyId: id, locale, ...row })
        .onConflictDoUpdate({
          target: [drafts.storyId, drafts.locale],
          set: {
            ...excludedColumns(
              'title',
              'excerpt',
              'body',
              'description',
              'publish_at',
              'planned_by',
              'version',
            ),
            updatedBy: unlessSame(drafts.updatedBy, sql`excluded.updated_by`),
            updatedAt: unlessSame(drafts.updatedAt, sql`excluded.updated_at`),
            review: reviewAfter('review'),
            reviewNote: reviewAfter('reviewNote'),
            reviewBy: reviewAfter('reviewBy'),
            reviewAt: reviewAfter('reviewAt'),
          },
        }),
    ],
  )
  if (!done) throw new Failure('content/version-conflict')
}

/** Discards a draft: it is found again among the versions of its text. */
export async function discardDraft(
  { db, now }: Deps,
  id: string,
  locale: Locale,
  version: string,
  who: Who,
): Promise<void> {
  const given = { id, locale, actor: who.actor, at: now().toISOString() }
  const done = await batchIf(db, sql`${isSeen(id, locale, version)} and ${isAdmin(who)}`, [
    giveUp(db, given, 'discarded'),
    db.delete(drafts).where(and(eq(drafts.storyId, id), eq(drafts.locale, locale))),
  ])
  if (!done) throw new Failure('content/version-conflict')
}

/**
 * Publishes what is due. Each text for itself: one that cannot be published keeps no other from it, and stays, as
 * overdue, for staff to see.
 */
export async function publishDue(deps: Deps): Promise<void> {
  const { db } = deps
  const now = deps.now()
  const due = await db
    .select({ ...getTableColumns(drafts), plannedBy: sql<string>`${drafts.plannedBy}` })
    .from(drafts)
    .where(and(isNotNull(drafts.publishAt), lte(drafts.publishAt, now.toISOString())))
  let published = 0
  for (const row of due) {
    const { storyId: id, locale, version: draft, plannedBy: actor } = row
    if (!isLocale(locale)) continue
    let isPublished = false
    try {
      const key = textKey(await getKind(db, id), id, locale)
      const [live] = await db
        .select({ version: content.version })
        .from(content)
        .where(eq(content.key, key))
      const change = await toChange(db, key, textOf(row), live?.version ?? 0)
      const author = { actor, now, cause: 'scheduled' as const }
      // a colleague was quicker, or goes on writing; a second person has not approved it yet; or its planner is
      // no administrator any more
      const publication = withDrafts(db, id, [{ locale, draft, change }], author)
      isPublished = (await carryOut(db, ...publication)) !== null
      if (isPublished) published++
    } catch (cause) {
      log('error', 'A planned text is not published', { area: 'content', cause })
    }
    if (!isPublished) await notifyOfFailure(deps, row, now)
  }
  if (published > 0) await publishSite(deps)
}

/** A colleague may be writing at that moment; what is still there after that is overdue. */
const overdueMs = 5 * 60_000

/** Staff are told once of a plan that does not come about, some minutes after its time: until then it may yet. */
async function notifyOfFailure(
  { db }: Deps,
  { storyId, locale, version, publishAt }: typeof drafts.$inferSelect,
  now: Date,
): Promise<void> {
  if (publishAt === null || now.getTime() - Date.parse(publishAt) < overdueMs) return
  const [first, ...others] = notify(db, {
    event: 'publication-failed',
    subject: storyId,
    cause: `${storyId}:${locale}:${publishAt}`,
    data: { locale },
    when: sql`exists (select 1 from content_drafts
      where story_id = ${storyId} and locale = ${locale} and version = ${version})`,
    now,
  })
  if (!first) return
  await db.batch([first, ...others]).catch((cause: unknown) => {
    // said again in a minute
    log('error', 'No one is told of a planned text', { area: 'content', cause })
  })
}
