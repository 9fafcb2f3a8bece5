import { expect, type Locator, type Page } from '@playwright/test'
import { person } from '../person/person.ts'

export const card = (page: Page, name: string) => page.getByRole('region', { name })

export const success = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text })

/** The HTML that visitors get at a path. */
export const pageAt = async (page: Page, path: string) => (await page.request.get(path)).text()

type Kind = 'news item' | 'article'

/** Starts a new text; its dialog asks for a slug and more. */
export async function begins(
  page: Page,
  kind: Kind,
  address: string,
  fields: Record<string, string>,
) {
  await person.clicks(page.getByRole('button', { name: `New ${kind}` }))
  const dialog = page.getByRole('dialog', { name: `New ${kind}` })
  await person.types(dialog.getByLabel('Address'), address)
  for (const [label, value] of Object.entries(fields)) {
    await person.chooses(dialog.getByLabel(label), value)
  }
  await person.clicks(dialog.getByRole('button', { name: 'Start writing' }))
  await expect(dialog).toHaveCount(0)
}

/** Fills in the fields of one language. */
export async function writes(text: Locator, title: string, excerpt: string, body: string) {
  await person.retypes(text.getByLabel('Title'), title)
  await person.retypes(text.getByLabel('Summary (one paragraph)'), excerpt)
  await person.retypes(text.getByLabel('Text', { exact: true }), body)
}

export const publishes = (text: Locator) =>
  person.clicks(text.getByRole('button', { name: 'Publish', exact: true }))

/** Publishes a text and waits for the confirmation. */
export async function getsPublished(text: Locator, language = 'English') {
  await publishes(text)
  await expect(success(text.page(), `Published in ${language}.`)).toBeVisible()
}
