import type { Page } from '@playwright/test'
import { expect, test as base, vars } from './fixtures.ts'
import { askRun } from './run.ts'
import { opensAs } from './sessions.ts'
import { person } from '../person/person.ts'

export { expect }

export type Account = { email: string; password: string }

export const client: Account = {
  email: vars.SEED_CLIENT_EMAIL,
  password: vars.SEED_CLIENT_PASSWORD,
}
export const admin: Account = { email: vars.SEED_ADMIN_EMAIL, password: vars.SEED_ADMIN_PASSWORD }

export const newEmail = () => `guest-${crypto.randomUUID()}@example.com`

type Fixtures = {
  /** A confirmed account without a role. */
  guest: Account
}

export const test = base.extend<Fixtures>({
  // rate limits count by IP address, so every test has its own
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    const part = () => Math.floor(Math.random() * 65536).toString(16)
    await use({ ...extraHTTPHeaders, 'cf-connecting-ip': `2001:db8:${part()}:${part()}::1` })
  },
  guest: async ({ baseURL }, use) => {
    const guest = { email: newEmail(), password: 'Olive-grove-7' }
    await askRun('guest', { url: String(baseURL), ...guest })
    await use(guest)
  },
})

/** Fills in and sends a sign-in form, without waiting for the result. */
export async function signIn(page: Page, { email, password }: Account, path = '/client/login') {
  await page.goto(path)
  await fillSignIn(page, { email, password })
}

export async function fillSignIn(page: Page, { email, password }: Account) {
  await person.retypes(page.getByLabel('mail'), email)
  await person.retypes(page.getByLabel('Password', { exact: true }), password)
  await person.clicks(page.getByRole('button', { name: 'Sign In', exact: true }))
}

/** Opens the account page with a session. */
export async function enterAccount(page: Page, account: Account) {
  await opensAs(page, account, '/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Account security' })).toBeVisible()
}

const pressed = {
  signup: 'Confirm my email address',
  invite: 'Accept the invitation',
  recovery: 'Choose a new password',
  magiclink: 'Sign in',
  email_change: 'Confirm the change',
  undo: 'This wasn’t me: undo it',
} as const

export type Purpose = keyof typeof pressed

/** Clicks the confirm button of the page behind an emailed link. */
export async function comesIn(page: Page, type: Purpose = 'recovery') {
  const button = page.getByRole('button', { name: pressed[type], exact: true })
  await expect(button).toBeVisible()
  await person.clicks(button)
}
