import type { Locator } from '@playwright/test'
import { enterPortal } from '../kit/admin-fixtures.ts'
import { uploadFile } from '../kit/picture-fixtures.ts'
import { expect, newEmail, test } from '../kit/portal-fixtures.ts'
import { uniqueLetters, staffApi } from '../kit/trade/trade-fixtures.ts'
import { person } from '../person/person.ts'

/** Chooses a file without the browser’s file dialog. */
const choose = (dialog: Locator, text: string) =>
  dialog
    .locator('input[type=file]')
    .setInputFiles(uploadFile(Buffer.from(text), 'file.csv', 'text/csv'))

test('staff import a catalogue and a price list from files', async ({ page, request }) => {
  const letters = uniqueLetters()
  const shop = await staffApi(request)
  await shop.company(newEmail(), `Taverna ${letters}`, 'en')
  await enterPortal(page, 'catalogue')
  const dialog = page.getByRole('dialog')

  await person.clicks(page.getByRole('button', { name: 'Import a file…' }))
  const head = 'sku,category,units_per_case,unit_label,name_en'
  await choose(
    dialog,
    `${head}\n${letters}-A,honeys,12,450 g,Honey ${letters}\n${letters}-B,honey,6,1 kg,Bad`,
  )
  await person.clicks(dialog.getByRole('button', { name: 'Check the file' }))
  await expect(dialog.getByText(`Row 3 · ${letters}-B · column category`)).toBeVisible()
  await expect(dialog.getByText('Nothing was imported. 1 error must be corrected')).toBeVisible()
  await choose(
    dialog,
    `${head}\n${letters}-A,honeys,12,450 g,Honey ${letters}\n${letters}-B,honeys,6,1 kg,Pail ${letters}`,
  )
  await person.clicks(dialog.getByRole('button', { name: 'Check the file' }))
  await expect(dialog.getByText('2 new, 0 changed, 0 unchanged.')).toBeVisible()
  await person.clicks(dialog.getByRole('button', { name: 'Import', exact: true }))
  await expect(dialog.getByText('Imported: 2 new, 0 changed.')).toBeVisible()
  await person.presses(page, 'Escape')
  await person.types(page.getByRole('searchbox'), letters)
  await expect(page.getByText('2 shown', { exact: true })).toBeVisible()

  await person.clicks(page.getByRole('button', { name: `Open Pail ${letters}` }))
  await person.retypes(dialog.getByLabel('Units per case'), '4')
  await person.clicks(dialog.getByRole('button', { name: 'Save' }))
  await expect(dialog.getByText('Saved.').first()).toBeVisible()
  await person.clicks(dialog.getByRole('button', { name: 'Archive', exact: true }))
  await person.clicks(
    page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Archive' }),
  )
  await expect(dialog.getByText('Archived.', { exact: true })).toBeVisible()
  await person.presses(page, 'Escape')
  await expect(page.getByText('1 shown', { exact: true })).toBeVisible()

  await person.clicks(page.getByRole('button', { name: 'Price lists' }))
  await person.clicks(page.getByRole('button', { name: 'New price list' }))
  await person.types(dialog.getByLabel('Name'), `Prices ${letters}`)
  await dialog.getByLabel('Valid from').focus()
  await person.keys(page, '01012020')
  await person.clicks(dialog.getByRole('button', { name: 'Save' }))
  await person.clicks(page.getByRole('button', { name: `Open Prices ${letters}` }))
  await person.clicks(dialog.getByRole('button', { name: 'Import a file…' }))
  const prices = page.getByRole('dialog', { name: 'Import prices' })
  await choose(prices, `sku;min_cases;price\n${letters}-A;1;162,00\n${letters}-A;5;1.250,00`)
  await person.clicks(prices.getByRole('button', { name: 'Check the file' }))
  await expect(prices.getByText('This is not an amount. Write 61.50')).toBeVisible()
  await choose(prices, `sku;min_cases;price\n${letters}-A;1;162,00\n${letters}-A;5;154,80`)
  await person.clicks(prices.getByRole('button', { name: 'Check the file' }))
  await expect(prices.getByText('1 new, 0 changed')).toBeVisible()
  await person.clicks(prices.getByRole('button', { name: 'Import', exact: true }))
  await expect(prices.getByText('Imported: 1 new, 0 changed.')).toBeVisible()
  await person.presses(page, 'Escape')
  await expect(dialog.getByText('162.00 · 5+: 154.80')).toBeVisible()
  await person.clicks(dialog.getByRole('button', { name: `Open Honey ${letters}` }))
  const steps = page.getByRole('dialog', { name: `Prices in Honey ${letters}` })
  await person.retypes(steps.getByLabel('Price 2 (CAD, per case)'), '150')
  await person.clicks(steps.getByRole('button', { name: 'Save' }))
  await expect(dialog.getByText('162.00 · 5+: 150.00')).toBeVisible()

  await person.presses(page, 'Escape')
  await person.clicks(page.getByRole('link', { name: 'Companies' }))
  await person.clicks(page.getByRole('button', { name: 'Companies' }))
  await person.types(page.getByRole('searchbox'), letters)
  await person.clicks(page.getByRole('button', { name: `Open Taverna ${letters}` }))
  await person.chooses(dialog.getByLabel('Price list'), `Prices ${letters}`)
  await person.clicks(dialog.getByRole('button', { name: 'Assign' }))
  await expect(dialog.getByText('The price list is assigned.')).toBeVisible()
  await person.chooses(dialog.getByLabel(/^Role of/), 'approver')
  await person.clicks(dialog.locator('.staff-member-role button'))
  await expect(dialog.getByText('The role is saved.')).toBeVisible()
  await person.clicks(dialog.getByRole('button', { name: 'Change terms' }))
  const terms = page.getByRole('dialog', { name: 'Change terms' })
  await person.types(terms.getByLabel('Orders above this need approval'), '2500')
  await person.clicks(terms.getByRole('button', { name: 'Save' }))
  await expect(dialog.getByText('2500.00 CAD')).toBeVisible()
})
