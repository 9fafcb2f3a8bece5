import type { APIRequestContext, Page } from '@playwright/test'
import { type Locale, localize } from '#contract/locales.ts'
import type { Account } from '../portal-fixtures.ts'
import { opensAs } from '../sessions.ts'
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

/** Opens a page of the client portal as the guest, who is signed in. */
export const enterAsClient = (
  page: Page,
  guest: Account,
  locale: Locale = 'en',
  path = '/client/dashboard',
): Promise<void> => opensAs(page, guest, localize(path, locale))
