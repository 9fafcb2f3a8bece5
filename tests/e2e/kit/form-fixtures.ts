import type { Page } from '@playwright/test'
import type { Locale } from '#contract/locales.ts'
import type Forms from '../../../web/i18n/en/forms/index.ts'
import type Request from '../../../web/i18n/en/portal/request.ts'
import type { PortalLog } from '../../fakes/hubspot-portal.ts'
import { hubspotURL, portal } from '../../setup/e2e-server.ts'
import { person } from '../person/person.ts'
import { wordsOf } from './languages.ts'
import { expect } from './portal-fixtures.ts'

export { expect, newEmail, test } from './portal-fixtures.ts'

const load = async (locale: Locale) => ({
  forms: await wordsOf<typeof Forms>(locale, 'forms/index'),
  request: await wordsOf<typeof Request>(locale, 'portal/request'),
})

export const words = { en: await load('en'), de: await load('de') }

export const formPaths = { contact: '/', 'b2b-access': '/client/login?mode=request' } as const

export async function fillContact(page: Page, email: string): Promise<void> {
  const field = words.en.forms.contact
  await person.types(page.getByLabel(field.firstName, { exact: true }), 'Ada')
  await person.types(page.getByLabel(field.lastName, { exact: true }), 'Marin')
  await person.types(page.getByLabel(field.email, { exact: true }), email)
  await person.types(page.getByPlaceholder('xxx-xxx-xxxx'), '613-555-0199')
  await person.types(page.getByLabel(field.message, { exact: true }), 'Which oils are in stock?')
}

export async function fillRequest(
  page: Page,
  locale: keyof typeof words,
  email: string,
): Promise<void> {
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
  for (const [label, text] of Object.entries(texts))
    await person.types(page.getByRole('textbox', { name: label, exact: true }), text)
  await person.chooses(page.getByLabel(field.companySize), '11-50')
  await person.chooses(page.getByLabel(field.industry), 'retail')
}

/** The HubSpot submissions with this email address, after the first has arrived. */
export async function leadsOf(email: string): Promise<Record<string, string>[]> {
  let leads: Record<string, string>[] = []
  await expect
    .poll(async () => {
      const seen: PortalLog = await (await fetch(`${hubspotURL}/fake/${portal}`)).json()
      leads = seen.accepted.map(({ fields }) => fields).filter((lead) => lead['email'] === email)
      return leads.length
    })
    .toBeGreaterThan(0)
  return leads
}
