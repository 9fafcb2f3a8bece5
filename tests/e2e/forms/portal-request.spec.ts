import { allowErrors } from '../kit/fixtures.ts'
import type { Page } from '@playwright/test'
import {
  expect,
  fillRequest,
  formPaths,
  leadsOf,
  newEmail,
  test,
  words,
} from '../kit/form-fixtures.ts'
import { markMailbox } from '../kit/mailbox.ts'
import { person } from '../person/person.ts'

const { forms, request: accessWords } = words.en
const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()
const send = (page: Page) => person.clicks(page.getByRole('button', { name: 'Request access' }))
const password = (page: Page) => page.getByLabel('Password (optional)')
const email = (page: Page) => page.getByLabel('Business Email')

test('an access request is corrected, survives a failure and is sent', async ({ page }) => {
  allowErrors(/status of 503/)
  const address = newEmail()
  const website = page.getByLabel('Website')
  const first = page.getByLabel('First name')
  await page.goto(formPaths['b2b-access'])
  await hydrated(page) // before hydration the browser validates

  await test.step('every missing required field is marked and the first is focused', async () => {
    await send(page)
    await expect(first).toBeFocused()
    await expect(page.getByText('Please fill in this field.')).toHaveCount(7)
    await expect(page.getByText('Please choose one of the options.')).toHaveCount(2)
    await person.types(website, 'none')
    await person.types(email(page), 'ada..marin@example.com')
    await send(page)
    await expect(email(page)).toHaveAccessibleDescription(/name@company\.com/)
    await expect(website).toHaveAccessibleDescription(forms.fault.url)
    await person.retypes(email(page), '')
  })

  await test.step('a failed access request shows an error and keeps the typed text', async () => {
    await fillRequest(page, 'en', address)
    // a website without https:// is accepted
    await person.retypes(website, 'marin.example/shop')
    const away = { status: 503, body: '' }
    await page.route('**/api/forms/b2b-access', (route) => route.fulfill(away), { times: 1 })
    await send(page)
    const failure = page.getByRole('alert').getByText(accessWords.failed)
    await expect(failure).toBeVisible()
    await expect(first).toHaveValue('Ada')
    await person.retypes(first, 'Eve')
    await expect(failure).toHaveCount(0)
  })

  await test.step('an access request is sent', async () => {
    const asked = page.waitForRequest('**/api/forms/b2b-access')
    await send(page)
    await expect(page.getByRole('status').getByText(accessWords.sent)).toBeVisible()
    expect((await asked).headers()['idempotency-key']).toMatch(/^[\da-f]{64}$/)
    expect((await asked).postDataJSON()).not.toHaveProperty('password')
    await expect(first).toHaveValue('')
    expect((await leadsOf(address))[0]).toMatchObject({
      firstname: 'Eve',
      company: 'Marin Foods',
      jobtitle: 'Buyer',
      company_size: '11-50',
      industry: 'retail',
      website: 'https://marin.example/shop',
      business_needs: 'Olive oil for twelve shops',
    })
  })
})

test('an access request with a password survives mistakes and a reload', async ({ page }) => {
  allowErrors(/status of 422/)
  const mistyped = newEmail()
  const answers: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/forms/b2b-access')) {
      answers.push(((await response.json()) as { id: string }).id)
    }
  })
  await page.goto(formPaths['b2b-access'])
  await hydrated(page)

  await test.step('a reload restores a half-written access request except for its password', async () => {
    await fillRequest(page, 'en', mistyped)
    await person.types(password(page), 'Olive-grove-7')
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('What do you need?')).toHaveValue('Olive oil for twelve shops')
    await expect(page.getByLabel('Industry')).toHaveValue('retail')
    await expect(password(page)).toHaveValue('')
  })

  await test.step('choosing another password does not send the access request again', async () => {
    await person.types(password(page), 'olives')
    await send(page)
    await expect(password(page)).toHaveAccessibleDescription(/does not meet requirements\./)
    await person.retypes(password(page), 'Password1!')
    await send(page)
    await expect(password(page)).toHaveAccessibleDescription(/too easy to guess/)
    await expect(password(page)).toBeFocused()
    await person.retypes(password(page), 'Olive-grove-7')
    const mistypedMail = markMailbox()
    await send(page)
    await expect(page.getByText(accessWords.sent)).toBeVisible()
    await expect(page.getByText(`We have sent an email to ${mistyped}`)).toBeVisible()
    // this mail is sent after the response and must not be taken for the next one
    await mistypedMail('signup')
    expect(answers).toEqual([answers[0], answers[0]])
    expect(await leadsOf(mistyped)).toHaveLength(1)
  })

  await test.step('a mistyped address is corrected, and the emailed code confirms the new one', async () => {
    const address = newEmail()
    const code = page.getByLabel('Code from the email')
    await expect(code).toBeFocused()
    await expect(page.getByLabel('First name')).toHaveCount(0)
    await person.clicks(page.getByRole('button', { name: 'Use another address' }))
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
    await expect(page.getByLabel('Industry')).toHaveValue('retail')
    await expect(password(page)).toHaveValue('')
    const nextMail = markMailbox()
    await person.retypes(email(page), address)
    await person.types(password(page), 'Olive-grove-7')
    await send(page)
    await expect(page.getByText(`We have sent an email to ${address}`)).toBeVisible()
    const mail = await nextMail('signup')
    // a phone may discard the tab while its owner reads the mail
    await page.reload()
    await person.types(code, mail.code)
    await person.clicks(page.getByRole('button', { name: 'Confirm' }))
    await expect(page.getByText('once we have approved your access')).toBeVisible()
    await person.clicks(page.getByRole('button', { name: 'Continue' }))
    await expect(page).toHaveURL('/')
  })
})
