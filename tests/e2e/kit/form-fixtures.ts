import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { type Locale, localeCodes } from '#contract/locales.ts'
import type Forms from '../../../web/i18n/en/forms/index.ts'
import type Request from '../../../web/i18n/en/portal/request.ts'
import type { Seen } from '../../fakes/hubspot-portal.ts'
import { hubspotURL, portal } from '../../setup/e2e-server.ts'
import { person } from '../person/person.ts'
import { expect } from './portal-fixtures.ts'

export { expect, newEmail, test } from './portal-fixtures.ts'

const load = async (file: string) =>
  (await import(fileURLToPath(new URL(`../../../web/i18n/${file}`, import.meta.url)))).default

/** The words of the forms, in every language. */
export const words = Object.fromEntries(
  await Promise.all(
    localeCodes.map(async (locale) => [
      locale,
      {
        forms: await load(`${locale}/forms/index.ts`),
        request: await load(`${locale}/portal/request.ts`),
      },
    ]),
  ),
) as Record<Locale, { forms: typeof Forms; request: typeof Request }>

export const formPaths = { contact: '/', 'b2b-access': '/client/login?mode=request' } as const

/** Types a message into the contact form. */
export async function fillContact(page: Page, locale: Locale, email: string): Promise<void> {
  const field = words[locale].forms.contact
  await person.types(page.getByLabel(field.firstName, { exact: true }), 'Ada')
  await person.types(page.getByLabel(field.lastName, { exact: true }), 'Marin')
  await person.types(page.getByLabel(field.email, { exact: true }), email)
  await person.types(page.getByPlaceholder('xxx-xxx-xxxx'), '613-555-0199')
  await person.types(page.getByLabel(field.message, { exact: true }), 'Which oils are in stock?')
}

/** Fills in the request for access. */
export async function fillRequest(page: Page, locale: Locale, email: string): Promise<void> {
  const { field } = words[locale].request
  const texts = {
    [field.firstName]: 'Ada',
    [field.lastName]: 'Marin',
    [field.email]: email,
    [field.phone]: '+1 613 555 0199',
    [field.companyName]: 'Marin Foods',
    [field.jobTitle]: 'Buyer',
    [field.businessNeeds]: 'Olive oil for twelve shops',
  }
  for (const [label, text] of Object.entries(texts)) {
    await person.types(page.getByRole('textbox', { name: label, exact: true }), text)
  }
  await person.chooses(page.getByLabel(field.companySize), '11-50')
  await person.chooses(page.getByLabel(field.industry), 'retail')
}

/** What HubSpot has of somebody, once it has it. */
export async function atHubSpot(email: string): Promise<Record<string, string>> {
  let found: Record<string, string> | undefined
  await expect
    .poll(async () => {
      const seen: Seen = await (await fetch(`${hubspotURL}/fake/${portal}`)).json()
      found = seen.accepted.find(({ fields }) => fields['email'] === email)?.fields
      return found
    })
    .toBeDefined()
  return found ?? {}
}

/** How often HubSpot has what this address sent, once it has it. */
export async function leadsOf(email: string) {
  await atHubSpot(email)
  const seen: Seen = await (await fetch(`${hubspotURL}/fake/${portal}`)).json()
  return seen.accepted.filter(({ fields }) => fields['email'] === email)
}
