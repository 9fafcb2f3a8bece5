import { and, eq, isNull, like, type SQL, sql } from 'drizzle-orm'
import { type Locale, localeCodes } from '#contract/locales.ts'
import { storyKinds } from '#contract/site/news.ts'
import type {
  LiveText,
  Publication,
  StoryChange,
  StoryFields,
  StoryText,
  TextAction,
} from '#contract/staff/content/stories.ts'
import type { Db } from '../../db/client.ts'
import {
  contentChangesTable as trail,
  contentDraftsTable as drafts,
  contentTable as content,
} from '../../db/schema/site/content.ts'
import type { Change } from '../../db/changes/change-log.ts'
import { notify, resolveNotifications } from '../../db/notifications/notify.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import type { SignedIn } from '../auth/guard.ts'
import { kindOf, localeOf, readKey, storyKey, textKey } from './keys.ts'
import { assertDescribed } from './pictures/described.ts'
import { getPicture } from './pictures/library.ts'
import { assertSecondPerson, secondPersonHolds } from './review/second-person.ts'
import { carryOut, getKind, shippedFields, takeBack } from './stories.ts'

type Who = Pick<SignedIn, 'actor'>

/**
 * Creates a story, or changes the fields that all its languages share. A former slug redirects to
 * the new one.
 * @returns the change set; `null` when nothing changed
 * @throws Failure `content/unknown`, `content/slug-taken`, `content/version-conflict`,
 *   `content/undescribed`, `picture/unknown`
 */
export async function saveStory(
  deps: Deps,
  id: string,
  { fields, version, note }: StoryChange,
  who: Who,
): Promise<string | null> {
  const story = await toStoryChange(deps.db, id, { fields, version })
  if (story === null) return null
  const author = authorOf(deps, who, note)
  return made(carryOut(deps.db, [story.change], author, undefined, story.provided))
}

/** The change of a story's shared fields and its conditions; `null` when nothing changes. */
async function toStoryChange(
  db: Db,
  id: string,
  { fields, version }: Pick<StoryChange, 'fields' | 'version'>,
): Promise<{ change: Change; provided: SQL } | null> {
  const kind = kindOf(fields)
  const key = storyKey(kind, id)
  const stored = await readRow(db, key)
  const before = (stored?.value as StoryFields | null | undefined) ?? null
  const shipped = shippedFields.get(id)
  if (!stored && !shipped && version !== 0) throw new Failure('content/unknown')
  if (shipped && kindOf(shipped) !== kind) throw new Failure('content/unknown')
  if (isSame(before ?? shipped, fields)) return null
  if ([...shippedFields].some(([other, { slug }]) => slug === fields.slug && other !== id)) {
    throw new Failure('content/slug-taken')
  }
  const { picture } = fields
  const isPictured = picture !== null && picture !== (before ?? shipped)?.picture
  if (isPictured) {
    await getPicture(db, picture)
    const live = await liveLocales(db, key, shipped !== undefined)
    await assertDescribed(
      db,
      live.map((locale) => ({ locale, picture })),
    )
  }
  // the kind of a story never changes
  const others = storyKinds.filter((each) => each !== kind).map((each) => storyKey(each, id))
  return {
    // a built-in story with its original fields needs no row
    change: { key, from: before, to: isSame(shipped, fields) ? null : fields, version },
    provided: sql`not exists (select 1 from content where key in ${others})
      and ${isPictured ? sql`exists (select 1 from media where id = ${picture})` : sql`1`}`,
  }
}

/** The languages in which a story is published. */
async function liveLocales(db: Db, key: string, isShipped: boolean): Promise<Locale[]> {
  const rows = await db
    .select({
      key: content.key,
      title: sql<string | null>`${content.value} ->> 'title'`,
      value: sql`${content.value} is null`.mapWith(Boolean),
    })
    .from(content)
    .where(like(content.key, `${key}:%`))
  return localeCodes.filter((locale) => {
    const row = rows.find((each) => each.key === `${key}:${locale}`)
    return row?.title != null || (isShipped && (!row || row.value))
  })
}

/**
 * Publishes the drafts of some languages and the story's shared fields, all or nothing, as one
 * change set.
 * @returns the change set; `null` when nothing changed
 * @throws Failure `content/version-conflict` when a draft or the published version has changed,
 *   `content/incomplete`, `content/second-person`; those of `saveStory`
 */
