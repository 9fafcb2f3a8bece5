import type { Page, Route } from '@playwright/test'
import { enterPortal, expect, test } from '../kit/admin-fixtures.ts'
import { expectIndependentSwitches, holdFlagUpdate } from '../kit/two-switches.ts'
import { databaseAway } from '../kit/problem.ts'
import { person } from '../person/person.ts'

const flagSwitch = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })

/* Late, reordered or missing responses change no switch but the pressed one. */
test.use({ expectedComplaint: /409|503|ERR_FAILED/ })

test('switches show the stored state despite failed responses', async ({ page, admin }) => {
  await admin.setFlag('founder', true)
  await admin.setFlag('products', true)
  await enterPortal(page, 'sections')
  const one = flagSwitch(page, 'founder')
  const other = flagSwitch(page, 'products')
  const alert = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })

  await test.step('two switches show their own state', async () => {
    await expectIndependentSwitches(
      page,
      { id: 'founder', control: one, said: 'Founder is now hidden.' },
      { id: 'products', control: other, said: 'Products is now hidden.' },
    )
  })

  await test.step('a late list does not revert a saved switch', async () => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
    await page.route(
      '**/api/admin/flags',
      async (route) => {
        const answer = await route.fetch()
        read()
        await isReleased
        await route.fulfill({ response: answer })
      },
      { times: 1 },
    )
    await person.clicks(page.getByRole('button', { name: 'Refresh' }))
    await isRead
    await person.clicks(one)
    await expect(page.getByText('Founder is now visible.')).toBeVisible()
    const late = page.waitForResponse('**/api/admin/flags')
    release()
    await late
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()
    await expect(one).toBeChecked()
  })

  await test.step('a switch whose response was lost shows the stored value', async () => {
    const lose = async (route: Route) => {
      await route.fetch()
      await route.abort()
    }
    await page.route('**/api/flags/founder', lose, { times: 1 })
    await one.press('Space')
    await expect(page.getByText('Founder is now hidden.')).toBeVisible()
    await expect(one).not.toBeChecked()
    await expect(alert(/\S/)).toHaveCount(0)
  })

  await test.step('a failed undo can be tried again in its place', async () => {
    const undo = page.getByRole('button', { name: 'Undo', exact: true })
    await one.press('Space')
    await expect(page.getByText('Founder is now visible.')).toBeVisible()
    await expect(undo).toBeVisible()
    await page.route('**/api/flags/undo', (route) => route.abort(), { times: 1 })
    await undo.press('Enter')
    await expect(alert('Not undone')).toBeVisible()
    await expect(one).toBeFocused()
    await undo.press('Enter')
    await expect(page.getByText('Undone: founder.')).toBeVisible()
    await expect(one).toBeFocused()
    await expect(one).not.toBeChecked()
  })

  await test.step('the error names the one switch of two that failed', async () => {
    await page.route('**/api/flags/founder', (route) => route.fulfill(databaseAway))
    const founder = await holdFlagUpdate(page, 'founder')
    const products = await holdFlagUpdate(page, 'products')
    await person.clicks(one)
    await person.clicks(other)
    await founder.release()
    await products.release()
    await expect(page.getByText('Products is now visible.')).toBeVisible()
    await expect(alert('Founder was not')).toBeVisible()
    await expect(one).not.toBeChecked()
    await expect(other).toBeChecked()
  })

  await test.step('a switch changed by a colleague names that colleague', async () => {
    const process = flagSwitch(page, 'our process')
    await expect(process).toBeChecked()
    await admin.setFlag('our_process', false)
    await person.clicks(process)
    await expect(alert('not changed')).toContainText(
      /Our process was not changed: simple admin switched it .*It is now Hidden/,
    )
    await expect(process).not.toBeChecked()
  })
})
