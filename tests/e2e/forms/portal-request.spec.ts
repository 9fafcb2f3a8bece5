import type { Page } from '@playwright/test'
import { markMailbox } from '../kit/mailbox.ts'
import { person } from '../person/person.ts'
import { expect, newEmail, test } from '../kit/portal-fixtures.ts'

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

test('the two modes lead to each other', async ({ page }) => {
  await page.goto('/client/login')
  await person.clicks(page.getByRole('link', { name: 'Need B2B access? Request it here' }))
  await expect(page.getByRole('heading', { name: 'Join B2B Network' })).toBeVisible()
  await person.clicks(page.getByRole('link', { name: 'Already have access? Sign in' }))
  await expect(page.getByRole('heading', { name: 'Sign In to Your Account' })).toBeVisible()
})

test('whoever looks at the request form and comes back finds their address at sign-in', async ({
  page,
}) => {
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

test('every required field is named, and the first has the focus', async ({ page }) => {
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

test('a request is sent once, and the form is empty again', async ({ page }) => {
  await accept(page)
  await page.goto('/client/login?mode=request')
  await fill(page)
  const sent = page.waitForRequest('**/api/forms/b2b-access')
  await send(page)
  const request = await sent
  expect(request.headers()['idempotency-key']).toMatch(/^[\da-f]{64}$/)
  expect(request.postDataJSON()).toMatchObject({
    firstName: 'Ada',
    companySize: '11-50',
    industry: 'retail',
  })
  expect(request.postDataJSON()).not.toHaveProperty('password')
  await expect(page.getByRole('status').getByText(success)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('')
})

test.describe('a request that fails', () => {
  test.use({ expectedComplaint: /status of 503/ })

  test('says so, keeps what was typed, and is silent after an edit', async ({ page }) => {
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

test('a password that is typed has to meet the rule', async ({ page }) => {
  await page.goto('/client/login?mode=request')
  await fill(page)
  const password = page.getByLabel('Password (optional)')
  await person.types(password, 'olives')
  await send(page)
  await expect(password).toHaveAccessibleDescription(/Password does not meet requirements\./)
  await expect(password).toBeFocused()
})

test('with a password the account is made, and its mailed link confirms it', async ({ page }) => {
  const guest = { email: newEmail(), password: 'Olive-grove-7' }
  const nextMail = markMailbox()
  await accept(page)
  await page.goto('/client/login?mode=request')
  await fill(page, guest.email)
  await person.types(page.getByLabel('Password (optional)'), guest.password)
  await send(page)
  await expect(page.getByText(success)).toBeVisible()
  await page.goto((await nextMail('signup')).link)
  // the page says so, and the link has signed them in
  await expect(page.getByText('once our team has approved your access')).toBeVisible()
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Account security' })).toBeVisible()
})

test('the mailed code confirms it on the spot, and says that access waits', async ({ page }) => {
  const guest = { email: newEmail(), password: 'Olive-grove-7' }
  const nextMail = markMailbox()
  await accept(page)
  await page.goto('/client/login?mode=request')
  await fill(page, guest.email)
  await person.types(page.getByLabel('Password (optional)'), guest.password)
  await send(page)
  await expect(page.getByLabel('Code from the e-mail')).toBeVisible()
  // a phone that drops the tab while the mail is read
  await page.reload()
  await person.types(page.getByLabel('Code from the e-mail'), (await nextMail('signup')).code)
  await person.clicks(page.getByRole('button', { name: 'Confirm' }))
  await expect(page.getByText('once our team has approved your access')).toBeVisible()
  await person.clicks(page.getByRole('button', { name: 'Continue' }))
  await expect(page).toHaveURL('/')
})

test('once the mail is sent, it is said to whom, and a mistyped address is mended without typing all again', async ({
  page,
}) => {
  await accept(page)
  await page.goto('/client/login?mode=request')
  const mistyped = newEmail()
  await fill(page, mistyped)
  await person.types(page.getByLabel('Password (optional)'), 'Olive-grove-7')
  await send(page)
  await expect(page.getByText(`We have sent an e-mail to ${mistyped}`)).toBeVisible()
  await expect(page.getByLabel('Code from the e-mail')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveCount(0)
  await person.clicks(page.getByRole('button', { name: 'Use another address' }))
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(page.getByLabel('Industry')).toHaveValue('retail')
  await expect(page.getByLabel('Password (optional)')).toHaveValue('')
  const email = newEmail()
  await person.retypes(page.getByLabel('Business Email'), email)
  await person.types(page.getByLabel('Password (optional)'), 'Olive-grove-7')
  await send(page)
  await expect(page.getByText(`We have sent an e-mail to ${email}`)).toBeVisible()
})
