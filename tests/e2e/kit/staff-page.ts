import { expect, type Locator, type Page } from '@playwright/test'
import { person } from '../person/person.ts'

export const card = (page: Page, name: string) => page.getByRole('region', { name })

export const success = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text })

/** The HTML of a path, as visitors get it. */
export const pageAt = async (page: Page, path: string) => (await page.request.get(path)).text()

type Kind = 'news item' | 'article'

/** Creates a story by its title, which proposes its slug, and changes some of its details. */
export async function begins(
  page: Page,
  kind: Kind,
  title: string,
  details: Record<string, string> = {},
) {
  await person.clicks(page.getByRole('button', { name: `New ${kind}` }))
  const dialog = page.getByRole('dialog', { name: `New ${kind}` })
  await person.types(dialog.getByLabel('Title'), title)
  await person.clicks(dialog.getByRole('button', { name: 'Start writing' }))
  await expect(dialog).toHaveCount(0)
  for (const [label, value] of Object.entries(details))
    await person.chooses(card(page, 'Details').getByLabel(label), value)
}

/** Fills in the fields of one language. */
export async function writes(text: Locator, title: string, excerpt: string, body: string) {
  await person.retypes(text.getByLabel('Title'), title)
  await person.retypes(text.getByLabel('Summary (one paragraph)'), excerpt)
  await person.retypes(text.getByLabel('Text', { exact: true }), body)
}

/** The bar above a text, with its state and the publish button. */
export const bar = (page: Page) => card(page, 'Publishing')

export const isSaved = (page: Page) =>
  expect(bar(page).getByText('Saved', { exact: true })).toBeVisible()

export const publishes = (text: Locator) =>
  person.clicks(bar(text.page()).getByRole('button', { name: 'Publish' }))

/** Publishes a text and waits for the confirmation. */
export async function getsPublished(text: Locator, language = 'English') {
  await publishes(text)
  await expect(success(text.page(), `Published in ${language}.`)).toBeVisible()
}
