import type { APIRequestContext, Page } from '@playwright/test'
import type { FormReceipt } from '#contract/forms.ts'
import type { Locale } from '#contract/locales.ts'
import { admin, expect, newEmail } from './portal-fixtures.ts'
import { sessionOf } from './sessions.ts'
import { person } from '../person/person.ts'

/** Sends an access request through the API. */
export async function requestAccess(
  request: APIRequestContext,
  {
    locale,
    companyName,
    email = newEmail(),
  }: { locale: Locale; companyName: string; email?: string },
) {
  const answer = await request.post('/api/forms/b2b-access', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      firstName: 'Ελένη',
      lastName: 'Νικολάου',
      email,
      phone: '+1 613 555 0199',
      companyName,
      jobTitle: 'Buyer',
      companySize: '11-50',
      industry: 'retail',
      website: 'https://shop.example',
      businessNeeds: 'Olive oil for twelve shops.\nHoney for the holidays.',
      meta: { locale, filledInMs: 9000 },
    },
  })
  expect(answer.status()).toBe(202)
  const { id }: FormReceipt = await answer.json()
  return { id, email, companyName }
}

/** The authorization header of a user, for calls through the API. */
export const bearer = async (email: string) => ({
  authorization: `Bearer ${(await sessionOf(email)).access_token}`,
})

/** The authorization header of the administrator. */
export const staffHeaders = () => bearer(admin.email)

/** Decides an open access request. */
export async function decideRequest(request: APIRequestContext, id: string, decision: object) {
  const answer = await request.post(`/api/admin/access-requests/${id}/decision`, {
    headers: await staffHeaders(),
    data: { version: 0, ...decision },
  })
  expect(answer.status()).toBe(200)
}

export const openRow = (page: Page, name: string) =>
  person.clicks(page.getByRole('button', { name: `Open ${name}` }))
