import type { Locator, Page } from '@playwright/test'
import { settingsURL } from '../../setup/e2e-server.ts'
import { enterPortal, expect, knock, test } from '../kit/admin-fixtures.ts'
import { markLinks } from '../kit/mailbox.ts'
import { ownWorker } from '../kit/own-worker.ts'
import { admin } from '../kit/portal-fixtures.ts'
import { hold } from '../person/hold.ts'
import { person } from '../person/person.ts'

/* A Worker whose company changes: other tests read the one that does not. */
test.use({
  baseURL: settingsURL,
  expectedComplaint: /ERR_INTERNET_DISCONNECTED|status of (?:403|409)/,
})

ownWorker(settingsURL)
test.describe.configure({ mode: 'default' })

const card = (page: Page, name: string) => page.getByRole('region', { name })
const success = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Types a day (`2026-12-24`) as an English field for dates asks for it. */
async function typesDay(field: Locator, day: string) {
  const [year = '', month = '', date = ''] = day.split('-')
  await field.focus()
  await person.keys(field.page(), month + date + year)
  await expect(field).toHaveValue(day)
}

/** Types a time as an English field for times asks for it, from its first part on. */
async function typesTime(field: Locator, keys: string, value: string) {
  await field.focus()
  await person.presses(field.page(), 'ArrowLeft', 3)
  await person.keys(field.page(), keys)
  await expect(field).toHaveValue(value)
}

test('an administrator closes the office over the holidays and undoes it', async ({ page }) => {
  await enterPortal(page)
  await person.clicks(page.getByRole('link', { name: 'Settings' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  const special = card(page, 'Holidays and special days')
  await expect(special.getByText('No special days yet.')).toBeVisible()

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

  const site = await page.context().newPage()
  await site.goto('/de')
  await expect(site.getByRole('contentinfo').getByText('(Inventur)')).toBeVisible()
  await site.goto('/fr')
  await expect(site.getByRole('contentinfo').getByText('Bureau fermé')).toBeVisible()

  await person.clicks(page.getByRole('button', { name: 'Undo', exact: true }))
  await expect(success(page, 'Undone.')).toBeVisible()
  await expect(special.getByText('No special days yet.')).toBeVisible()
  await site.reload()
  await expect(site.getByRole('contentinfo').getByText('Bureau fermé')).toHaveCount(0)
})

test('public holidays of Ontario are planned with one press each', async ({ page }) => {
  await enterPortal(page, 'settings')
  const special = card(page, 'Holidays and special days')
  await person.clicks(special.getByText('Public holidays in Ontario'))
  const accept = special.getByRole('button', { name: /^Mark as closed/ })
  await expect(accept).toHaveCount(9)
  await person.clicks(special.getByRole('button', { name: /^Mark as closed ?: Christmas Day/ }))
  await expect(success(page, 'Scheduled:')).toBeVisible()
  await expect(accept).toHaveCount(8)
  await person.clicks(special.getByRole('button', { name: /^Remove ?: December 25/ }))
  await expect(success(page, 'Removed.')).toBeVisible()
  await expect(accept).toHaveCount(9)
})

test('a new phone number survives a lost connection', async ({ page }) => {
  await enterPortal(page, 'settings')
  const reach = card(page, 'How to reach us')
  await person.retypes(reach.getByLabel('Phone'), '+1 613 555 0187')
  await person.offline(page)
  await person.clicks(reach.getByRole('button', { name: 'Save' }))
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await expect(reach.getByLabel('Phone')).toHaveValue('+1 613 555 0187')
  await person.online(page)
  await person.clicks(reach.getByRole('button', { name: 'Save' }))
  await expect(success(page, 'Saved.')).toBeVisible()
  const site = await page.context().newPage()
  await site.goto('/el')
  await expect(site.getByRole('contentinfo').getByText('+1 613 555 0187')).toBeVisible()
})

test('two colleagues see what the other has written', async ({ page, browser }) => {
  await enterPortal(page, 'settings')
  const reach = card(page, 'How to reach us')
  await person.retypes(reach.getByLabel('Clients’ account manager'), 'Claire Beaudoin')

  const other = await (await browser.newContext({ baseURL: settingsURL })).newPage()
  await enterPortal(other, 'settings')
  const theirs = card(other, 'How to reach us')
  await person.retypes(theirs.getByLabel('Clients’ account manager'), 'Eleni Markou')
  await person.clicks(theirs.getByRole('button', { name: 'Save' }))
  await expect(success(other, 'Saved.')).toBeVisible()

  await person.clicks(reach.getByRole('button', { name: 'Save' }))
  await expect(reach.getByText('Theirs: Eleni Markou')).toBeVisible()
  await expect(reach.getByText('Yours: Claire Beaudoin')).toBeVisible()
  await person.clicks(reach.getByRole('button', { name: 'Keep mine' }))
  await person.clicks(reach.getByRole('button', { name: 'Save' }))
  await expect(success(page, 'Saved.')).toBeVisible()
  await expect(
    card(page, 'History').getByText('Clients’ account manager: Eleni Markou → Claire Beaudoin'),
  ).toBeVisible()
  await other.context().close()
})

test('hours are typed by keyboard alone and checked before they are sent', async ({ page }) => {
  await enterPortal(page, 'settings')
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
  const site = await page.context().newPage()
  await site.goto('/de')
  await expect(site.getByRole('definition').filter({ hasText: /^9:00 – 13:00$/ })).toBeVisible()
})

test('another address for messages waits for its link and a press', async ({ page }) => {
  const nextLink = markLinks(settingsURL)
  await enterPortal(page, 'settings')
  const data = card(page, 'Data and security')
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

test('a password that is old is asked for before a setting is saved', async ({ page }) => {
  await enterPortal(page, 'settings')
  // a session that is older than ten minutes; the rest is the Worker's
  await page.route(
    '**/api/admin/settings',
    (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({
            status: 403,
            contentType: 'application/problem+json',
            json: { code: 'account/proof-needed', title: '', status: 403, requestId: 'x' },
          })
        : route.fallback(),
    { times: 1 },
  )
  const data = card(page, 'Data and security')
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
  const site = await page.context().newPage()
  await site.goto('/privacy')
  await expect(site.getByText('60 days after delivery')).toBeVisible()
})

test('a setting typed while another is saved stays, and is saved next', async ({ page }) => {
  await enterPortal(page, 'settings')
  const card = page.getByRole('region', { name: 'How to reach us' })
  const manager = card.getByLabel('Clients’ account manager')
  const street = card.getByLabel('Street')
  const save = card.getByRole('button', { name: 'Save' })
  const done = page.getByRole('status').filter({ hasText: 'Saved.' })
  await person.retypes(manager, 'Nefeli Dara')
  const saves = await hold(page, '**/api/admin/settings', (request) => request.method() === 'PATCH')
  await person.clicks(save)
  await person.types(manager, ', Ottawa')
  await person.types(street, ' B')
  const typed = await street.inputValue()
  await saves.release()
  await saves.end()
  await expect(done).toBeVisible()
  await expect(manager).toHaveValue('Nefeli Dara, Ottawa')
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
  await expect(manager).toHaveValue('Nefeli Dara, Ottawa')
  await expect(street).toHaveValue(typed)
})
