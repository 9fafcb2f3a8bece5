import type { PriceListDetail, ProductDetail } from '#contract/trade/catalogue.ts'
import type { CompanyTerms } from '#contract/trade/terms.ts'
import { enterPortal } from '../kit/admin-fixtures.ts'
import { cancelReload, comesBack } from '../kit/session-fixtures.ts'
import { expect, test } from '../kit/trade/trade-test.ts'
import { person } from '../person/person.ts'

const conflict = 'Someone else changed this while you were editing.'

test.use({ expectedComplaint: /status of 409/ })

test('typed changes of products and lots survive a colleague’s save', async ({ page, market }) => {
  const { shop, letters, oil } = await market()
  const panel = page.getByRole('dialog').first()

  await test.step('typed changes of a product survive a colleague’s save', async () => {
    const path = `/catalogue/products/${oil.id}`
    const colleagueNames = async (name: string) => {
      const { version, fields, texts } = await shop.ask<ProductDetail>('GET', path)
      const named = { ...texts, en: { description: null, ...texts.en, name } }
      await shop.ask('PUT', path, { version, fields, texts: named })
    }
    await enterPortal(page, `catalogue?open=${oil.id}`)
    const description = panel.getByLabel(/^Description · English/)
    const name = panel.getByLabel('Name · English')
    await person.types(description, 'Pressed on the day')
    await person.clicks(panel.getByRole('checkbox', { name: 'Unknown' }))
    await cancelReload(page)
    await colleagueNames(`Green oil ${letters}`)
    await person.clicks(panel.getByRole('button', { name: 'Save' }))
    await expect(panel.getByText('Someone else changed this product.')).toBeVisible()
    await expect(panel.getByText(conflict)).toBeVisible()
    await expect(panel.getByRole('listitem').first()).toHaveText(
      `Name · English: Green oil ${letters}`,
    )
    await expect(description).toHaveValue('Pressed on the day')
    await person.clicks(panel.getByRole('button', { name: 'Keep mine' }))
    await expect(name).toHaveValue(`Green oil ${letters}`)
    await person.presses(page, 'Enter')
    await expect(panel.getByText('Saved.').first()).toBeVisible()
    const saved = await shop.ask<ProductDetail>('GET', path)
    expect(saved.texts.en).toEqual({
      name: `Green oil ${letters}`,
      description: 'Pressed on the day',
    })

    await person.types(description, ', and stored in the dark')
    await person.clicks(panel.getByRole('button', { name: 'Archive', exact: true }))
    await person.clicks(
      page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Archive' }),
    )
    await expect(panel.getByText('Archived.', { exact: true })).toBeVisible()
    await expect(panel.getByText(conflict)).toHaveCount(0)
    await expect(description).toHaveValue('Pressed on the day, and stored in the dark')
    await person.clicks(panel.getByRole('button', { name: 'Save' }))
    await expect(panel.getByText('Saved.').first()).toBeVisible()
  })

  await test.step('typed changes of a lot survive when a colleague puts the lot on hold', async () => {
    const lot = await shop.lot(oil.id, `LOT-${letters}`)
    await enterPortal(page, `catalogue?tab=lots&open=${lot.id}`)
    const producerLot = panel.getByLabel(/^The producer’s lot number/)
    await person.types(producerLot, 'PL-2026-778')
    await person.clicks(panel.getByRole('button', { name: 'Hold' }))
    await expect(
      panel.getByText('Held. It cannot be shipped until it is released.').first(),
    ).toBeVisible()
    await expect(producerLot).toHaveValue('PL-2026-778')
    await person.clicks(panel.getByRole('button', { name: 'Save' }))
    await expect(panel.getByText('Saved.').first()).toBeVisible()
    await expect(producerLot).toHaveValue('PL-2026-778')
  })
})

