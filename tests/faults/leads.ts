import { setTimeout as wait } from 'node:timers/promises'
import type { FormId } from '#contract/form-options.ts'

export type Lead = { name: string; form: FormId; key: string; email: string; body: object }

/** A submission with unique values, recognisable in HubSpot and in a mail. */
export function createLead(number: number): Lead {
  const name = `lead-${String(number).padStart(5, '0')}`
  const email = `${name}@faults.example`
  const person = { firstName: 'Ada', lastName: name, email, phone: '613-555-0199' }
  const form: FormId = number % 2 === 0 ? 'contact' : 'b2b-access'
  const body =
    form === 'contact'
      ? { ...person, message: `Message of ${name}` }
      : {
          ...person,
          companyName: `Company of ${name}`,
          jobTitle: 'Buyer',
          companySize: '11-50',
          industry: 'retail',
          businessNeeds: 'Olive oil',
        }
  return { name, form, key: crypto.randomUUID(), email, body }
}

/**
 * Sends a lead until it is accepted, always with the same idempotency key.
 * @returns the number of attempts
 */
export async function sendLead(origin: string, { form, key, body, email }: Lead): Promise<number> {
  for (let tries = 1; tries <= 200; tries++) {
    const response = await fetch(`${origin}/api/forms/${form}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'cf-connecting-ip': email, // rate limits count by address: each visitor has their own
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => null)
    await response?.body?.cancel()
    if (response?.status === 202) return tries
    if (response && response.status < 500) throw new Error(`Refused with ${response.status}`)
    await wait(200)
  }
  throw new Error(`${email} was never taken`)
}

/** Sends leads, `atOnce` in parallel. */
export async function sendLeads(origin: string, leads: Lead[], atOnce: number): Promise<number> {
  const next = leads.values()
  let again = 0
  const work = async () => {
    for (const lead of next) again += (await sendLead(origin, lead)) - 1
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return again
}
