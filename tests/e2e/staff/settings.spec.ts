import type { Locator } from '@playwright/test'
import type { StaffSettings } from '#contract/staff/settings.ts'
import { settingsURL } from '../../setup/e2e-server.ts'
import { enterPortal, expect, knock, test } from '../kit/admin-fixtures.ts'
import { markLinks } from '../kit/mailbox.ts'
import { ownWorker } from '../kit/own-worker.ts'
import { admin } from '../kit/portal-fixtures.ts'
import { staffHeaders } from '../kit/staff-fixtures.ts'
import { card, pageAt, success } from '../kit/staff-page.ts'
import { problem } from '../kit/problem.ts'
import { person } from '../person/person.ts'

/* A Worker of its own, as other tests read the unchanged company settings. */
ownWorker(settingsURL)
test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|status of (?:403|409)/ })

/** Types a date (`2026-12-24`) in the order of the English field. */
async function typesDay(field: Locator, day: string) {
  const [year = '', month = '', date = ''] = day.split('-')
  await field.focus()
  await person.keys(field.page(), month + date + year)
  await expect(field).toHaveValue(day)
}

/** Types a time in the order of the English field. */
async function typesTime(field: Locator, keys: string, value: string) {
  await field.focus()
  await person.presses(field.page(), 'ArrowLeft', 3)
  await person.keys(field.page(), keys)
  await expect(field).toHaveValue(value)
}

