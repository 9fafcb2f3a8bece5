import type { APIRequestContext, Page } from '@playwright/test'
import { type Locale, localize } from '#contract/locales.ts'
import type { RecallDetail } from '#contract/trade/recalls/recalls.ts'
import { type Account, test as base } from '../portal-fixtures.ts'
import { opensAs } from '../sessions.ts'
import { clientApi, uniqueLetters, staffApi } from './trade-fixtures.ts'

export { expect } from '../portal-fixtures.ts'

type People = {
  request: APIRequestContext
  guest: Account
  admin: { setFlag: (name: 'client_orders', isOn: boolean) => Promise<void> }
}

/** Opens a page of the client portal with the guest's session. */
export const openAsClient = (page: Page, guest: Account, locale: Locale, path: string) =>
  opensAs(page, guest, localize(path, locale))

/** Switches ordering on and makes the guest a buyer at a company with two priced products. */
async function createTradeFixture({ request, guest, admin }: People, locale: Locale) {
  await admin.setFlag('client_orders', true)
  const shop = await staffApi(request)
  const letters = uniqueLetters()
  const stocked = await shop.stocked(guest.email, letters, locale)
  const { company, products } = stocked
  const buyer = await clientApi(request, guest, company)
  const [oil, feta] = ['-OIL', '-FETA'].map((end) => products.find(({ sku }) => sku.endsWith(end)))
  if (!oil || !feta) throw new Error('The shop has no oil or no feta')
  const ordered = () => buyer.order(products, 2)
  return {
    ...stocked,
    shop,
    letters,
    buyer,
    oil,
    feta,
    /** Submits an order of two cases of each product. */
    ordered,
    /** Submits such an order, confirms it, and ships it from one lot of each product. */
    shipped: async () => {
      const order = await ordered()
      await shop.confirm(order)
      const oilLot = await shop.lot(oil.id, `LOT-${oil.sku}`)
      const fetaLot = await shop.lot(feta.id, `LOT-${feta.sku}`)
      await shop.ship(order, 16_100)
      return { order, oilLot, fetaLot }
    },
    recall: (lot: { id: string; code: string }, kind: 'real' | 'drill') =>
      shop.ask<RecallDetail>('POST', '/recalls', {
        id: crypto.randomUUID(),
        kind,
        action: 'return',
        reason: { en: 'Glass may have got into the bottles.' },
        lots: [lot.id],
        confirmation: lot.code,
      }),
    /** Opens a screen of the client portal as the buyer. */
    enter: (page: Page, screen = 'dashboard') =>
      openAsClient(page, guest, locale, `/client/${screen}`),
  }
}

export type TradeFixture = Awaited<ReturnType<typeof createTradeFixture>>

/** `market` creates a company with a buyer, products and prices, for a given language. */
export const test = base.extend<{ market: (locale?: Locale) => Promise<TradeFixture> }>({
  market: async ({ request, guest, admin }, use) => {
    await use((locale = 'en') => createTradeFixture({ request, guest, admin }, locale))
  },
})
