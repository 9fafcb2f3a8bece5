import { and, eq, getTableColumns, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import type { DraftChange, StoryText } from '#contract/staff/content/stories.ts'
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
import { draftKey, isLocale, storyKey, textKey } from './keys.ts'
import { pictureOf, textOf, toChange, withDrafts } from './save.ts'
import { publishSite } from '../site/snapshot.ts'
import { carryOut, getKind, isAdmin, isSeen, versionOf } from './stories.ts'

type Who = Pick<SignedIn, 'actor'>

/**
 * Whether the saved words equal the stored ones. Such a save keeps their author and their review.
 */
const isSameText = sql.join(
  [drafts.title, drafts.excerpt, drafts.body, drafts.description].map(
    (column) => sql`${column} = ${sql.identifier('excluded')}.${sql.identifier(column.name)}`,
  ),
  sql` and `,
)
const unlessSame = (kept: SQL | typeof drafts.updatedBy | typeof drafts.updatedAt, other: SQL) =>
  sql`case when ${isSameText} then ${kept} else ${other} end`

/**
 * The review after a save. New words lose an approval, but a request for changes stays until the
 * next review request.
 */
const reviewAfter = (column: keyof typeof reviewColumns) =>
  sql`case when ${drafts.review} = 'approved' and not (${isSameText}) then null else ${reviewColumns[column]} end`
const reviewColumns = {
  review: drafts.review,
  reviewNote: drafts.reviewNote,
  reviewBy: drafts.reviewBy,
  reviewAt: drafts.reviewAt,
}

/** How long earlier drafts can be read. */
const keptMs = 30 * 86_400_000

type Place = { id: string; locale: Locale }
type Kept = { text: StoryText; actor: string; cause: 'discarded' | 'replaced' | 'refused' }

/** Adds a text to the earlier drafts, once, and deletes those older than 30 days. */
function keepEarlier(db: Db, { id, locale }: Place, { text, actor, cause }: Kept, now: Date) {
  const { title, excerpt, body, description = '' } = text
  if (title + excerpt + body + description === '') return []
  const key = draftKey(id, locale)
  const from = { title, excerpt, body, ...(description && { description }) }
  const old = new Date(now.getTime() - keptMs).toISOString()
  return [
    db.delete(trail).where(and(eq(trail.key, key), or(lt(trail.at, old), eq(trail.from, from)))),
    db
      .insert(trail)
      .values({ changeSet: crypto.randomUUID(), key, from, actor, cause, at: now.toISOString() }),
  ]
}

const sentencesOf = ({ title, excerpt, body, description = '' }: StoryText): string[] =>
  [title, excerpt, description, body]
    .flatMap((part) => part.split(/(?<=[.!?…;·])\s+|\n+/u))
    .map((sentence) => sentence.trim())

/** Whether the new text lacks a sentence of the old one. */
function losesSentence(before: StoryText, after: StoryText): boolean {
  const { title, excerpt, body, description = '' } = after
  const all = [title, excerpt, description, body].join('\n')
  return sentencesOf(before).some((sentence) => !all.includes(sentence))
}

const isDraft = ({ id, locale }: Place) => and(eq(drafts.storyId, id), eq(drafts.locale, locale))

async function readDraft(db: Db, place: Place) {
  const [row] = await db.select().from(drafts).where(isDraft(place))
  return row
}

/**
 * Saves a draft, which visitors do not see. If the old draft loses a sentence, or if the save is
 * refused, the lost text goes to the earlier drafts.
 * @throws Failure `content/version-conflict` when a colleague saved or published first; their text
 *   stays
 */
export async function saveDraft(
  { db, now }: Deps,
  id: string,
  locale: Locale,
  { text, publish_at, version: seen, live }: DraftChange,
  who: Who,
): Promise<void> {
  const at = now()
  const place = { id, locale }
  const { actor } = who
  const row = {
    ...textOf(text),
    description: text.description ?? '',
    publishAt: publish_at,
    plannedBy: publish_at && actor,
    version: crypto.randomUUID(),
    updatedBy: actor,
    updatedAt: at.toISOString(),
  }
  const key = textKey(await getKind(db, id), id, locale)
  const isLive = sql`${versionOf(sql`${key}`)} = ${live}`
  const before = await readDraft(db, place)
  const earlier =
    before?.version === seen && losesSentence(before, row)
      ? keepEarlier(db, place, { text: before, actor: before.updatedBy, cause: 'replaced' }, at)
      : []
  const done = await batchIf(
    db,
    sql`${isSeen(id, locale, seen)} and ${isLive} and ${isAdmin(who)}`,
    [
      ...earlier,
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
  if (done) return
  const stored = await readDraft(db, place)
  if (!stored || losesSentence(row, stored)) {
    await batchIf(
      db,
      isAdmin(who),
      keepEarlier(db, place, { text: row, actor, cause: 'refused' }, at),
    )
  }
  throw new Failure('content/version-conflict')
}

/** Discards a draft, which can still be read among the earlier drafts. */
export async function discardDraft(
  { db, now }: Deps,
  id: string,
  locale: Locale,
  version: string,
  { actor }: Who,
): Promise<void> {
  const place = { id, locale }
  const text = await readDraft(db, place)
  if (text?.version !== version) throw new Failure('content/version-conflict')
  const done = await batchIf(db, sql`${isSeen(id, locale, version)} and ${isAdmin({ actor })}`, [
    ...keepEarlier(db, place, { text, actor, cause: 'discarded' }, now()),
    db.delete(drafts).where(isDraft(place)),
  ])
  if (!done) throw new Failure('content/version-conflict')
}

/**
 * Publishes scheduled texts, each by itself. A text that cannot be published stays, and staff see
 * it as overdue.
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
      const kind = await getKind(db, id)
      const key = textKey(kind, id, locale)
      const picture = await pictureOf(db, storyKey(kind, id))
      const [live] = await db
        .select({ version: content.version })
        .from(content)
        .where(eq(content.key, key))
      const change = await toChange(db, { key, picture }, textOf(row), live?.version ?? 0)
      const author = { actor, now, cause: 'scheduled' as const }
      // a colleague published or saved first, a second person has not approved the text, or the
      // person who scheduled it is no longer an administrator
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

/**
 * A scheduled text is overdue after this time, because a colleague may be saving it at the moment
 * of its publication.
 */
const overdueMs = 5 * 60_000

/**
 * Notifies staff once that a scheduled text was not published. Waits some minutes, because the
 * publication may still succeed.
 */
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
    // the cron tries again in a minute
    log('error', 'Staff are not notified of a planned text', { area: 'content', cause })
  })
}
