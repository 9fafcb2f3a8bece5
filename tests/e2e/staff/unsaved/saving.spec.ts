import { settingsURL } from '../../../setup/e2e-server.ts'
import { enterPortal, expect, test } from '../../kit/admin-fixtures.ts'
import { ownWorker } from '../../kit/own-worker.ts'
import { hold } from '../../person/hold.ts'
import { person } from '../../person/person.ts'

/* A Worker whose company changes: other tests read the one that does not. */
test.use({ baseURL: settingsURL })

ownWorker(settingsURL)
test.describe.configure({ mode: 'default' })

test('what is typed into settings while they are being saved stays, and is saved next', async ({
  page,
}) => {
  await enterPortal(page, 'settings')
  const card = page.getByRole('region', { name: 'How to reach us' })
  const manager = card.getByLabel('Clients’ account manager')
  const street = card.getByLabel('Street')
  const save = card.getByRole('button', { name: 'Save' })
  const done = page.getByRole('status').filter({ hasText: 'Saved.' })
  await person.retypes(manager, 'Claire Beaudoin')
  const saves = await hold(page, '**/api/admin/settings', (request) => request.method() === 'PATCH')
  await person.clicks(save)
  await person.types(manager, ', Ottawa')
  await person.types(street, ' B')
  const typed = await street.inputValue()
  await saves.release()
  await saves.end()
  await expect(done).toBeVisible()
  await expect(manager).toHaveValue('Claire Beaudoin, Ottawa')
  await expect(street).toHaveValue(typed)
  await expect(page.getByText('Theirs:')).toHaveCount(0)

  const orders = page.getByRole('link', { name: 'Orders' })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await person.clicks(orders)
  await person.clicks(question.getByRole('button', { name: 'Stay' }))
  await person.clicks(save)
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await expect(card.getByRole('button', { name: 'Saving…' })).toHaveCount(0)
  await person.clicks(orders)
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await page.goBack()
  await expect(manager).toHaveValue('Claire Beaudoin, Ottawa')
  await expect(street).toHaveValue(typed)
})

test('a story that is put away keeps what is typed of its address', async ({ page }) => {
  await enterPortal(page, 'content')
  await person.clicks(page.getByRole('row').nth(1).getByRole('button'))
  const slug = page.getByLabel('Address')
  const before = await slug.inputValue()
  await person.types(slug, '-anew')
  const archive = page.getByRole('button', { name: 'Archive this item' })
  await person.clicks(archive)
  await person.clicks(archive)
  const unarchive = page.getByRole('button', { name: 'Restore', exact: true })
  await expect(unarchive).toBeVisible()
  await expect(slug).toHaveValue(`${before}-anew`)
  const card = page.getByRole('region', { name: 'For all languages' })
  await person.clicks(card.getByRole('button', { name: 'Save', exact: true }))
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  await expect(unarchive).toBeVisible()
  await expect(slug).toHaveValue(`${before}-anew`)
})
