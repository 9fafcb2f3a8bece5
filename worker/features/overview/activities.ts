import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { applicantActor } from '#contract/staff/admin-actions.ts'
import type { Activity, ActivitySubject } from '#contract/staff/overview.ts'
import type { SubmissionKind } from '#contract/staff/filters.ts'
import type { Db } from '../../db/client.ts'
import { accessRequestsTable, companiesTable } from '../../db/schema/companies.ts'
import { outboxTable } from '../../db/schema/outbox.ts'
import { adminActionsTable } from '../../db/schema/staff.ts'
import { usersTable } from '../../db/schema/users.ts'
import { summariseFields } from '../../lib/text/sent-fields.ts'

type StaffAction = Extract<Activity, { kind: 'action' }>

/** Entries of the audit log read for each one shown, as repeated actions are merged. */
const entriesForEach = 8
/** The number of subjects shown by name. The rest are only counted. */
const namedSubjects = 4

/** Recent actions of staff and applicants. Consecutive equal actions by one person are merged. */
export async function listStaffActions(db: Db, limit: number): Promise<Activity[]> {
  const entries = await db
    .select({
      at: adminActionsTable.actedAt,
      actor: adminActionsTable.actor,
      email: usersTable.email,
      action: adminActionsTable.action,
      subject: adminActionsTable.subject,
      detail: adminActionsTable.detail,
    })
    .from(adminActionsTable)
    .leftJoin(usersTable, eq(usersTable.id, adminActionsTable.actor))
    .orderBy(desc(adminActionsTable.id))
    .limit(limit * entriesForEach)
  const groups: (StaffAction & { actor: string })[] = []
  for (const { at, actor, email, action, subject: id, detail } of entries) {
    const last = groups.at(-1)
    const isSame = last?.actor === actor && last.action === action
    const group = isSame
      ? last
      : {
          kind: 'action' as const,
          at,
          actor,
          actor_name: actor === applicantActor ? actor : email,
          action,
          subjects: [],
          count: 0,
        }
    if (!isSame) groups.push(group)
    group.count++
    const subject = subjectOf(action, id, actor, detail)
    const isNew = subject && group.subjects.every((known) => known.id !== subject.id)
    if (isNew && group.subjects.length < namedSubjects) group.subjects.push(subject)
  }
  const shown = groups.slice(0, limit)
  await nameAll(
    db,
    shown.flatMap(({ subjects }) => subjects),
  )
  return shown.map(({ kind, at, actor_name, action, subjects, count }) => ({
    kind,
    at,
    actor_name,
    action,
    subjects,
    count,
  }))
}

const kinds: Record<string, ActivitySubject['kind']> = {
  user: 'user',
  'access-request': 'request',
  company: 'company',
  submission: 'message',
}

/** The subject of an action; none for general actions such as an export. */
function subjectOf(
  action: string,
  id: string,
  actor: string,
  detail: Record<string, unknown> | null,
): ActivitySubject | null {
  const kind = kinds[action.split('/')[0] ?? '']
  if (!kind || action === 'submission/exported') return null
  const invited = action === 'company/member-invited' ? detail?.['user'] : undefined
  if (typeof invited === 'string') return { kind: 'user', id: invited, name: null }
  return id === actor && kind !== 'user' ? null : { kind, id, name: null }
}

/** Loads the names of subjects, with one query by primary key for each kind. */
async function nameAll(db: Db, subjects: ActivitySubject[]): Promise<void> {
  const idsOf = (kind: ActivitySubject['kind']) =>
    subjects.filter((subject) => subject.kind === kind).map(({ id }) => id)
  const [users, requests, companies, messages] = await db.batch([
    db
      .select({ id: usersTable.id, name: usersTable.email })
      .from(usersTable)
      .where(inArray(usersTable.id, idsOf('user'))),
    db
      .select({ id: accessRequestsTable.id, name: accessRequestsTable.companyName })
      .from(accessRequestsTable)
      .where(inArray(accessRequestsTable.id, idsOf('request'))),
    db
      .select({ id: companiesTable.id, name: companiesTable.name })
      .from(companiesTable)
      .where(inArray(companiesTable.id, idsOf('company'))),
    db
      .select({ id: outboxTable.id, payload: outboxTable.payload })
      .from(outboxTable)
      .where(inArray(outboxTable.id, idsOf('message'))),
  ])
  const senders = messages.map(({ id, payload }) => ({ id, name: senderOf(payload) }))
  const names = {
    user: new Map(users.map(({ id, name }) => [id, name])),
    request: new Map(requests.map(({ id, name }) => [id, name])),
    company: new Map(companies.map(({ id, name }) => [id, name])),
    message: new Map(senders.map(({ id, name }) => [id, name])),
  }
  // name is empty after erasure
  for (const subject of subjects) subject.name = names[subject.kind].get(subject.id) || null
}

function senderOf(payload: Record<string, unknown> | null): string | null {
  const { name, company } = summariseFields(payload ?? {})
  return company || name || null
}

/** The latest messages of visitors. Reads that many rows by an index. */
export async function listMessages(db: Db, limit: number): Promise<Activity[]> {
  const rows = await db
    .select()
    .from(outboxTable)
    .where(and(sql`kind <> 'mail'`)) // exactly the condition of the index
    .orderBy(desc(outboxTable.createdAt), desc(outboxTable.id))
    .limit(limit)
  return rows.map(({ id, kind, createdAt, payload }) => ({
    kind: 'message',
    at: createdAt,
    actor_name: summariseFields(payload ?? {}).name || null,
    form: kind as SubmissionKind,
    subject: {
      kind: kind === 'contact' ? 'message' : 'request',
      id,
      name: senderOf(payload),
    },
  }))
}
