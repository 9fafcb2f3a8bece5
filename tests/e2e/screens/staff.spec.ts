import type { Page } from '@playwright/test'
import type { Locale } from '#contract/locales.ts'
import { enterPortal, goes, screens } from '../kit/admin-fixtures.ts'
import { widestLanguage } from '../kit/languages.ts'
import { uploadFile } from '../kit/picture-fixtures.ts'
import { expectUsable } from '../kit/questions.ts'
import { expect, type TradeFixture, test } from '../kit/trade/trade-test.ts'
import { requestAccess, decideRequest } from '../kit/staff-fixtures.ts'
import { markLinks } from '../kit/mailbox.ts'
import { person } from '../person/person.ts'
import { slowCpu } from '../person/slowness.ts'

/* Every screen, panel and form of the admin portal in the widest language; kit/questions.ts has the checks. */
type Walk = (page: Page, locale: Locale, market: TradeFixture) => Promise<void>

const panel = (page: Page) => page.locator('dialog[open]').last()
const press = (page: Page, selector: string, at = 0) =>
  person.clicks(page.locator(selector).nth(at))
const escape = (page: Page) => page.keyboard.press('Escape')
const row = (page: Page, text: string) => page.locator('.staff-row-open', { hasText: text }).first()

/** Clicks an opener, waits for its panel or form and runs the checks. */
async function opens(page: Page, what: string, opener: string, shown: string, at = 0) {
  await press(page, opener, at)
  await expect(panel(page).locator(shown).first()).toBeVisible()
  await expectUsable(page, what)
}

