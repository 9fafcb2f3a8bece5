import type { APIRequestContext, Page } from '@playwright/test'
import { type Locale, localize } from '#contract/locales.ts'
import { knock } from '../admin-fixtures.ts'
import { type Account, expect } from '../portal-fixtures.ts'
import { ownLetters, shopkeeper } from './trade-fixtures.ts'

type People = {
  request: APIRequestContext
  guest: Account
  admin: { setFlag: (name: 'client_orders', isOn: boolean) => Promise<unknown> }
}

/** Ordering is on, and the guest buys for a company: two products, and prices in its list. */
export async function stockedShop({ request, guest, admin }: People, locale: Locale = 'en') {
  await admin.setFlag('client_orders', true)
  const shop = await shopkeeper(request)
  const letters = ownLetters()
  return { shop, letters, ...(await shop.stocked(guest.email, letters, locale)) }
}

/** Signs the guest in, as clients do. */
export async function enterAsClient(page: Page, guest: Account, locale: Locale = 'en') {
  await page.goto(localize('/client/login', locale))
  await knock(page, guest)
  await expect(page).toHaveURL(localize('/client/dashboard', locale))
}
