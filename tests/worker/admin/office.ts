import { env } from 'cloudflare:workers'
import { createDb } from '../../../worker/db/client.ts'
import { accessRequestsTable } from '../../../worker/db/schema/companies.ts'
import { outboxTable } from '../../../worker/db/schema/outbox.ts'
import type { Deps } from '../../../worker/deps.ts'
import { searchTextOf } from '../../../worker/lib/text/sent-fields.ts'
import { createWorld } from '../auth/world.ts'
import { noLimits } from '../kit/outages.ts'
import { ownKv } from '../kit/own-kv.ts'
import { execute, rows, scalar } from '../kit/rows.ts'

type Json = Record<string, unknown>
type Request = typeof accessRequestsTable.$inferInsert

/** A fixture with an administrator. `override` replaces dependencies. */
export async function createOffice(override: Partial<Deps> = {}) {
  const world = createWorld({ limits: noLimits, ...override })
  const db = createDb(env.DB)
  const member = async (email: string, role?: 'admin' | 'client') => {
    const user = await world.user(email)
    if (role) await world.grant(user, role)
    return { user, token: (await world.session(user)).access_token }
  }
  const staff = await member('staff@meltemi.test', 'admin')
  /** Calls a path below /api/admin, as the administrator by default. */
  const admin = async (method: string, path: string, body?: unknown, token = staff.token) => {
    const response = await world.send(`/api/admin${path}`, { method, token, body })
    return { status: response.status, body: (await response.json()) as Json, response }
  }

  return {
    ...world,
    db,
    member,
    staff,
    admin,
    /** Sends a decision about an access request, as the admin portal does. */
    decide: (id: string, decision: object, token?: string) =>
      admin('POST', `/access-requests/${id}/decision`, { version: 0, ...decision }, token),
    /** Stores an access request as the form does. */
    request: async (changes: Partial<Request> = {}) => {
      const row = newRequest(changes)
      await db.insert(accessRequestsTable).values(row)
      return row
    },
    /** The audit log entries about a subject, oldest first. */
    trail: (subject: string) =>
      rows<{ action: string; actor: string }>(
        'select action, actor from admin_actions where subject = ? order by id',
        subject,
      ),
    /** The administrator’s entries with these actions. */
    byStaff: (...actions: string[]) => actions.map((action) => ({ action, actor: staff.user.id })),
    mails: () => db.select().from(outboxTable),
  }
}

export type Office = Awaited<ReturnType<typeof createOffice>>

/** A fixture with a KV of its own and a settable clock. */
export async function clockedOffice(override: Partial<Deps> = {}, start?: string) {
  let nowMs = start === undefined ? Date.now() : Date.parse(start)
  const kv = ownKv()
  const now = () => new Date(nowMs)
  return {
    ...(await createOffice({ kv, now, ...override })),
    kv,
    now,
    at: (instant: string) => void (nowMs = Date.parse(instant)),
    passes: (minutes: number) => void (nowMs += minutes * 60_000),
  }
}

/** The expected response of a refused call. */
export const refused = (status: number, code: string) => ({ status, body: { code } })

export const approval = { decision: 'approve' }

/** A fixture with an access request. */
export async function officeWithRequest(changes: Partial<Request> = {}) {
  const office = await createOffice()
  return { office, id: (await office.request(changes)).id }
}

const newRequest = (changes: Partial<Request> = {}): Request & { id: string } => ({
  id: crypto.randomUUID(),
  status: 'submitted',
  version: 0,
  locale: 'fr',
  firstName: 'Maëlle',
  lastName: 'Tremblay',
  email: 'Maelle@Epicerie.test',
  phone: '514-555-0100',
  jobTitle: 'Acheteuse',
  companyName: 'Épicerie Tremblay',
  companySize: '11-50',
  industry: 'retail',
  website: null,
  businessNeeds: 'Huiles et miels',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  retentionDays: 90,
  ...changes,
})

/** Gives a user a second factor. */
export const addFactor = (userId: string, status = 'verified', name = 'phone') =>
  execute(
    `insert into mfa_factors (id, user_id, factor_type, status, friendly_name, created_at, updated_at)
     values (?1, ?2, 'totp', ?3, ?4, ?5, ?5)`,
    crypto.randomUUID(),
    userId,
    status,
    name,
    '2026-01-01T00:00:00.000Z',
  )

export const countOf = async (table: string): Promise<number> =>
  Number(await scalar(`select count(*) as n from ${table}`))

type Message = typeof outboxTable.$inferInsert

/** A delivered message, as stored in the outbox. */
export const messageRow = (changes: Partial<Message> = {}): Message & { id: string } => {
  const row = {
    id: crypto.randomUUID(),
    kind: 'contact' as const,
    idempotencyKey: crypto.randomUUID(),
    payloadHash: 'x',
    locale: 'en',
    payload: { firstName: 'Ada', lastName: 'L', email: 'ada@example.com', message: 'Hello' },
    context: null,
    state: 'delivered' as const,
    attempts: 1,
    nextAt: '2026-11-01T00:00:00.000Z',
    createdAt: '2026-11-01T00:00:00.000Z',
    retentionDays: 90,
    ...changes,
  }
  const searchText = row.kind === 'mail' || !row.payload ? null : searchTextOf(row.payload)
  return { searchText, ...row }
}
