import type { Page, Route } from '@playwright/test'
import { enterPortal, expect, test } from '../kit/admin-fixtures.ts'
import { hold } from '../person/hold.ts'
import { databaseAway } from '../kit/problem.ts'
import { person } from '../person/person.ts'

const user = (name: string) => ({
  id: crypto.randomUUID(),
  email: `${name.toLowerCase()}@example.com`,
  name,
  role: 'client',
  status: 'active',
  created_at: '2026-01-02T00:00:00.000Z',
  last_sign_in_at: null,
  has_second_factor: false,
})

/** Answers the list of users by search term. */
async function serveUsers(
  page: Page,
  answers: (query: URLSearchParams) => { names: string[]; next: string | null },
) {
  await page.route('**/api/admin/users?*', (route) => serve(route))
  await page.route('**/api/admin/users', (route) => serve(route))
  async function serve(route: Route) {
    const { names, next } = answers(new URL(route.request().url()).searchParams)
    await route.fulfill({ json: { rows: names.map(user), next } })
  }
}

const row = (page: Page, name: string) => page.getByRole('button', { name: `Open ${name}` })

test.use({ expectedComplaint: /503|ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

test('staff lists show the requested rows despite late responses', async ({ page }) => {
  await enterPortal(page)
  const toUsers = async () => {
    await person.clicks(page.getByRole('link', { name: 'Dashboard' }))
    await person.clicks(page.getByRole('link', { name: 'User Management' }).first())
  }

  await test.step('a staff screen loads when the network returns', async () => {
    await person.offline(page)
    await toUsers()
    const away = page.getByRole('heading', { level: 1, name: 'No internet connection' })
    await expect(away).toBeVisible()
    await expect(page.getByText('This screen will open automatically')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    // a retry while still offline shows the error again
    await person.clicks(page.getByRole('main').getByRole('button', { name: 'Try now' }))
    await expect(away).toBeVisible()
    await person.online(page)
    await expect(page.getByText(/\d+ shown/)).toBeVisible()
    await expect(away).toHaveCount(0)
  })

  await test.step('a failed list loads with “Try now”', async () => {
    await page.route('**/api/admin/users', (route) => route.fulfill(databaseAway))
    await toUsers()
    await expect(page.getByRole('alert').getByText('The database cannot be reached')).toBeVisible()
    await page.unroute('**/api/admin/users')
    await person.clicks(page.getByRole('button', { name: 'Try again' }))
    await expect(page.getByText(/\d+ shown/)).toBeVisible()
    await expect(page.getByText('The database cannot be reached')).toHaveCount(0)
  })

  await test.step('late rows of one filter are not shown under another', async () => {
    await serveUsers(page, (query) =>
      query.has('role')
        ? { names: ['Berta'], next: null }
        : query.has('cursor')
          ? { names: ['Late'], next: null }
          : { names: ['Anna'], next: 'more' },
    )
    const more = await hold(page, '**/api/admin/users?*', (request) =>
      request.url().includes('cursor='),
    )
    await toUsers()
    await expect(row(page, 'Anna')).toBeVisible()
    await person.doubleClicks(page.getByRole('button', { name: 'Show more' }))
    await expect.poll(more.count).toBe(1)
    await person.chooses(page.getByRole('combobox', { name: 'Role' }), 'admin')
    await expect(row(page, 'Berta')).toBeVisible()
    await more.release()
    await expect(page.getByText('1 shown', { exact: true })).toBeVisible()
    await expect(row(page, 'Late')).toHaveCount(0)
    await person.chooses(page.getByRole('combobox', { name: 'Role' }), '')
    await expect(row(page, 'Anna')).toBeVisible()
    await page.unroute('**/api/admin/users?*')
    await page.unroute('**/api/admin/users')
  })

  await test.step('a late response to an older search does not replace the newer results', async () => {
    await serveUsers(page, (query) => ({ names: [`Found ${query.get('q') ?? 'all'}`], next: null }))
    const older = await hold(page, '**/api/admin/users?*', (request) =>
      request.url().endsWith('q=an'),
    )
    await toUsers()
    await person.types(page.getByRole('searchbox'), 'an')
    await expect.poll(older.count).toBe(1)
    await person.keys(page, 'na')
    await expect(row(page, 'Found anna')).toBeVisible()
    await older.release()
    await expect(page).toHaveURL(/q=anna/)
    await expect(row(page, 'Found anna')).toBeVisible()
  })

  await test.step('a failed page of the history loads with another try', async () => {
    let isAway = false
    await page.route('**/api/admin/flags/history?*', async (route) => {
      const cursor = new URL(route.request().url()).searchParams.get('cursor')
      if (isAway && cursor !== null) return route.fulfill(databaseAway)
      const id = cursor === null ? 3 : Number(cursor) - 1
      const change = {
        id,
        flag_id: 'founder',
        actor: 'simple-admin',
        actor_name: 'simple admin',
        changed_at: '2026-01-02T00:00:00.000Z',
        from: false,
        to: true,
        change_set: crypto.randomUUID(),
        note: `Entry ${id}`,
        cause: null,
        set_size: 1,
        can_undo: false,
      }
      return route.fulfill({ json: { changes: [change], next: id > 1 ? id : null } })
    })
    await person.clicks(page.getByRole('link', { name: 'Feature Flags' }))
    await person.clicks(page.getByRole('button', { name: 'History: founder' }))
    const dialog = page.getByRole('dialog', { name: 'History of founder' })
    await expect(dialog.getByText('Entry 3')).toBeVisible()
    const second = await hold(page, '**/api/admin/flags/history?*')
    const more = dialog.getByRole('button', { name: 'Show older changes' })
    await person.doubleClicks(more)
    await second.release()
    await expect(dialog.getByText('Entry 2')).toHaveCount(1)
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    expect(second.count()).toBe(1)

    await second.end()
    isAway = true
    await person.clicks(more)
    await expect(dialog.getByText('The database cannot be reached')).toBeVisible()
    isAway = false
    await person.clicks(dialog.getByRole('button', { name: 'Try again' }))
    await expect(dialog.getByText('Entry 1')).toHaveCount(1)
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
    await expect(dialog.getByText('The database cannot be reached')).toHaveCount(0)
  })
})
