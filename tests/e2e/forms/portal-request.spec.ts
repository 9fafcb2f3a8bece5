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

test.describe('a request that fails', () => {
  test.use({ expectedComplaint: /status of 503/ })

  test('a request is corrected, fails, keeps what was typed and is sent', async ({ page }) => {
    const address = newEmail()
    const website = page.getByLabel('Website')
    const first = page.getByLabel('First name')
    await page.goto(formPaths['b2b-access'])
    await hydrated(page) // before that the browser checks

    await test.step('every required field of the request is named, the first is focused', async () => {
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

    await test.step('a request that fails says so and keeps what was typed', async () => {
      await fillRequest(page, 'en', address)
      // a website is taken without https:// before it
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

    await test.step('a request for access is sent', async () => {
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
})

test.describe('with a password that is too well known', () => {
  test.use({ expectedComplaint: /status of 422/ })

  test('a request with a password survives a reload, a weak password and a mistyped address', async ({
    page,
  }) => {
    const mistyped = newEmail()
    const answers: string[] = []
    page.on('response', async (response) => {
      if (response.url().endsWith('/api/forms/b2b-access')) {
        answers.push(((await response.json()) as { id: string }).id)
      }
    })
    await page.goto(formPaths['b2b-access'])
    await hydrated(page)

    await test.step('a request half written survives a reload, its password does not', async () => {
      await fillRequest(page, 'en', mistyped)
      await person.types(password(page), 'Olive-grove-7')
      await page.reload()
      await hydrated(page)
      await expect(page.getByLabel('What do you need?')).toHaveValue('Olive oil for twelve shops')
      await expect(page.getByLabel('Industry')).toHaveValue('retail')
      await expect(password(page)).toHaveValue('')
    })

    await test.step('a second password for a request does not send it again', async () => {
      await person.types(password(page), 'olives')
      await send(page)
      await expect(password(page)).toHaveAccessibleDescription(
        /Password does not meet requirements\./,
      )
      await person.retypes(password(page), 'Password1!')
      await send(page)
      await expect(password(page)).toHaveAccessibleDescription(/too easy to guess/)
      await expect(password(page)).toBeFocused()
      await person.retypes(password(page), 'Olive-grove-7')
      const mistypedMail = markMailbox()
      await send(page)
      await expect(page.getByText(accessWords.sent)).toBeVisible()
      await expect(page.getByText(`We have sent an email to ${mistyped}`)).toBeVisible()
      // it leaves after the answer, and would be taken for the next one
      await mistypedMail('signup')
      expect(answers).toEqual([answers[0], answers[0]])
      expect(await leadsOf(mistyped)).toHaveLength(1)
    })

    await test.step('a mistyped address is corrected, and its mailed code confirms it', async () => {
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
      // a phone that drops the tab while the mail is read
      await page.reload()
      await person.types(code, mail.code)
      await person.clicks(page.getByRole('button', { name: 'Confirm' }))
      await expect(page.getByText('once we have approved your access')).toBeVisible()
      await person.clicks(page.getByRole('button', { name: 'Continue' }))
      await expect(page).toHaveURL('/')
    })
  })
})
