import type { Page } from '@playwright/test'
import { markMailbox } from '../kit/mailbox.ts'
import { person } from '../person/person.ts'
import { comesIn, expect, newEmail, test } from '../kit/portal-fixtures.ts'

const success =
  'Your B2B access request has been submitted successfully. Our team will contact you shortly.'
const failure = 'An error occurred while sending. Please try again.'

/** Everything but the optional fields. */
async function fill(page: Page, email = newEmail()) {
  await expect(page.locator('html[data-hydrated]')).toBeAttached() // before that the form is plain HTML
  await person.types(page.getByLabel('First name'), 'Ada')
  await person.types(page.getByLabel('Last name'), 'Marin')
  await person.types(page.getByLabel('Business Email'), email)
  await person.types(page.getByLabel('Phone'), '+1 613 555 0199')
  await person.types(page.getByRole('textbox', { name: 'Company' }), 'Marin Foods')
  await person.types(page.getByLabel('Your role'), 'Buyer')
  await person.chooses(page.getByLabel('Company size'), '11-50')
  await person.chooses(page.getByLabel('Industry'), 'retail')
  await person.types(page.getByLabel('What do you need?'), 'Olive oil for twelve shops')
}

const send = (page: Page) => person.clicks(page.getByRole('button', { name: 'Request access' }))

/** The answers of an API that has the request. */
const accept = (page: Page) =>
  page.route('**/api/forms/b2b-access', (route) =>
    route.fulfill({ status: 202, json: { id: crypto.randomUUID(), status: 'stored' } }),
  )

test('a visitor takes the address along from one form to the next', async ({ page }) => {
  await page.goto('/client/login')
  const email = page.getByLabel('Business Email')
  await person.types(email, 'ada@example.com')
  await person.clicks(page.getByRole('link', { name: 'Need B2B access? Request it here' }))
  await expect(page.getByRole('heading', { name: 'Join B2B Network' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sign In to Your Account' })).toBeVisible()
  await expect(email).toHaveValue('ada@example.com')
  await person.types(email, '.invalid')
  await person.clicks(page.getByRole('link', { name: 'Forgot your password?' }))
  await expect(email).toHaveValue('ada@example.com.invalid')
  await page.goBack()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(email).toHaveValue('ada@example.com.invalid')
})

test('a switched-off request form is nowhere to be found', async ({ page, admin }) => {
  await admin.setFlag('b2b_request_form', false)
  await page.goto('/client/login?mode=request')
  await expect(page.getByRole('heading', { name: 'Sign In to Your Account' })).toBeVisible()
  await expect(page.getByText('Need B2B access?')).toHaveCount(0)
})

test('every required field of the request is named, the first is focused', async ({ page }) => {
  await page.goto('/client/login?mode=request')
  await expect(page.locator('html[data-hydrated]')).toBeAttached() // before that the browser checks
  await send(page)
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByText('Please fill in this field.')).toHaveCount(7)
  await expect(page.getByText('Please choose one of the options.')).toHaveCount(2)
  await person.types(page.getByLabel('Website'), 'marin')
  await person.types(page.getByLabel('Business Email'), 'ada..marin@example.com')
  await send(page)
  await expect(page.getByLabel('Business Email')).toHaveAccessibleDescription(/name@company\.com/)
  await expect(page.getByLabel('Website')).toHaveAccessibleDescription(/such as company\.com/)
})

test.describe('a request that fails', () => {
  test.use({ expectedComplaint: /status of 503/ })

  test('a request that fails says so and keeps what was typed', async ({ page }) => {
    await page.route('**/api/forms/b2b-access', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/client/login?mode=request')
    await fill(page)
    await send(page)
    const message = page.getByRole('alert').getByText(failure)
    await expect(message).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
    await person.retypes(page.getByLabel('First name'), 'Eve')
    await expect(message).toHaveCount(0)
  })
})

test('a request with a password is confirmed by its mailed link', async ({ page }) => {
  const guest = { email: newEmail(), password: 'Olive-grove-7' }
  const nextMail = markMailbox()
  await accept(page)
  await page.goto('/client/login?mode=request')
  await fill(page, guest.email)
  await person.types(page.getByLabel('Password (optional)'), guest.password)
  await send(page)
  await expect(page.getByText(success)).toBeVisible()
  await page.goto((await nextMail('signup')).link)
  await comesIn(page, 'signup')
  // the page says so, and the link has signed them in
  await expect(page.getByText('once we have approved your access')).toBeVisible()
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Account security' })).toBeVisible()
})

test('a mistyped address is corrected, and its mailed code confirms it', async ({ page }) => {
  await accept(page)
  await page.goto('/client/login?mode=request')
  const mistyped = newEmail()
  await fill(page, mistyped)
  await person.types(page.getByLabel('Password (optional)'), 'Olive-grove-7')
  const mistypedMail = markMailbox()
  await send(page)
  await expect(page.getByText(`We have sent an email to ${mistyped}`)).toBeVisible()
  // it leaves after the answer, and would be taken for the next one
  await mistypedMail('signup')
  await expect(page.getByLabel('Code from the email')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveCount(0)
  await person.clicks(page.getByRole('button', { name: 'Use another address' }))
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(page.getByLabel('Industry')).toHaveValue('retail')
  await expect(page.getByLabel('Password (optional)')).toHaveValue('')
  const email = newEmail()
  const nextMail = markMailbox()
  await person.retypes(page.getByLabel('Business Email'), email)
  await person.types(page.getByLabel('Password (optional)'), 'Olive-grove-7')
  await send(page)
  await expect(page.getByText(`We have sent an email to ${email}`)).toBeVisible()
  const { code } = await nextMail('signup')
  // a phone that drops the tab while the mail is read
  await page.reload()
  await person.types(page.getByLabel('Code from the email'), code)
  await person.clicks(page.getByRole('button', { name: 'Confirm' }))
  await expect(page.getByText('once we have approved your access')).toBeVisible()
  await person.clicks(page.getByRole('button', { name: 'Continue' }))
  await expect(page).toHaveURL('/')
})
