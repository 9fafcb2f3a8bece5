import type { Ledger } from './visitor.ts'

export const loadTestAdmin = {
  email: 'load@meltemi.test',
  password: 'A load Passw0rd!',
  role: 'admin',
} as const

/** Queries whose result must be empty. */
const mustBeEmpty: Record<string, string> = {
  'rows whose parent is missing': 'pragma foreign_key_check',
  'submissions that are not delivered':
    "select id, state, last_error from outbox where state <> 'delivered'",
  'submissions under one key twice':
    'select idempotency_key from outbox group by 1 having count(*) > 1',
  'deliveries without an attempt on record': `
    select id from outbox where id not in (select outbox_id from delivery_attempts where outcome = 'delivered')`,
  'submissions that were delivered twice': `
    select outbox_id from delivery_attempts where outcome = 'delivered' group by 1 having count(*) > 1`,
  'flags that are not what their last change says': `
    select f.id from feature_flags f join flag_changes c
      on c.id = (select max(id) from flag_changes where flag_id = f.id) where c."to" <> f.enabled`,
  'changes that did not start where the one before ended': `
    select id from (select id, "from", lag("to") over (partition by flag_id order by id) as before from flag_changes)
      where before is not null and before <> "from"`,
  'sessions of no one': 'select id from sessions where user_id not in (select id from users)',
}

/** Inconsistencies in the database after a run; empty if there are none. */
export async function checkConsistency(d1: D1Database, { forms }: Ledger): Promise<string[]> {
  const findings: string[] = []
  for (const [what, query] of Object.entries(mustBeEmpty)) {
    const { results } = await d1.prepare(query).all()
    if (results.length > 0)
      findings.push(`${results.length} ${what}: ${JSON.stringify(results[0])}`)
  }
  const { results } = await d1
    .prepare('select id, idempotency_key as key from outbox')
    .all<{ id: string; key: string }>()
  const stored = new Map(results.map(({ id, key }) => [key.replace(/^contact:/, ''), id]))
  const lost = [...forms].filter(([key, id]) => stored.get(key) !== id)
  if (lost.length > 0) findings.push(`${lost.length} accepted submissions are not stored as told`)
  if (stored.size !== forms.size)
    findings.push(`${stored.size} rows for ${forms.size} accepted keys`)
  return findings
}
