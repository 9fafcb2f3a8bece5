import type { APIRequestContext, Page } from '@playwright/test'
import { type Locale, localize } from '#contract/locales.ts'
import type { RecallDetail } from '#contract/trade/recalls/recalls.ts'
import { type Account, test as base } from '../portal-fixtures.ts'
import { opensAs } from '../sessions.ts'
import { clientOf, ownLetters, shopkeeper } from './trade-fixtures.ts'

export { expect } from '../portal-fixtures.ts'

type People = {
  request: APIRequestContext
  guest: Account
  admin: { setFlag: (name: 'client_orders', isOn: boolean) => Promise<void> }
}

/** Opens a page of the client portal as the guest, who is signed in. */
export const enterAsClient = (page: Page, guest: Account, locale: Locale, path: string) =>
  opensAs(page, guest, localize(path, locale))

/** Ordering is on, and the guest buys for a company: two products, and prices in its list. */
async function openMarket({ request, guest, admin }: People, locale: Locale) {
  await admin.setFlag('client_orders', true)
  const shop = await shopkeeper(request)
  const letters = ownLetters()
  const stocked = await shop.stocked(guest.email, letters, locale)
  const { company, products } = stocked
  const buyer = await clientOf(request, guest, company)
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
    /** An order of two cases of each. */
    ordered,
    /** The same, confirmed and sent from a lot of each product. */
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
      enterAsClient(page, guest, locale, `/client/${screen}`),
  }
}

export type Market = Awaited<ReturnType<typeof openMarket>>

/** `market` opens a company that buys, in a language: its goods and prices, its buyer, and what staff do behind the scenes. */
export const test = base.extend<{ market: (locale?: Locale) => Promise<Market> }>({
  market: async ({ request, guest, admin }, use) => {
    await use((locale = 'en') => openMarket({ request, guest, admin }, locale))
  },
})