export async function publish(
  deps: Deps,
  id: string,
  { texts, story, note }: Publication,
  who: Who,
): Promise<string | null> {
  const { db } = deps
  if (texts.length === 0) return story ? saveStory(deps, id, { ...story, note }, who) : null
  const kind = await getKind(db, id)
  if (story && kindOf(story.fields) !== kind) throw new Failure('content/unknown')
  const picture = story ? story.fields.picture : await pictureOf(db, storyKey(kind, id))
  const found = await Promise.all(
    texts.map(async ({ locale, draft, version }) => {
      const [row] = await db
        .select()
        .from(drafts)
        .where(and(eq(drafts.storyId, id), eq(drafts.locale, locale)))
      if (row?.version !== draft) throw new Failure('content/version-conflict')
      await assertSecondPerson(db, row, who)
      const key = textKey(kind, id, locale)
      return { locale, draft, change: await toChange(db, { key, picture }, textOf(row), version) }
    }),
  )
  const beside = story && (await toStoryChange(db, id, story))
  return made(carryOut(db, ...withDrafts(db, id, found, authorOf(deps, who, note), beside)))
}

/** The cover picture of a story. */
export async function pictureOf(db: Db, key: string): Promise<string | null> {
  const fields = (await readRow(db, key))?.value as StoryFields | null | undefined
  return fields?.picture ?? null
}

type Found = { locale: Locale; draft: string; change: Change }

/** Publishes and deletes drafts, if they still have the given versions. */
export function withDrafts(
  db: Db,
  id: string,
  found: readonly Found[],
  author: Parameters<typeof carryOut>[2],
  story?: Awaited<ReturnType<typeof toStoryChange>>,
) {
  const seen = JSON.stringify(found.map(({ locale, draft }) => ({ locale, draft })))
  const provided = sql`not exists (select 1 from json_each(${seen}) s where not exists (
    select 1 from content_drafts d where d.story_id = ${id}
      and d.locale = s.value ->> 'locale' and d.version = s.value ->> 'draft'
      and ${secondPersonHolds(author.actor)})) and ${story?.provided ?? sql`1`}`
  const gone = db
    .delete(drafts)
    .where(
      and(
        eq(drafts.storyId, id),
        sql`${drafts.locale} in (select s.value ->> 'locale' from json_each(${seen}) s)`,
      ),
    )
  const changes = [...found.map(({ change }) => change), ...(story ? [story.change] : [])]
  const locales = found.map(({ locale }) => locale)
  const also = async (changeSet: string) => [
    gone,
    ...notify(db, {
      event: 'published',
      subject: id,
      cause: changeSet,
      data: { locale: locales[0] ?? '', locales: locales.join(' ') },
      // the person who published is not notified, but the one who scheduled is
      except: author.cause === 'scheduled' ? [] : [author.actor],
      now: author.now,
    }),
    ...locales.flatMap((locale) =>
      resolveNotifications(db, {
        events: ['publication-failed', 'review-asked'],
        subject: id,
        by: null,
        when: sql`data ->> 'locale' = ${locale}`,
        now: author.now,
      }),
    ),
  ]
  return [changes, author, also, provided] as const
}

/**
 * Checks a text before publication and returns its change.
 * @param picture the story's cover
 * @throws Failure `content/incomplete` when it has no title, summary or text; `content/undescribed`
 */
export async function toChange(
  db: Db,
  { key, picture }: { key: string; picture: string | null },
  text: StoryText,
  version: number,
): Promise<Change> {
  const locale = localeOf(key)
  if (locale === null || Object.values(text).includes('')) throw new Failure('content/incomplete')
  await assertDescribed(db, [{ locale, body: text.body, picture }])
  const before = (await readRow(db, key))?.value ?? null
  return { key, from: before, to: text, version }
}

/**
 * Withdraws the published text of one language. It becomes a draft again, unless there is already a
 * draft.
 * @throws Failure `content/version-conflict`
 */
