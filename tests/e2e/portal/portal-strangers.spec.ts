import type { APIRequestContext } from '@playwright/test'
import { baseURL } from '../../setup/e2e-server.ts'
import { markLinks, typeIn } from '../kit/mailbox.ts'
import { comesIn, expect, test } from '../kit/portal-fixtures.ts'
import { newPassword } from '../kit/session-fixtures.ts'
import { person } from '../person/person.ts'

// the service says so while a password is due
test.use({ expectedComplaint: /status of 403/ })

/** What only the stranger could answer (RFC 7636). */
const challenge = { code_challenge: 'v'.repeat(43), code_challenge_method: 'plain' }

/** Each request of a stranger comes from elsewhere. */
const anywhere = () => {
  const part = () => Math.floor(Math.random() * 65_536).toString(16)
  return { 'cf-connecting-ip': `2001:db8:${part()}:${part()}::1` }
}

/**
 * A stranger has a link mailed that leads where they like and answers only to them, and uses up what may be guessed.
 * @returns the mailed link
 */
async function besiege(request: APIRequestContext, email: string, path: string): Promise<string> {
  const nextMail = markLinks()
  const query = new URLSearchParams({ redirect_to: baseURL + path })
  const send = (to: string, data: object) =>
    request.post(`/auth/v1${to}`, { data, headers: anywhere() })
  for (const to of ['/recover', '/otp', '/recover']) {
    await send(`${to}?${query}`, { email, ...challenge })
  }
  const { link } = await nextMail(
    (mailed) => typeIn(mailed) === 'recovery' || typeIn(mailed) === 'magiclink',
  )
  const refusals = async (to: string, data: object) => {
    for (let guess = 0; guess < 25; guess++) {
      if ((await send(to, data)).status() === 429) return true
    }
    return false
  }
  expect(await refusals('/verify', { type: 'email', email, token: 'wrong' })).toBe(true)
  const wrong = { email, password: 'Guessed-grove-1' }
  expect(await refusals('/token?grant_type=password', wrong)).toBe(true)
  return link
}

test('the owner gets in by mail while a stranger besieges it', async ({ page, request, guest }) => {
  const link = await besiege(request, guest.email, '/client/login?mode=request')
  await page.goto(link)
  await comesIn(page)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  expect(page.url()).not.toContain('token_hash')
  await person.types(page.getByLabel('New password'), newPassword)
  await person.clicks(page.getByRole('button', { name: 'Save password' }))
  await expect(page.getByRole('heading', { name: 'Your new password is saved' })).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText(guest.email).first()).toBeVisible()
})

test.describe('at an address that a stranger chose', () => {
  test.use({ expectedComplaint: /status of 40[34]/ })

  // a page in a language, and a file; what is no page of ours is an app's (contract §5)
  for (const path of ['/fr/teams', '/robots.txt']) {
    test(`a link led to ${path} lets its owner in`, async ({ page, request, guest }) => {
      const nextMail = markLinks()
      const query = new URLSearchParams({ redirect_to: baseURL + path })
      await request.post(`/auth/v1/recover?${query}`, {
        data: { email: guest.email, ...challenge },
      })
      const { link } = await nextMail((mailed) => typeIn(mailed) === 'recovery')
      await page.goto(link)
      const yes = /^(?:Choose a new password|Choisir un nouveau mot de passe)$/
      await person.clicks(page.getByRole('button', { name: yes }))
      const title = path.startsWith('/fr')
        ? 'Choisissez un nouveau mot de passe'
        : 'Choose a new password'
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(page).toHaveURL(/\/(client|admin)\/login$/)
    })
  }
})
