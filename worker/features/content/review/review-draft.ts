import { and, eq, sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import type { ReviewStep } from '#contract/staff/content/review.ts'
import { actIf } from '../../../db/admin-actions.ts'
import { notify, resolveNotifications } from '../../../db/notifications/notify.ts'
import { contentDraftsTable as drafts } from '../../../db/schema/site/content.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import type { SignedIn } from '../../auth/guard.ts'
import { textKey } from '../keys.ts'
import { getKind, isAdmin, isSeen } from '../stories.ts'

const actions = {
  asked: 'content/review-asked',
  approved: 'content/approved',
  returned: 'content/returned',
} as const

/**
 * Requests or answers a review of exactly these words. Answers to one's own text are refused,
 * whether or not a second person must publish.
 * @throws Failure `content/version-conflict` when the text has changed, `content/own-text`
 */
export async function reviewDraft(
  { db, now }: Deps,
  id: string,
  locale: Locale,
  { state, draft, note }: ReviewStep,
  who: Pick<SignedIn, 'actor'>,
): Promise<void> {
  const kind = await getKind(db, id)
  const isThis = and(eq(drafts.storyId, id), eq(drafts.locale, locale))
  const isOthers = sql`exists (select 1 from content_drafts d where d.story_id = ${id}
    and d.locale = ${locale} and d.updated_by <> ${who.actor})`
  if (state !== 'asked') {
    const [row] = await db.select({ writer: drafts.updatedBy }).from(drafts).where(isThis)
    if (row?.writer === who.actor) throw new Failure('content/own-text')
  }
  const at = now()
  const done = await actIf(
    db,
    sql`${isSeen(id, locale, draft)} and ${isAdmin(who)} and ${state === 'asked' ? sql`1` : isOthers}`,
    {
      actor: who.actor,
      action: actions[state],
      subject: textKey(kind, id, locale),
      detail: { draft, ...(note && { reason: note }) },
      now: at,
    },
    db
      .update(drafts)
      .set({
        review: state,
        reviewNote: note ?? null,
        reviewBy: who.actor,
        reviewAt: at.toISOString(),
      })
      .where(isThis),
    ...(state === 'asked'
      ? notify(db, {
          event: 'review-asked',
          subject: id,
          cause: `${id}:${locale}:${draft}`,
          data: { locale },
          except: [who.actor],
          now: at,
        })
      : resolveNotifications(db, {
          events: ['review-asked'],
          subject: id,
          by: who.actor,
          when: sql`data ->> 'locale' = ${locale}`,
          now: at,
        })),
  )
  if (done === null) throw new Failure('content/version-conflict')
}
