import { section } from '../kit/factor-fixtures.ts'
import { markLinks, typeIn } from '../kit/mailbox.ts'
import {
  comesIn,
  enterAccount,
  expect,
  fillSignIn,
  newEmail,
  signIn,
  test,
} from '../kit/portal-fixtures.ts'
import { expectUsable } from '../kit/questions.ts'
import { opensAs } from '../kit/sessions.ts'
import { person } from '../person/person.ts'

test.use({ expectedComplaint: /status of 4\d\d|ERR_FAILED|Failed to fetch/ })

test('a person moves to a new email address and signs in with it', async ({ page, guest }) => {
  const next = newEmail()
  await enterAccount(page, guest)
  const part = section(page, 'Email address')
  await expect(part.getByText(guest.email)).toBeVisible()
  await expect(part.getByText('confirmed')).toBeVisible()

  // by keyboard, and what is typed stays when it is refused
  const change = part.getByRole('button', { name: 'Change email address' })
  await change.focus()
  await person.presses(page, 'Enter')
  const field = part.getByLabel('New email address')
  await expect(field).toBeFocused()
  await person.types(field, guest.email)
  await person.presses(page, 'Enter')
  await expect(field).toHaveAccessibleDescription(/This is already your email address/)
  await person.retypes(field, next)

  await page.route('**/auth/v1/user?*', (route) => route.abort(), { times: 1 })
  await person.presses(page, 'Enter')
  await expect(part.getByRole('alert').getByText('cannot be reached')).toBeVisible()
  await expect(field).toHaveValue(next)

  // the session has grown old: the password comes first, and nothing is typed twice
  await page.route(
    '**/auth/v1/user?*',
    (route) =>
      route.fulfill({
        status: 400,
        headers: { 'x-supabase-api-version': '2024-01-01' },
        json: { code: 'reauthentication_needed', message: 'No' },
      }),
    { times: 1 },
  )
  await person.presses(page, 'Enter')
  const password = part.getByLabel('Current password')
  await expect(password).toBeFocused()
  await person.types(password, guest.password)
  const nextMail = markLinks()
  await person.presses(page, 'Enter')
  const waiting = part.getByText(
    `Open the link in the email we sent to ${next}, and the link in the one we sent to ${guest.email}.`,
  )
  await expect(waiting).toBeFocused()
  await expect(part.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeVisible()
  await expectUsable(page, 'account page with an address that waits')

  const ofChange = (link: URL) => typeIn(link) === 'email_change'
  const one = await nextMail(ofChange)
  const isOfNew = one.text.includes('Please confirm that it is yours')
  const halfway = part.getByText(
    `Your change to ${next} is not complete yet. Open the link in the email we sent to ${isOfNew ? guest.email : next}.`,
  )
  const other = await nextMail((link) => ofChange(link) && link.href !== one.link)
  const asks = page.getByRole('heading', { name: `Change your email address to ${next}` })
  await page.goto(one.link)
  await expect(asks).toBeFocused()
  await comesIn(page, 'email_change')
  await expect(page.getByText('One address is confirmed.')).toBeVisible()
  await page.goto('/account')
  await expect(halfway).toBeVisible()
  // a used link leads a signed-in person on, and offers no other mail
  await page.goto(one.link)
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Send another confirmation' })).toHaveCount(0)
  await person.clicks(page.getByRole('button', { name: 'Continue' }))
  await expect(halfway).toBeVisible()

  await page.goto(other.link)
  await expect(asks).toBeFocused()
  await page.goto('/account')
  await expect(halfway).toBeVisible()
  await page.goto(other.link)
  await comesIn(page, 'email_change')
  await expect(page.getByText('Your email address has been changed.')).toBeVisible()
  await person.clicks(page.getByRole('button', { name: 'Continue' }))
  await expect(page).toHaveURL('/account')
  await expect(part.getByText(next)).toBeVisible()
  await expect(halfway).toHaveCount(0)

  await person.clicks(page.getByRole('button', { name: 'Sign Out', exact: true }))
  await signIn(page, guest, '/admin/login?from=/account')
  await expect(page.getByText('The email address or the password is wrong.')).toBeVisible()
  await fillSignIn(page, { ...guest, email: next })
  await expect(page).toHaveURL('/account')
  await expect(part.getByText(next)).toBeVisible()
})

test('a change of address that was a mistake is cancelled', async ({ page, guest }) => {
  await opensAs(page, guest, '/de/account')
  const part = section(page, 'E-Mail-Adresse')
  await person.clicks(part.getByRole('button', { name: 'E-Mail-Adresse ändern' }))
  await person.types(part.getByLabel('Neue E-Mail-Adresse'), newEmail())
  const nextMail = markLinks()
  await person.presses(page, 'Enter')
  // in the language of the page, not of the browser
  const { text } = await nextMail((link) => typeIn(link) === 'email_change')
  expect(text).toContain('Ihr Konto bei')
  const callOff = part.getByRole('button', { name: /Änderung abbrechen/ })
  await person.clicks(callOff)
  await person.clicks(part.getByRole('button', { name: /^Änderung abbrechen\? Bestätigen/ }))
  await expect(part.getByText('Es steht keine Änderung mehr aus')).toBeVisible()
  await expect(callOff).toHaveCount(0)
})

test('an address of another account is refused in words', async ({ page, guest, request }) => {
  const taken = newEmail()
  await request.post('/auth/v1/signup', { data: { email: taken, password: 'Thyme-honey-8' } })
  await enterAccount(page, guest)
  const part = section(page, 'Email address')
  await person.clicks(part.getByRole('button', { name: 'Change email address' }))
  const field = part.getByLabel('New email address')
  await person.types(field, taken)
  await person.clicks(part.getByRole('button', { name: 'Send the emails' }))
  await expect(field).toHaveAccessibleDescription(/Another account already uses this address/)
  await expect(field).toHaveValue(taken)
})
