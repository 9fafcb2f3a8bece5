import { enterPortal, expect, test } from '../../kit/admin-fixtures.ts'
import { person } from '../../person/person.ts'

test('the focus stays on the kind of text that is chosen by keyboard', async ({ page }) => {
  await enterPortal(page, 'content')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  for (const kind of ['Articles', 'Page texts', 'News']) {
    const choice = page.getByRole('button', { name: kind, exact: true })
    await choice.focus()
    await person.presses(page, 'Enter')
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(choice).toBeFocused()
  }
})

test('a text opened by keyboard gives the focus back to its row', async ({ page }) => {
  await enterPortal(page, 'content')
  for (const kind of ['News', 'Articles', 'Page texts']) {
    const choice = page.getByRole('button', { name: kind, exact: true })
    await person.clicks(choice)
    // a row pressed before the list has changed is one of the other kind
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    const row = page.getByRole('row').nth(2).getByRole('button')
    await row.focus()
    await person.presses(page, 'Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('button', { name: /^Back to/ }).focus()
    await person.presses(page, 'Enter')
    await expect(row).toBeFocused()
  }
})
