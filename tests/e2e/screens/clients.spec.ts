import type { Page } from '@playwright/test'
import { localize } from '#contract/locales.ts'
import { widestLanguage as locale } from '../kit/languages.ts'
import { expectUsable } from '../kit/questions.ts'
import { expect, type TradeFixture, test } from '../kit/trade/trade-test.ts'
import { person } from '../person/person.ts'
import { slowCpu } from '../person/slowness.ts'

/*
 * Every screen of the client portal, once empty and once with an order, a shipment, a recall and documents.
 * A row has the screen, a text that shows it has loaded, and optional steps before the checks.
 */
type Row = [screen: string, shown: string, act?: (page: Page) => Promise<unknown>]

const empty: Row[] = [
  ['dashboard', '.portal-cards'],
  ['basket', 'main h1'],
  ['standing', '.goods-none'],
  ['purchases', '.portal-tools'],
  ['documents', '.goods section'],
  ['recalls', 'main h1'],
]

async function filled(market: TradeFixture): Promise<Row[]> {
  const { shop, letters, company, oil, buyer } = market
  await shop.keep({ place: 'company', place_id: company }, `Contract ${letters}`, '2020-01-01')
  await shop.keep({ place: 'product', place_id: oil.id }, `Sheet ${letters}`)
  const { order: shipped, oilLot } = await market.shipped()
  const { id: recall } = await market.recall(oilLot, 'real')
  const sent = await market.ordered()
  const proposed = await market.ordered()
  await shop.makeDearer(proposed)
  await buyer.put([oil], 2)
  const entry = '.goods-entry'
  const press = (selector: string) => (page: Page) => person.clicks(page.locator(selector).first())
  return [
    ['dashboard', '[role=alert] a'],
    ['catalogue', entry],
    ['catalogue', entry, press(`${entry} summary`)],
    ['catalogue', entry, press('.goods > .btn[aria-pressed]')],
    ['catalogue', entry, press('.guide-views button:nth-child(2)')],
    ['basket', '.basket-line'],
    ['orders', '.order-list'],
    [
      `orders/${sent.id}`,
      '.basket-total',
      async (page) => {
        await page.setViewportSize({ width: 320, height: 740 })
        const lines = () =>
          page.locator('.order-number').evaluate((it) => it.getClientRects().length)
        expect(await lines()).toBe(1)
      },
    ],
    [`orders/${shipped.id}`, '.basket-lines'],
    [`orders/${proposed.id}`, '.order-change'],
    [`standing?from=${shipped.id}&company=${company}`, '.standing-form'],
    ['purchases', '.purchases-table'],
    [
      'purchases',
      '.purchases-table',
      async (page) => {
        await page.locator('.export-form input').first().fill('')
        await expect(page.locator('.export-form [role=status]').first()).not.toBeEmpty()
      },
    ],
    ['documents', '.document-expired'],
    ['recalls', '.order-list'],
    [`recalls/${recall}`, '[name=held]'],
  ]
}

test('every client screen passes axe and fits in the widest language', async ({ page, market }) => {
  test.setTimeout(500_000 * slowCpu)
  const opened = await market(locale)
  const lookAt = async (rows: Row[], state: string) => {
    for (const [screen, shown, act] of rows) {
      await page.goto(localize(`/client/${screen}`, locale))
      await expect(page.locator(shown).first()).toBeVisible()
      await act?.(page)
      await expectUsable(page, `${screen}, ${state}`)
    }
  }
  await opened.enter(page)
  await lookAt(empty, 'empty')
  const rows = await filled(opened)
  await lookAt(rows, 'filled')

  // a standing order is created from an order, then changed
  const [begin = ''] = rows.find(([screen]) => screen.startsWith('standing?')) ?? []
  await page.goto(localize(`/client/${begin}`, locale))
  await person.clicks(page.locator('.standing-form button[type=submit]'))
  await expect(page).toHaveURL(/\/client\/standing\/[\da-f-]{36}/)
  await expectUsable(page, 'a standing order')
  await person.clicks(page.locator('.order-tools').first().locator('button').nth(1))
  await expect(page.locator('.standing-form')).toBeVisible()
  await expectUsable(page, 'a change of a standing order')
})
