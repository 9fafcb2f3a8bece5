import { enterPortal, expect, test } from '../../kit/admin-fixtures.ts'
import { person } from '../../person/person.ts'

test('the focus stays on the chosen kind of text, and comes back to the row of an opened text', async ({
  page,
}) => {
  await enterPortal(page, 'content')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  for (const kind of ['Articles', 'Page texts', 'News']) {
    const choice = page.getByRole('button', { name: kind, exact: true })
    await choice.focus()
    await person.presses(page, 'Enter')
    // a row pressed before the list has changed is one of the other kind
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(choice).toBeFocused()

    const row = page.getByRole('row').nth(2).getByRole('button')
    await row.focus()
    await person.presses(page, 'Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('button', { name: /^Back to/ }).focus()
    await person.presses(page, 'Enter')
    await expect(row).toBeFocused()
  }
})
