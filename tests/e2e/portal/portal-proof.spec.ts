import type { Page } from '@playwright/test'
import { enrol, section } from '../kit/factor-fixtures.ts'
import { person } from '../person/person.ts'
import { type Account, enterAccount, expect, test } from '../kit/portal-fixtures.ts'

test.use({ expectedComplaint: /status of 4\d\d/ })

/** As the Worker answers a session that is older than ten minutes, once; the rest is the Worker's. */
const growsOld = (page: Page, address: string, code: string) =>
  page.route(
    address,
    (route) => route.fulfill({ status: 403, json: { code, title: '', status: 403, message: '' } }),
    { times: 1 },
  )

/** Answers the question who is there: wrong first, then right. */
async function prove(page: Page, part: string, { password }: Account) {
  const field = section(page, part).getByLabel('Current password')
  await person.types(field, 'not-mine')
  await person.presses(page, 'Enter')
  await expect(field).toHaveAccessibleDescription(/wrong|incorrect/i)
  await person.retypes(field, password)
  await person.presses(page, 'Enter')
  await expect(field).toHaveCount(0)
}

test('an old session asks who is there before a second step is set up, and goes on where it was', async ({
  page,
  guest,
}) => {
  await enterAccount(page, guest)
  await growsOld(page, '**/auth/v1/factors', 'reauthentication_needed')
  const factors = section(page, 'Two-step sign-in')
  await person.clicks(factors.getByRole('button', { name: 'Set up an authenticator app' }))
  await person.clicks(factors.getByRole('button', { name: 'Next' }))
  await prove(page, 'Two-step sign-in', guest)
  await expect(factors.getByRole('img', { name: 'QR code' })).toBeVisible()
  await person.clicks(factors.getByRole('button', { name: 'Cancel' }))
  await enrol(page)
})

test('an old session asks who is there before another one is ended, and ends it then', async ({
  page,
  guest,
}) => {
  await enterAccount(page, guest)
  await growsOld(page, '**/api/account/sessions/*', 'account/proof-needed')
  const sessions = section(page, 'Where you are signed in')
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await person.clicks(sessions.getByRole('button', { name: 'End session' }))
  await person.clicks(sessions.getByRole('button', { name: 'Press again' }))
  await prove(page, 'Where you are signed in', guest)
  await expect(sessions.getByText('The session has ended.')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
})
