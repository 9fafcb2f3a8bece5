import { env } from 'cloudflare:workers'
import { createExecutionContext } from 'cloudflare:test'
import type { B2bAccess, Contact } from '#contract/forms.ts'
import { type Deps, liveDeps } from '../../../worker/deps.ts'
import { deliverDue } from '../../../worker/features/outbox/deliver.ts'
import { createMailer, type Mail } from '../../../worker/adapters/mail.ts'
import { createContactMailer } from '../../../worker/adapters/contact-email.ts'
import { call, formPost, origin } from '../kit/client.ts'
import { openPortal } from '../kit/hubspot.ts'
import { rows } from '../kit/rows.ts'

const person = {
  firstName: 'Ada',
  lastName: 'Marin',
  email: 'ada@marin.example',
  phone: '613-555-0199',
}

export const contact = { ...person, message: 'Which oils are in stock?' } satisfies Contact

export const b2bAccess = {
  ...person,
  companyName: 'Marin Foods',
  jobTitle: 'Buyer',
  companySize: '11-50',
  industry: 'retail',
  website: 'https://marin.example',
  businessNeeds: 'Olive oil for twelve shops',
} satisfies B2bAccess

export type FormFixture = ReturnType<typeof formFixture>
type Settings = Record<string, string>

/** A fake of Cloudflare’s mail binding: records mails, or fails with the next queued error code. */
export function fakeMailbox() {
  const box: Mail[] = []
  const faults: string[] = []
  const binding = {
    send: async (mail: Mail) => {
      const fault = faults.shift()
      if (fault) throw Object.assign(new Error('refused'), fault === 'plain' ? {} : { code: fault })
      box.push(mail)
    },
  }
  return { box, faults, sendMail: createMailer(binding as never, 'no-reply@meltemi.test') }
}

let worlds = 0

/** A fixture with a visitor, the office’s mailbox and a settable clock. */
export function formFixture(settings: Settings = {}, override: Partial<Deps> = {}) {
  const { box, faults, sendMail } = fakeMailbox()
  const ip = `198.51.100.${++worlds}`
  let offsetMs = 0
  const now = () => new Date(Date.now() + offsetMs)
  const replaced: Partial<Deps> = {
    now,
    sendMail,
    sendContactEmail: createContactMailer({ ...env, ...settings }, () => sendMail),
    ...override,
  }
  const deps = (): Deps => ({
    ...liveDeps({ ...env, ...settings }, new Request(origin), createExecutionContext()),
    ...replaced,
  })
  const post = (form: string, body: unknown, headers: Record<string, string> = {}) =>
    call(
      `/api/forms/${form}`,
      {
        method: 'POST',
        body,
        headers: { 'cf-connecting-ip': ip, 'idempotency-key': crypto.randomUUID(), ...headers },
      },
      replaced,
      settings,
    )
  return {
    box,
    mailFaults: faults,
    now,
    deps,
    post,
    pass: (minutes: number) => void (offsetMs += minutes * 60_000),
    /** Runs the cron’s delivery. */
    drain: () => deliverDue(deps()),
    /** Runs the delivery after each of these waits, in minutes. */
    drainAfter: async (...waits: number[]) => {
      for (const minutes of waits) {
        offsetMs += minutes * 60_000
        await deliverDue(deps())
      }
    },
    rows: () => rows('select * from outbox order by created_at'),
    attempts: () => rows('select * from delivery_attempts order by id'),
  }
}

/**
 * The same with a fake HubSpot.
 * @param behaviour its faults
 */
export async function hubSpotFixture(
  behaviour: Parameters<typeof openPortal>[0] = {},
  override: Partial<Deps> = {},
  settings: Settings = {},
) {
  const portal = await openPortal(behaviour)
  return { portal, forms: formFixture({ ...portal.settings, ...settings }, override) }
}

/** A form post of a browser without scripts. */
export const plainPost = (values: Record<string, string>) => {
  const { body, headers } = formPost(values)
  return { body, headers: { ...headers, origin, 'sec-fetch-site': 'same-origin' } }
}
