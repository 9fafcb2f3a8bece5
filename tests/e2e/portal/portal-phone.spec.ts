import { smsURL } from '../../setup/e2e-server.ts'
import type { APIRequestContext } from '@playwright/test'
import { person } from '../person/person.ts'
import { enterAccount, expect, signIn, test } from '../kit/portal-fixtures.ts'

const newNumber = () => `+1613555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`

/** The code of the newest text message to a number. */
async function codeFor(request: APIRequestContext, to: string, count: number): Promise<string> {
  const read = async () => {
    const answer = await request.get(`${smsURL}/?${new URLSearchParams({ to })}`)
    return (await answer.json()) as { text: string }[]
  }
  await expect.poll(async () => (await read()).length).toBe(count)
  const messages = await read()
  return /\b\d{6}\b/.exec(messages.at(-1)?.text ?? '')?.[0] ?? ''
}

test.use({ expectedComplaint: /status of 4\d\d/ })

test('a phone is set up as the second step', async ({ page, guest, request }) => {
  const number = newNumber()
  await enterAccount(page, guest)
  const factors = page.getByRole('region', { name: 'Two-step verification' })
  await person.clicks(factors.getByRole('button', { name: 'Set up a phone' }))
  await person.types(factors.getByLabel('Phone number'), '0613')
  await person.clicks(factors.getByRole('button', { name: 'Next' }))
  await expect(factors.getByLabel('Phone number')).toHaveAccessibleDescription(/country code/)
  await person.retypes(factors.getByLabel('Phone number'), number)
  await person.clicks(factors.getByRole('button', { name: 'Next' }))
  await person.clicks(factors.getByRole('button', { name: 'Send the code' }))
  const code = factors.getByLabel('Code from the text message')
  await expect(code).toBeFocused()
  const sent = await codeFor(request, number, 1)
  await person.keys(page, sent === '000000' ? '000001' : '000000')
  await person.presses(page, 'Enter')
  await expect(page.getByRole('alert').getByText('wrong or has expired')).toBeVisible()
  await person.retypes(code, sent)
  await person.presses(page, 'Enter')
  await expect(factors.getByText('Two-step verification is on.')).toBeVisible()

  await person.clicks(page.getByRole('button', { name: 'Sign Out', exact: true }))
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await signIn(page, guest, '/admin/login?from=/account')
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  const send = page.getByRole('button', { name: 'Send the code' })
  await expect(send).toBeFocused()
  await person.presses(page, 'Enter')
  await expect(page.getByLabel('Code from the text message')).toBeFocused()
  await expect(page.getByRole('button', { name: /Send another code in \d+ s/ })).toBeVisible()
  await person.keys(page, await codeFor(request, number, 2))
  await person.presses(page, 'Enter')
  await expect(page).toHaveURL('/account')
})
