import { sql } from 'drizzle-orm'
import { type Waiting, waitingKinds } from '#contract/staff/waiting.ts'
import { unansweredSql } from '../../db/schema/outbox.ts'
import type { Deps } from '../../deps.ts'
import { readCachedLatest } from '../health/store.ts'
import { isDrillDue } from '../../db/trade/drill-due.ts'

type Reads = Pick<Deps, 'db' | 'kv' | 'now'>

/**
 * Tasks that wait for staff, in display order, without empty ones. Each count equals that of the
 * linked list. Reads index entries.
 */
export async function listWaiting(deps: Reads): Promise<Waiting[]> {
  const { db } = deps
  const [website, trade, { report }] = await Promise.all([
    db.all<Waiting>(sql`
      select 'reviews' as kind, count(*) as count, null as due from content_drafts where review = 'asked'
      union all select 'texts', count(*), min(publish_at) from content_drafts where publish_at is not null
      union all select 'switches', count(*), min(apply_at) from flag_schedules where state = 'waiting'
      union all select 'messages', count(*), null from outbox where ${sql.raw(unansweredSql)}`),
    // D1 allows at most five terms in a UNION
    db.all<Waiting>(sql`
      select 'orders' as kind, count(*) as count, min(cutoff_at) as due
        from orders where status = 'submitted' and archived_at is null
      union all select 'shipments', count(*), min(delivery_on)
        from orders where status = 'confirmed' and archived_at is null
      union all select 'requests', count(*), null from access_requests where status = 'submitted'
      union all select 'drill', ${isDrillDue(deps.now())}, null`),
    readCachedLatest(deps),
  ])
  const issues: Waiting = { kind: 'health', count: report?.issues.length ?? 0, due: null }
  return [...website, ...trade, issues]
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => waitingKinds.indexOf(one.kind) - waitingKinds.indexOf(other.kind))
}