const walks: Record<string, Walk> = {
  'The staff sign-in page, the menu and every screen': async (page, locale) => {
    await enterPortal(page, 'dashboard', locale)
    await page.waitForLoadState('networkidle')
    for (const [at, [path]] of screens.entries()) {
      await press(page, '.staff-side .side-list a', at)
      await expect(page).toHaveURL(new RegExp(`/admin-portal/${path}`))
      await page.waitForLoadState('networkidle')
      if (path === 'analytics') await press(page, '.staff-card-head button')
      await expectUsable(page, path)
    }
    await page.setViewportSize({ width: 360, height: 800 })
    await press(page, '.staff-bar button')
    await expect(panel(page)).toBeVisible()
    await expectUsable(page, 'menu', { widths: [360] })
    await escape(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.reload()
    await expect(page.locator('input[name=email]')).toBeVisible()
    await expectUsable(page, 'gate')
  },

  'What is done with a flag': async (page, locale) => {
    await enterPortal(page, 'feature-flags', locale)
    const flag = page.locator('.flag-row').first()
    const tool = (at: number) =>
      person.clicks(flag.locator('.flag-tools .staff-icon-button').nth(at))
    await tool(0)
    await expectUsable(page, 'history')
    await escape(page)
    await tool(1)
    await person.clicks(panel(page).locator('input[type=radio]').last())
    await expectUsable(page, 'plan')
    await escape(page)
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectUsable(page, 'whether a plan is discarded')
    await press(page, '[role=alertdialog] .staff-button-danger')
    await tool(2)
    await person.clicks(panel(page).locator('.staff-button-strong'))
    await expect(panel(page).locator('a[target=_blank]')).toBeVisible()
    await expectUsable(page, 'link of a preview')
    await escape(page)
    await person.clicks(page.getByRole('switch', { name: 'french language' }))
    await expect(panel(page)).toBeVisible()
    await expectUsable(page, 'whether a section is hidden')
  },

  'People, requests and companies': async (page, locale) => {
    const { request } = page
    const { id } = await requestAccess(request, { locale, companyName: 'Ada & Söhne' })
    await decideRequest(request, id, { decision: 'approve' })
    const asked = await requestAccess(request, { locale, companyName: 'Nikos & Co' })

    await enterPortal(page, 'users', locale)
    await opens(page, 'user', '.staff-row-open', '.staff-entries, .staff-part p')
    await person.clicks(panel(page).locator('.staff-button-danger').first())
    await expectUsable(page, 'whether a user is suspended')
    await escape(page)
    await escape(page)
    await opens(page, 'invitation', '.staff-head .staff-button-strong', '[name=email]')
    await person.clicks(panel(page).locator('.form-actions button').first())
    await expect(panel(page).locator('.form-error').first()).toBeVisible()
    await expectUsable(page, 'invitation with a mistake')
    await escape(page)

    await goes(page, 'companies')
    await expect(page.locator('.staff-counts')).toBeVisible()
    await opens(page, 'request', '.staff-row-open', '.staff-panel-actions')
    await person.clicks(panel(page).locator('.staff-panel-actions .staff-button').nth(1))
    await expectUsable(page, 'question about a request')
    await escape(page)
    await escape(page)
    await person.types(page.getByRole('searchbox'), 'no such company')
    await expect(page.locator('.staff-empty')).toBeVisible()
    await expectUsable(page, 'nothing found')
    await press(page, '.staff-tabs button', 1)
    await opens(page, 'company', '.staff-row-open', '.staff-people')
    await escape(page)
    await goes(page, 'messages')
    await opens(page, 'message', '.staff-row-open', '.staff-part')

    const nextMail = markLinks()
    await decideRequest(request, asked.id, { decision: 'ask', reason: 'How many shops?' })
    const { link } = await nextMail(({ pathname }) => pathname.includes('/access-request/'))
    await page.goto(link)
    await expect(page.locator('textarea[name=reply]')).toBeVisible()
    await expectUsable(page, 'page of a request')
  },

  'The catalogue, price lists, lots and terms': async (page, locale, market) => {
    const { letters } = market
    const { oilLot } = await market.shipped()
    const imports = async (cases: string, shown: string) => {
      const csv = uploadFile(
        Buffer.from(`sku,min_cases\n${letters}-OIL,${cases}`),
        'a.csv',
        'text/csv',
      )
      await panel(page).locator('input[type=file]').setInputFiles(csv)
      await person.clicks(panel(page).locator('form button').first())
      await expect(panel(page).locator(shown)).toBeVisible()
    }
    await enterPortal(page, `catalogue?q=${letters}`, locale)
    await expect(page.locator('.staff-row-open')).toHaveCount(2)
    await opens(page, 'product', '.staff-row-open', '[name=sku]')
    await escape(page)
    await press(page, '.staff-goods-tools button', 1)
    await imports('2', '.staff-changes')
    await person.clicks(panel(page).locator('summary'))
    await expectUsable(page, 'plan of an import')
    await imports('none', '.staff-problems')
    await expectUsable(page, 'refused import')
    await escape(page)
    await press(page, '.staff-tabs button', 1)
    await person.clicks(row(page, `List ${letters}`))
    await expect(panel(page).locator('.staff-row-open').first()).toBeVisible()
    await expectUsable(page, 'price list')
    await escape(page)
    await press(page, '.staff-tabs button', 2)
    await person.clicks(row(page, oilLot.code))
    await expect(panel(page).locator('[name=code]')).toHaveValue(oilLot.code)
    await person.clicks(panel(page).locator('.staff-documents button').last())
    await expectUsable(page, 'lot and a document that is being added')
    await enterPortal(page, `companies?tab=businesses&open=${market.company}`, locale)
    await expect(panel(page).locator('.staff-filters')).toBeVisible()
    await expectUsable(page, 'terms of a company')
    await person.clicks(panel(page).locator('.staff-part .staff-panel-actions button').first())
    await expect(page.locator('[name=cutoff_time]')).toBeVisible()
    await expectUsable(page, 'form of terms')
  },

  'Orders, shipments and recalls': async (page, locale, market) => {
    const { letters, shop } = market
    const { oilLot } = await market.shipped()
    await market.recall(oilLot, 'drill')
    const { id: recall } = await market.recall(oilLot, 'real')
    const sent = await market.ordered()
    const confirmed = await market.ordered()
    await shop.confirm(confirmed)

    await enterPortal(page, `orders?open=${sent.id}`, locale)
    const action = (at: number) =>
      person.clicks(panel(page).locator('.staff-panel-actions button').nth(at))
    await expect(panel(page)).toContainText(`Oil ${letters}`)
    await expectUsable(page, 'order')
    await action(1)
    await expect(page.locator('[name="cases-1"]')).toBeVisible()
    await expectUsable(page, 'form of changes')
    await escape(page)
    await action(2)
    await expect(page.locator('textarea[name=reason]')).toBeVisible()
    await expectUsable(page, 'form of a refusal')
    await enterPortal(page, `orders?status=confirmed&open=${confirmed.id}`, locale)
    await action(0)
    await expect(page.locator('[name="lot-1-0"]')).toBeVisible()
    await expectUsable(page, 'form of a shipment')
    await enterPortal(page, `recalls?open=${recall}`, locale)
    await expect(panel(page)).toContainText(`Taverna ${letters}`)
    await expectUsable(page, 'recall')
    await escape(page)
    await press(page, '.staff-head .staff-button-danger')
    await person.types(panel(page).getByRole('searchbox'), `LOT-${letters}-F`)
    await press(page, '.staff-recall-found button')
    await expect(panel(page).locator('[name=confirmation]')).toBeVisible()
    await expect(panel(page)).toContainText(`Taverna ${letters}`)
    await expectUsable(page, 'form of a recall')
  },

  'News, articles, page texts, settings and notifications': async (page, locale) => {
    for (const kind of ['news', 'article', 'pages']) {
      await enterPortal(page, `content?kind=${kind}`, locale)
      await press(page, 'table button')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.waitForLoadState('networkidle')
      if (kind !== 'pages') await press(page, '.staff-editor button[aria-pressed=false]')
      await expectUsable(page, `a text of ${kind}`)
    }
    await enterPortal(page, 'settings', locale)
    await opens(page, 'special days', '.staff-settings-card .staff-tools button', 'input')
    await enterPortal(page, 'notifications?tab=preferences', locale)
    await expect(page.locator('.staff-preference').nth(10)).toBeVisible()
    await expectUsable(page, 'choices about notifications')
  },
}

for (const [what, walk] of Object.entries(walks)) {
  test(`${what} pass axe and fit in the widest language`, async ({ page, market }) => {
    test.setTimeout(500_000 * slowCpu)
    await walk(page, widestLanguage, await market(widestLanguage))
  })
}