test('staff close the office over the holidays and change its hours', async ({ page }) => {
  await enterPortal(page)
  await person.clicks(page.getByRole('link', { name: 'Settings' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  const special = card(page, 'Holidays and special days')
  await expect(special.getByText('No special days yet.')).toBeVisible()

  await test.step('an administrator closes the office over the holidays and undoes it', async () => {
    await person.clicks(special.getByRole('button', { name: 'Add days' }))
    const dialog = page.getByRole('dialog', { name: 'Add special days' })
    const first = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    const last = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
    await typesDay(dialog.getByLabel('First day'), first)
    await typesDay(dialog.getByLabel('Last day'), last)
    await person.types(dialog.getByLabel('English'), 'Stocktaking')
    await person.types(dialog.getByLabel('Deutsch'), 'Inventur')
    await person.presses(page, 'Enter')
    await expect(dialog).toHaveCount(0)
    await expect(success(page, 'Scheduled:')).toBeVisible()
    await expect(special.getByText('Stocktaking')).toBeVisible()

    await person.clicks(special.getByRole('button', { name: 'Show what visitors see' }))
    const preview = page.getByRole('dialog', { name: 'What visitors see' })
    await expect(preview.getByText(/^Büro geschlossen: .*\(Inventur\)$/)).toBeVisible()
    await expect(preview.getByText(/^Κλειστά: /)).toBeVisible()
    await person.presses(page, 'Escape')
    expect(await pageAt(page, '/de')).toContain('(Inventur)')
    expect(await pageAt(page, '/fr')).toContain('Bureau fermé')

    await person.clicks(page.getByRole('button', { name: 'Undo', exact: true }))
    await expect(success(page, 'Undone.')).toBeVisible()
    await expect(special.getByText('No special days yet.')).toBeVisible()
    expect(await pageAt(page, '/fr')).not.toContain('Bureau fermé')
  })

  await test.step('each public holiday of Ontario is scheduled with one press', async () => {
    await person.clicks(special.getByText('Public holidays in Ontario'))
    const accept = special.getByRole('button', { name: /^Mark as closed/ })
    await expect(accept).toHaveCount(9)
    await person.clicks(special.getByRole('button', { name: /^Mark as closed ?: Christmas Day/ }))
    await expect(success(page, 'Scheduled:')).toBeVisible()
    await expect(accept).toHaveCount(8)
    await person.clicks(special.getByRole('button', { name: /^Remove ?: Dec 25/ }))
    await expect(success(page, 'Removed.')).toBeVisible()
    await expect(accept).toHaveCount(9)
  })

  await test.step('opening hours are typed by keyboard and validated before they are saved', async () => {
    const week = card(page, 'Opening hours')
    await week.getByRole('button', { name: /^Add hours ?: Sunday/ }).focus()
    await person.presses(page, 'Enter')
    const closes = week.getByLabel('Sunday, closes')
    await typesTime(closes, '0800a', '08:00')
    await person.presses(page, 'Enter')
    await expect(week.getByRole('alert')).toHaveText(/Closing time has to be after opening time/)
    await typesTime(closes, '0100p', '13:00')
    await person.presses(page, 'Enter')
    await expect(success(page, 'Saved.')).toBeVisible()
    expect(await pageAt(page, '/de')).toMatch(/>9:00 – 13:00</)
  })
})

test('typed company details survive a lost network and a colleague’s change', async ({ page }) => {
  await enterPortal(page, 'settings')
  const reach = card(page, 'How to reach us')
  const phone = reach.getByLabel('Phone')
  const manager = reach.getByLabel('Clients’ account manager')
  const save = reach.getByRole('button', { name: 'Save' })

  await test.step('a typed phone number survives a lost connection', async () => {
    await person.retypes(phone, '+1 613 555 0187')
    await person.offline(page)
    await person.clicks(save)
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    await expect(phone).toHaveValue('+1 613 555 0187')
    await person.online(page)
    await person.clicks(save)
    await expect(success(page, 'Saved.')).toBeVisible()
    expect(await pageAt(page, '/el')).toContain('+1 613 555 0187')
  })

  await test.step('two colleagues each see the other’s change', async () => {
    await person.retypes(manager, 'Claire Beaudoin')
    const path = '/api/admin/settings'
    const headers = await staffHeaders()
    const { settings } = (await (await page.request.get(path, { headers })).json()) as StaffSettings
    const { version } = settings.accountManager
    const theirs = { key: 'accountManager', value: 'Eleni Markou', version }
    const answer = await page.request.patch(path, { headers, data: { settings: [theirs] } })
    expect(answer.status(), await answer.text()).toBe(200)

    await person.clicks(save)
    await expect(reach.getByText('Theirs: Eleni Markou')).toBeVisible()
    await expect(reach.getByText('Yours: Claire Beaudoin')).toBeVisible()
    await person.clicks(reach.getByRole('button', { name: 'Keep mine' }))
    await person.clicks(save)
    const change = 'Clients’ account manager: Eleni Markou → Claire Beaudoin'
    await expect(card(page, 'History').getByText(change)).toBeVisible()
    await expect(success(page, 'Saved.')).toBeVisible()
    await person.clicks(page.getByRole('link', { name: 'Orders' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    await page.goBack()
    await expect(manager).toHaveValue('Claire Beaudoin')
  })
})

test('protected settings ask for a password or a confirmation link', async ({ page }) => {
  await enterPortal(page, 'settings')
  const data = card(page, 'Data and security')

  await test.step('a protected setting asks for the password when the last sign-in is too old', async () => {
    // presents the session as older than ten minutes; the Worker does the rest
    await page.route(
      '**/api/admin/settings',
      (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill(problem(403, 'account/proof-needed'))
          : route.fallback(),
      { times: 1 },
    )
    await person.retypes(data.getByLabel('Erase personal details after'), '60')
    await person.clicks(data.getByRole('button', { name: 'Save' }))
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await person.types(proof.getByLabel('Password'), 'not-mine')
    await person.presses(page, 'Enter')
    await expect(proof.getByText('The password is wrong.')).toBeVisible()
    await person.retypes(proof.getByLabel('Password'), admin.password)
    await person.presses(page, 'Enter')
    await expect(proof).toHaveCount(0)
    await expect(success(page, 'Saved.')).toBeVisible()
    expect(await pageAt(page, '/privacy')).toContain('60 days after delivery')
  })

  await test.step('a new address for messages applies after its emailed link is opened and confirmed', async () => {
    const nextLink = markLinks(settingsURL)
    await person.clicks(data.getByRole('button', { name: 'Change the address' }))
    const dialog = page.getByRole('dialog', { name: 'Change the address' })
    await person.types(dialog.getByLabel('New address'), 'office@example.com')
    await person.presses(page, 'Enter')
    await expect(success(page, 'A link has been sent to office@example.com.')).toBeVisible()
    await expect(data.getByText('open the link we sent to office@example.com')).toBeVisible()
    await expect(data.getByText('hello@meltemi.example', { exact: true })).toBeVisible()

    const { link } = await nextLink((url) => url.searchParams.has('confirm'))
    await page.goto(link)
    await knock(page, admin)
    const question = page.getByRole('dialog', { name: 'Confirm the new address' })
    await person.clicks(question.getByRole('button', { name: 'Confirm' }))
    await expect(success(page, 'Confirmed.')).toBeVisible()
    await expect(data.getByText('office@example.com', { exact: true })).toBeVisible()
  })
})
