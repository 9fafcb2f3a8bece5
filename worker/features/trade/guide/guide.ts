import { sql } from 'drizzle-orm'
import { addDays } from '#contract/site/office-hours.ts'
import {
  type Guide,
  guideHistoryDays,
  type GuideRow,
  maxGuideProducts,
} from '#contract/trade/guide/guide.ts'
import type { GuideChange } from '#contract/trade/guide/guide-calls.ts'
import { batchIf } from '../../../db/batch-if.ts'
import type { Db } from '../../../db/client.ts'
import { orderGuidesTable as guides } from '../../../db/schema/trade/guide.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { type MemberRequest, isMember, canOrderAs } from '../member.ts'

type Stored = { version: number; items: string }

/**
 * A company's order guide: first the arranged products that are pinned or recently bought, then
 * other recent purchases, newest first.
 * @returns `null` when the user is not a member
 */
export async function readGuide(db: Db, asked: MemberRequest): Promise<Guide | null> {
  const { companyId, day } = asked
  const [members, stored, bought] = await db.batch([
    db.select({ is: sql<number>`${isMember(asked)}`.as('is_member') }).from(sql`(select 1) as one`),
    db
      .select({ version: guides.version, items: guides.items })
      .from(guides)
      .where(sql`${guides.companyId} = ${companyId}`),
    db
      .select({
        product: sql<string>`product_id`.as('product'),
        on: sql<string>`bought_on`.as('bought_day'),
      })
      .from(sql`bought_products`)
      .where(sql`company_id = ${companyId} and bought_on >= ${addDays(day, -guideHistoryDays)}`)
      .orderBy(sql`bought_on desc, product_id desc`)
      .limit(maxGuideProducts),
  ])
  if (!members[0]?.is) return null
  const days = new Map(bought.map(({ product, on }) => [product, on]))
  const arranged = (stored[0]?.items ?? []).map(({ product, pinned, par_cases }): GuideRow => ({
    product_id: product,
    pinned,
    par_cases,
    bought_on: days.get(product) ?? null,
  }))
  const known = new Set(arranged.map(({ product_id: id }) => id))
  const others = bought
    .filter(({ product }) => !known.has(product))
    .map(({ product, on }): GuideRow => ({
      product_id: product,
      pinned: false,
      par_cases: null,
      bought_on: on,
    }))
  return {
    version: stored[0]?.version ?? 0,
    rows: [...arranged.filter((row) => row.pinned || row.bought_on !== null), ...others].slice(
      0,
      maxGuideProducts,
    ),
  }
}

/**
 * Saves the order guide. Idempotent.
 * @throws Failure `guide/version-conflict`; `order/not-allowed` for viewers
 */
export async function changeGuide(
  db: Db,
  asked: MemberRequest,
  { version, items }: GuideChange,
  now: Date,
): Promise<void> {
  const { companyId, userId } = asked
  const [stored] = await db.all<Stored>(
    sql`select version, items from order_guides where company_id = ${companyId}`,
  )
  const isSame = JSON.stringify(items) === stored?.items
  if (isSame && stored.version === version + 1) return
  const row = { items, version: version + 1, updatedBy: userId, updatedAt: now.toISOString() }
  const isAsSeen = sql`coalesce(
    (select version from order_guides where company_id = ${companyId}), 0) = ${version}`
  const areThere = sql`not exists (select 1 from json_each(${JSON.stringify(items)}) asked
    where not exists (select 1 from products where id = asked.value ->> '$.product'))`
  const done = await batchIf(db, sql`${canOrderAs(asked)} and ${isAsSeen} and ${areThere}`, [
    db
      .insert(guides)
      .values({ companyId, ...row })
      .onConflictDoUpdate({ target: guides.companyId, set: row }),
  ])
  if (done) return
  const [may] = await db.all<{ may: number }>(sql`select ${canOrderAs(asked)} as may`)
  throw new Failure(may?.may ? 'guide/version-conflict' : 'order/not-allowed')
}
