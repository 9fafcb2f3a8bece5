import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { person } from '../person/person.ts'
import { expect } from './portal-fixtures.ts'

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The code of an authenticator app for a secret. */
export const totpCode = (secret: string, timestamp = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

/** Sets up an authenticator app; `spent` is the code already used for it. */
export async function enrol(page: Page): Promise<{ secret: string; spent: string }> {
  const factors = section(page, 'Two-step verification')
  await person.clicks(factors.getByRole('button', { name: 'Set up an authenticator app' }))
  await person.retypes(factors.getByLabel('Name'), 'Pocket phone')
  await person.clicks(factors.getByRole('button', { name: 'Next' }))
  const qrCode = factors.getByRole('img', { name: 'QR code' })
  await expect(qrCode).toBeVisible()
  expect(await qrCode.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const secret = (await factors.getByText(/^[A-Z2-7]{4}( [A-Z2-7]+)+$/).textContent()) ?? ''
  // the link opens the app on the same phone, which cannot scan its own screen
  await expect(
    factors.getByRole('link', { name: 'Open in your authenticator app' }),
  ).toHaveAttribute('href', new RegExp(`^otpauth://totp/.*secret=${secret.replaceAll(' ', '')}`))
  const spent = totpCode(secret)
  await person.types(factors.getByLabel('Six-digit code'), spent)
  await person.clicks(factors.getByRole('button', { name: 'Turn on' }))
  await expect(factors.getByText('Two-step verification is on.')).toBeVisible()
  await expect(factors.getByText('Pocket phone').first()).toBeVisible()
  return { secret, spent }
}

/** The code of the next time step, because a used code is refused. */
export const nextCode = (secret: string) => totpCode(secret, Date.now() + 30_000)
