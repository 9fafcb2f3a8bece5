import { allowErrors } from '../kit/fixtures.ts'
import { readFile } from 'node:fs/promises'
import { enterPortal } from '../kit/admin-fixtures.ts'
import { expectUsable } from '../kit/questions.ts'
import { expect, test } from '../kit/trade/trade-test.ts'
import { problem } from '../kit/problem.ts'
import { person } from '../person/person.ts'
import { samplePdf } from '../../../worker/db/samples/sample-pdf.ts'

const analysis = (letters: string) => ({
  name: `Analysis ${letters}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(samplePdf([`Analysis ${letters}`])),
})

test('the buyer of a lot downloads its analysis unchanged', async ({ page, market }) => {
  // the test also uploads an unsupported file
  allowErrors(/status of 415/)
  const { letters, shipped, enter } = await market()
  const { order } = await shipped()

  await enterPortal(page, 'catalogue?tab=lots')
  await person.clicks(page.locator('.staff-row-open', { hasText: `LOT-${letters}-OIL` }))
  const part = page.locator('dialog[open] .staff-documents')
  await expect(part).toContainText('No documents yet.')
  await person.clicks(part.getByRole('button', { name: 'Add a document' }))
  await person.clicks(part.getByRole('button', { name: 'Upload' }))
  await expect(part.getByText('Please choose a file.')).toBeVisible()
  const file = analysis(letters)
  await part.locator('input[type=file]').setInputFiles({
    ...file,
    name: 'notes.txt',
    buffer: Buffer.from('no PDF at all'),
  })
  await person.clicks(part.getByRole('button', { name: 'Upload' }))
  await expect(part.getByText('Only PDF, JPEG and PNG')).toBeVisible()
  await part.locator('input[type=file]').setInputFiles(file)
  await person.retypes(part.getByLabel('Title, as clients read it'), `Analysis ${letters}`)
  await person.doubleClicks(part.getByRole('button', { name: 'Upload' }))
  await expect(part).toContainText('Uploaded. Clients with access to it can download it now.')
  await expect(part.locator('li')).toHaveCount(1)
  await expectUsable(page, 'documents of a lot')

  await enter(page, `orders/${order.id}`)
  const line = page.locator('.basket-line', { hasText: `Oil ${letters}` })
  const button = line.getByRole('button', { name: `Analysis ${letters}` })
  await expect(button).toBeVisible()
  await button.focus()
  const waiting = page.waitForEvent('download')
  await person.presses(page, 'Enter')
  const download = await waiting
  expect(download.suggestedFilename()).toBe(file.name)
  expect((await readFile(await download.path())).equals(file.buffer)).toBe(true)
  await expect(page).toHaveURL(`/client/orders/${order.id}`)

  await enterPortal(page, 'catalogue?tab=lots')
  await person.clicks(page.locator('.staff-row-open', { hasText: `LOT-${letters}-OIL` }))
  await person.clicks(part.getByRole('button', { name: `Withdraw Analysis ${letters}` }))
  const sure = page.getByRole('dialog', { name: 'Are you sure?' })
  await person.clicks(sure.getByRole('button', { name: 'Withdraw' }))
  await expect(part).toContainText('Withdrawn. Clients can no longer open it.')
  await enter(page, `orders/${order.id}`)
  await expect(page.locator('.basket-line').first()).toBeVisible()
  await expect(button).toHaveCount(0)
})

test('a client finds documents, expired ones included', async ({ page, market }) => {
  allowErrors(/status of 503/)
  const { shop, letters, company, oil, products, ordered, enter } = await market()
  const order = await ordered()

  await test.step('a client finds all documents and sees which expired', async () => {
    await enter(page)
    await person.clicks(page.locator('.portal-cards li').nth(2).getByRole('link'))
    await expect(page).toHaveURL('/client/documents')
    const group = (at: number) => page.locator('.goods section').nth(at)
    await expect(group(0).getByRole('status').first()).not.toBeEmpty()

    await shop.keep({ place: 'company', place_id: company }, `Contract ${letters}`, '2020-01-01')
    await shop.keep({ place: 'product', place_id: oil.id }, `Sheet ${letters}`)
    await page.reload()
    await expect(group(0)).toContainText(`Contract ${letters}`)
    await expect(group(0).locator('.document-expired')).toHaveCount(1)
    await expect(group(2)).toContainText(`Sheet ${letters}`)
    const file = await person.saves(group(0).locator('.document-list button').first())
    expect(file.name).toBe(`Contract ${letters}.pdf`)
    await expect(group(0).locator('.message-success')).toBeVisible()
  })

  await test.step('a product in the catalogue lists its documents', async () => {
    await page.goto('/client/catalogue')
    await person.types(page.getByRole('searchbox'), letters)
    for (const { name } of products) {
      const entry = page.locator('.goods-entry').filter({ hasText: name })
      await person.clicks(entry.locator('summary'))
    }
    const papers = page.locator('.goods-papers')
    await expect(papers.filter({ hasText: `Sheet ${letters}` })).toHaveCount(1)
    await expect(papers).toHaveCount(2)
  })

  await test.step('a failed download shows an error beside the order', async () => {
    await shop.keep({ place: 'order', place_id: order.id }, `Invoice ${letters}`)
    await page.route('**/link', (route) => route.fulfill(problem(503, 'document/not-read')))
    await page.goto(`/client/orders/${order.id}`)
    await person.clicks(page.getByRole('button', { name: `Download Invoice ${letters}` }))
    await expect(
      page.getByRole('alert').filter({ hasText: 'Documents cannot be opened' }),
    ).toBeVisible()
    await expect(page.locator('.basket-line')).toHaveCount(2)
  })
})