export async function withdrawText(
  deps: Deps,
  id: string,
  { locale, version, note }: TextAction,
  who: Who,
): Promise<string> {
  const key = textKey(await getKind(deps.db, id), id, locale)
  const from = (await readRow(deps.db, key))?.value ?? null
  const to: LiveText = shippedFields.has(id) ? { withdrawn: true } : null
  if (isSame(from, to)) throw new Failure('content/version-conflict')
  const author = authorOf(deps, who, note)
  const kept = asText(from)
  const also = async () => (kept ? [asDraft(deps.db, { id, locale }, kept, author)] : [])
  return made(carryOut(deps.db, [{ key, from, to, version }], author, also))
}

/** The published text, or `null` when it is withdrawn or built in. */
const asText = (live: unknown): StoryText | null =>
  typeof live === 'object' && live !== null && 'title' in live ? (live as StoryText) : null

type Place = { id: string; locale: Locale }

/** Saves a text as a draft, unless there is already a draft. */
const asDraft = (
  db: Db,
  { id, locale }: Place,
  text: StoryText,
  { actor, now }: ReturnType<typeof authorOf>,
) =>
  db
    .insert(drafts)
    .values({
      storyId: id,
      locale,
      ...textOf(text),
      description: text.description ?? '',
      version: crypto.randomUUID(),
      updatedBy: actor,
      updatedAt: now.toISOString(),
    })
    .onConflictDoNothing()

/** Deletes a draft that equals the published text. */
const dropSame = (db: Db, { id, locale }: Place, text: StoryText) =>
  db
    .delete(drafts)
    .where(
      and(
        eq(drafts.storyId, id),
        eq(drafts.locale, locale),
        isNull(drafts.publishAt),
        eq(drafts.title, text.title),
        eq(drafts.excerpt, text.excerpt),
        eq(drafts.body, text.body),
        eq(drafts.description, text.description ?? ''),
      ),
    )

/**
 * Confirms that a translation is still right after a change of the English text, and stores that
 * version.
 */
export async function checkText(
  deps: Deps,
  id: string,
  { locale, version, note }: TextAction,
  who: Who,
): Promise<string> {
  const key = textKey(await getKind(deps.db, id), id, locale)
  const now = (await readRow(deps.db, key))?.value ?? null
  const author = { ...authorOf(deps, who, note), cause: 'checked' as const }
  return made(carryOut(deps.db, [{ key, from: now, to: now, version }], author))
}

/**
 * Undoes a change set. Texts published by it become drafts again, and a draft equal to the restored
 * text is deleted.
 * @throws Failure `request/not-found`, `content/slug-taken`, `content/version-conflict` when any
 *   part was changed later
 */
export async function undoContent(
  deps: Deps,
  undone: string,
  note: string | undefined,
  who: Who,
): Promise<string> {
  const { db } = deps
  const rows = await db.select().from(trail).where(eq(trail.changeSet, undone))
  if (rows.length === 0) throw new Failure('request/not-found')
  const author = authorOf(deps, who, note)
  const also = async () =>
    rows.flatMap(({ key, from, to, cause }) => {
      const about = readKey(key)
      if (!about?.locale) return []
      const place = { id: about.id, locale: about.locale }
      const [again, gone] = [asText(from), asText(to)]
      const isPublication = !cause?.startsWith('undo:') && !isSame(from, to)
      return [
        ...(again ? [dropSame(db, place, again)] : []),
        ...(gone && isPublication ? [asDraft(db, place, gone, author)] : []),
      ]
    })
  return made(takeBack(db, undone, author, also))
}

const authorOf = ({ now }: Pick<Deps, 'now'>, { actor }: Who, note: string | undefined) => ({
  actor,
  now: now(),
  note,
})

/**
 * @throws Failure `content/version-conflict`, or `content/slug-taken` from the unique index of
 *   slugs
 */
async function made(work: Promise<string | null>): Promise<string> {
  let changeSet: string | null
  try {
    changeSet = await work
  } catch (error) {
    if (isSlugTaken(error)) throw new Failure('content/slug-taken', undefined, { cause: error })
    throw error
  }
  if (changeSet === null) throw new Failure('content/version-conflict')
  return changeSet
}

function isSlugTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/UNIQUE constraint failed: (index 'content_slug'|content_slugs\.slug)/.test(cause.message))
      return true
  }
  return false
}

async function readRow(db: Db, key: string) {
  const [row] = await db.select().from(content).where(eq(content.key, key))
  return row
}

export const textOf = ({ title, excerpt, body, description }: StoryText): StoryText => ({
  title,
  excerpt,
  body,
  ...(description && { description }),
})

const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? ''
