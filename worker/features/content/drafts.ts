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

/** How long an earlier draft can be read again. */
const keptMs = 30 * 86_400_000

type Place = { id: string; locale: Locale }
type Kept = { text: StoryText; actor: string; cause: 'discarded' | 'replaced' | 'refused' }

/** Keeps a text among the earlier drafts, once; those that are older than 30 days go. */
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

/** Whether some sentence of a text is not in the one that replaces it. */
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
 * Saves a draft; visitors see nothing of it. A sentence that it replaces stays among the earlier drafts, and so does a text
 * that is refused.
 * @throws Failure `content/version-conflict` when a colleague saved or published meanwhile: theirs stays
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

/** Discards a draft: it can be read among the earlier ones. */
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
      const kind = await getKind(db, id)
      const key = textKey(kind, id, locale)
      const picture = await pictureOf(db, storyKey(kind, id))
      const [live] = await db
        .select({ version: content.version })
        .from(content)
        .where(eq(content.key, key))
      const change = await toChange(db, { key, picture }, textOf(row), live?.version ?? 0)
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

/** Notifies staff once of a plan that failed, some minutes after its time: until then it may still succeed. */
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
    log('error', 'Staff are not notified of a planned text', { area: 'content', cause })
  })
}