test('typed prices, terms and roles survive a conflict', async ({ page, guest, market }) => {
  const { shop, letters, company, list, oil } = await market()
  const panel = page.getByRole('dialog').first()

  await test.step('the typed name of a price list survives a colleague’s price change', async () => {
    await enterPortal(page, `catalogue?tab=lists&open=${list.id}`)
    const name = panel.getByLabel('Name', { exact: true })
    await person.types(name, ' of autumn')
    await person.types(panel.getByRole('searchbox'), letters)
    // waits for the search, which reorders the rows
    await expect(panel.getByText('2 shown', { exact: true })).toBeVisible()
    await person.clicks(panel.getByRole('button', { name: `Open Oil ${letters}` }))
    const steps = page.getByRole('dialog', { name: `Prices in Oil ${letters}` })
    await person.retypes(steps.getByLabel('Price 1 (CAD, per case)'), '77.10')
    await person.clicks(steps.getByRole('button', { name: 'Save' }))
    await expect(panel.getByText('77.10 · 5+: 61.50')).toBeVisible()
    await expect(name).toHaveValue(`List ${letters} of autumn`)
    await expect(panel.getByText(conflict)).toHaveCount(0)
    await person.clicks(panel.getByRole('button', { name: 'Save' }))
    await expect(panel.getByText('Saved.').first()).toBeVisible()

    await person.clicks(panel.getByRole('button', { name: `Open Oil ${letters}` }))
    await person.retypes(steps.getByLabel('Price 2 (CAD, per case)'), '60')
    const path = `/catalogue/price-lists/${list.id}`
    const { version } = await shop.ask<PriceListDetail>('GET', path)
    await shop.ask('PUT', `${path}/prices/${oil.id}`, {
      version,
      unit: 'case',
      prices: [{ min_cases: 1, unit_cents: 8000 }],
    })
    await person.clicks(steps.getByRole('button', { name: 'Save' }))
    await expect(steps.getByText('Someone else changed this price list.')).toBeVisible()
    await expect(steps.getByText(conflict)).toBeVisible()
    await expect(steps.getByRole('listitem').first()).toHaveText('Price 1 (CAD, per case): 80.00')
    await expect(steps.getByLabel('Price 2 (CAD, per case)')).toHaveValue('60')
  })

  await test.step('chosen terms and a role survive a colleague’s save', async () => {
    const path = `/companies/${company}/terms`
    const colleagueWrites = async (change: Partial<CompanyTerms['terms']>) => {
      const { version, terms } = await shop.ask<CompanyTerms>('GET', path)
      await shop.ask('PUT', path, { ...terms, ...change, version })
    }
    await enterPortal(page, `companies?tab=businesses&open=${company}`)
    const from = panel.getByLabel('From', { exact: true })
    await from.focus()
    await person.keys(page, '01052027')
    await expect(from).toHaveValue('2027-01-05')
    await colleagueWrites({ ship_to: 'Elgin 1' })
    await person.clicks(panel.getByRole('button', { name: 'Assign' }))
    await expect(panel.getByText('Someone else changed these terms.')).toBeVisible()
    await expect(panel.getByText('Elgin 1')).toBeVisible()
    await expect(from).toHaveValue('2027-01-05')
    await person.clicks(panel.getByRole('button', { name: 'Assign' }))
    await expect(panel.getByText('The price list is assigned.')).toBeVisible()

    const role = panel.getByLabel(/^Role of/)
    await person.chooses(role, 'viewer')
    await shop.makeApprover(company, guest.email)
    await comesBack(page)
    await expect(panel.getByText('It is now: Approver.')).toBeVisible()
    await expect(role).toHaveValue('viewer')

    await person.clicks(panel.getByRole('button', { name: 'Change terms' }))
    const terms = page.getByRole('dialog', { name: 'Change terms' })
    await person.types(terms.getByLabel(/^Minimum/), '250')
    await person.clicks(terms.getByRole('checkbox', { name: 'Friday' }))
    await colleagueWrites({ cutoff_time: '11:30', delivery_days: [1] })
    await person.clicks(terms.getByRole('button', { name: 'Save' }))
    await expect(terms.getByText('Someone else changed these terms.')).toBeVisible()
    await expect(terms.getByRole('listitem').nth(0)).toHaveText(/11:30$/)
    await expect(terms.getByRole('listitem').nth(1)).toHaveText('Delivery days: Monday')
    await person.clicks(terms.getByRole('button', { name: 'Keep mine' }))
    await person.clicks(terms.getByRole('button', { name: 'Save' }))
    await expect(terms).toHaveCount(0)
    const now = await shop.ask<CompanyTerms>('GET', path)
    expect(now.terms).toMatchObject({
      minimum_cents: 25_000,
      cutoff_time: '11:30',
      delivery_days: [2, 5],
    })
  })
})
