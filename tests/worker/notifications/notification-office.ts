import { env } from 'cloudflare:workers'
import type {
  InboxView,
  MailChoice,
  NotificationEvent,
} from '#contract/notifications/notification-events.ts'
import type { Inbox, StaffNotification } from '#contract/notifications/notifications.ts'
import { notify } from '../../../worker/db/notifications/notify.ts'
import { createDb } from '../../../worker/db/client.ts'
import type { Deps } from '../../../worker/deps.ts'
import type { UserRow } from '../../../worker/features/auth/account/account.ts'
import { mailNotifications } from '../../../worker/features/notifications/mails/mail-notifications.ts'
import { deliverDue } from '../../../worker/features/outbox/deliver.ts'
import { clockedOffice } from '../admin/office.ts'
import { b2bAccess, contact } from '../forms/form-fixture.ts'
import { workingHubSpot } from '../health/health-fixture.ts'
import { execute } from '../kit/rows.ts'

/** A Tuesday, 10:00 at the office in winter. */
export const tuesday = '2026-11-24T15:00:00.000Z'

/**
 * Two administrators, Staff and Anna, with a settable clock and a manual cron.
 * HubSpot takes the visitors’ messages, so that the mailbox holds notifications only.
 */
export async function notificationOffice(start = tuesday, override: Partial<Deps> = {}) {
  const office = await clockedOffice({ hubspot: workingHubSpot, ...override }, start)
  const anna = await office.member('anna@meltemi.test', 'admin')
  /** a new token, as tokens expire within the tested time */
  const as = async (user: UserRow) => (await office.session(user)).access_token
  const adminAs = async (user: UserRow, method: string, path: string, body?: unknown) =>
    office.admin(method, path, body, await as(user))
  const call = (method: string, path: string, body?: unknown, user = office.staff.user) =>
    adminAs(user, method, `/notifications${path}`, body)

  const send = (form: 'contact' | 'b2b-access', values: object) =>
    office.send(`/api/forms/${form}`, {
      method: 'POST',
      headers: { 'idempotency-key': crypto.randomUUID(), 'cf-connecting-ip': crypto.randomUUID() },
      body: { ...values, meta: { locale: 'en', filledInMs: 9000 } },
    })
  const here = {
    ...office,
    anna,
    as,
    adminAs,
    call,
    inbox: async (user = office.staff.user, view: InboxView = 'all', cursor = '') =>
      (await call('GET', `?view=${view}${cursor && `&cursor=${cursor}`}`, undefined, user))
        .body as unknown as Inbox,
    /** A person’s notifications in short form. */
    events: async (user = office.staff.user) =>
      (await call('GET', '', undefined, user)).body['rows'] as StaffNotification[],
    choose: async (
      event: NotificationEvent,
      inbox: boolean,
      mail: MailChoice,
      user = office.staff.user,
    ) => {
      const answer = await call('PUT', `/preferences/${event}`, { inbox, mail }, user)
      if (answer.status !== 200) throw new Error(`Not chosen: ${answer.status}`)
      return answer
    },
    message: async (changes: object = {}) => {
      const answer = await send('contact', { ...contact, ...changes })
      return ((await answer.json()) as { id: string }).id
    },
    access: async (changes: object = {}) => {
      const answer = await send('b2b-access', { ...b2bAccess, ...changes })
      return ((await answer.json()) as { id: string }).id
    },
    /** Records an event. */
    happens: async (
      event: NotificationEvent,
      subject = 'x',
      cause: string = crypto.randomUUID(),
    ) => {
      const db = createDb(env.DB)
      const [first, ...others] = notify(db, { event, subject, cause, now: office.now() })
      if (first) await db.batch([first, ...others])
    },
    /** Runs the cron’s mail job once. */
    cron: async (broken: Partial<Deps> = {}) => {
      const later: Promise<unknown>[] = []
      const deps = {
        ...office.deps(),
        defer: (work: Promise<unknown>) => void later.push(work),
        ...broken,
      }
      await mailNotifications(deps)
      await Promise.all(later)
      await deliverDue(deps)
    },
    cronAfter: (minutes: number) => {
      office.passes(minutes)
      return here.cron()
    },
    cronAt: (instant: string) => {
      office.at(instant)
      return here.cron()
    },
    mailsTo: (address: string) => office.mailbox.filter(({ to }) => to === address),
  }
  return here
}

export type NotificationOffice = Awaited<ReturnType<typeof notificationOffice>>

export const suspend = (user: UserRow) =>
  execute("update users set banned_until = '9999-12-31T23:59:59.999Z' where id = ?", user.id)
export const demote = (user: UserRow) =>
  execute('delete from user_roles where user_id = ?', user.id)
