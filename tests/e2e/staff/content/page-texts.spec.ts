import type { Page } from '@playwright/test'
import { settingsURL } from '../../../setup/e2e-server.ts'
import { enterPortal, expect, test } from '../../kit/admin-fixtures.ts'
import { wake } from '../../kit/fixtures.ts'
import { ownWorker } from '../../kit/own-worker.ts'
import { person } from '../../person/person.ts'

/* A Worker whose pages say something else: other tests read what it is shipped with. */
test.use({ baseURL: settingsURL, expectedComplaint: /status of (?:409|422)/ })

ownWorker(settingsURL)
test.describe.configure({ mode: 'default' })

const success = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const shipped = 'Tell us what you are looking for'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

async function findText(page: Page) {
  await person.clicks(page.getByRole('button', { name: 'Page texts' }))
  await person.types(page.getByRole('searchbox', { name: 'Search the texts' }), 'looking for')
  await person.clicks(page.getByRole('button', { name: shipped }))
}

test('a heading of a page is changed in two languages, and taken back', async ({ page }) => {
  await enterPortal(page, 'content')
  await findText(page)
  await person.retypes(page.getByLabel('English'), 'What may we <bring> you?')
  await person.retypes(page.getByLabel('Deutsch'), 'Was dürfen wir bringen?')
  await person.clicks(page.getByRole('button', { name: 'Publish', exact: true }))
  await expect(success(page, 'Published.')).toBeVisible()

  const site = await page.context().newPage()
  await site.goto('/')
  await expect(heading(site, 'What may we <bring> you?')).toBeVisible()
  await wake(site)
  await expect(heading(site, 'What may we <bring> you?')).toBeVisible()
  await site.goto('/de/solutions')
  await wake(site)
  await person.clicks(site.getByRole('banner').getByRole('link', { name: 'Meltemi' }).first())
  await expect(heading(site, 'Was dürfen wir bringen?')).toBeVisible()

  await person.clicks(page.getByRole('button', { name: 'Undo', exact: true }))
  await expect(success(page, 'Undone.')).toBeVisible()
  await site.goto('/')
  await expect(heading(site, shipped)).toBeVisible()
})

test('an administrator keeps a text that a colleague has changed', async ({ page, context }) => {
  await enterPortal(page, 'content')
  await findText(page)
  const other = await context.newPage()
  await enterPortal(other, 'content')
  await findText(other)
  await person.retypes(page.getByLabel('English'), 'Mine')
  await person.retypes(other.getByLabel('English'), 'Theirs')
  await person.clicks(other.getByRole('button', { name: 'Publish', exact: true }))
  await expect(success(other, 'Published.')).toBeVisible()
  await person.clicks(page.getByRole('button', { name: 'Publish', exact: true }))
  const conflict = page.getByRole('alert').filter({ hasText: 'Theirs' })
  await expect(conflict).toContainText('Mine')
  await expect(page.getByLabel('English')).toHaveValue('Mine')
  await person.clicks(conflict.getByRole('button').first())
  await person.clicks(page.getByRole('button', { name: 'Publish', exact: true }))
  await expect(success(page, 'Published.')).toBeVisible()
  await expect(page.getByText('“Theirs” became “Mine”')).toBeVisible()
})
