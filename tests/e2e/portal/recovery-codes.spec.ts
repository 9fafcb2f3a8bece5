import { readFile } from 'node:fs/promises'
import { companyDefaults as company } from '#contract/company.ts'
import { enrol, section } from '../kit/factor-fixtures.ts'
import { person } from '../person/person.ts'
import { enterAccount, expect, signIn, test } from '../kit/portal-fixtures.ts'

test.use({ expectedComplaint: /status of 4\d\d/ })

test('recovery codes are shown once, kept as a file, and one of them signs in without the phone', async ({
  page,
  guest,
}) => {
  await enterAccount(page, guest)
  await enrol(page)
  const codes = section(page, 'Recovery codes')
  await expect(codes.getByText('No codes have been created yet.')).toBeVisible()
  await person.clicks(codes.getByRole('button', { name: 'Create recovery codes' }))
  const items = codes.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect(items).toHaveCount(10)
  const shown = await items.allTextContents()
  const saving = page.waitForEvent('download')
  await person.clicks(codes.getByRole('link', { name: 'Save as a file' }))
  const file = await readFile(await (await saving).path(), 'utf8')
  for (const code of shown) expect(file).toContain(code)
  expect(file).toContain(guest.email)
  await person.clicks(codes.getByRole('button', { name: 'I have saved them' }))
  await expect(codes.getByText('10 of 10 left')).toBeVisible()
  await expect(items).toHaveCount(0)

  await person.clicks(page.getByRole('button', { name: 'Sign out everywhere' }))
  await person.clicks(page.getByRole('button', { name: 'Press again' }))
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
  await signIn(page, guest, '/admin/login?from=/account')
  // before anything is looked for: who never set it up reads what to do, too
  const help = page.getByText(
    `Never set this up, or neither your phone nor your recovery codes at hand? Call us at ${company.phone} or write to ${company.email}`,
  )
  await expect(page.getByLabel('Six-digit code')).toBeVisible()
  await expect(help).toBeVisible()
  await person.clicks(page.getByRole('button', { name: 'Lost phone? Use a recovery code' }))
  const field = page.getByLabel('Recovery code')
  await expect(help).toBeVisible()
  await person.types(field, 'aaaa-bbbb-cccc')
  await person.clicks(page.getByRole('button', { name: 'Continue' }))
  await expect(page.getByRole('alert').getByText('wrong or has expired')).toBeVisible()
  await person.retypes(field, (shown[4] ?? '').toLowerCase())
  await person.clicks(page.getByRole('button', { name: 'Continue' }))
  await expect(page).toHaveURL('/account')
  await expect(section(page, 'Recovery codes').getByText('9 of 10 left')).toBeVisible()
})

test('whoever has no code left asks for a link where the second step is', async ({
  page,
  guest,
}) => {
  await enterAccount(page, guest)
  await enrol(page)
  await person.clicks(page.getByRole('button', { name: 'Sign out everywhere' }))
  await person.clicks(page.getByRole('button', { name: 'Press again' }))
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
  await signIn(page, guest, '/admin/login?from=/account')
  await expect(page.getByLabel('Six-digit code')).toBeVisible()
  await person.clicks(page.getByRole('button', { name: 'Forgot your password?' }))
  const send = page.getByRole('button', { name: 'Send the e-mail' })
  await expect(send).toBeVisible()
  await page.reload()
  await expect(send).toBeVisible()
})

test('a double click makes one set of codes: a second would void the first', async ({
  page,
  guest,
}) => {
  await enterAccount(page, guest)
  await enrol(page)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname.endsWith('/recovery-codes')) calls.push(pathname)
  })
  const codes = section(page, 'Recovery codes')
  await codes.getByRole('button', { name: 'Create recovery codes' }).dblclick()
  const list = codes.getByRole('list', { name: 'Your recovery codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  expect(calls).toHaveLength(1)
})

for (const [locale, width] of [
  ['', 360],
  ['/el', 768],
  ['/de', 1440],
] as const) {
  test(`recovery codes fit their page at ${width} pixels${locale}`, async ({ page, guest }) => {
    await enterAccount(page, guest)
    await enrol(page)
    await page.setViewportSize({ width, height: 900 })
    if (locale !== '') await page.goto(`${locale}/account`)
    const names =
      /^(Create recovery codes|Δημιουργία κωδικών ανάκτησης|Wiederherstellungscodes erstellen)$/
    await person.clicks(page.getByRole('button', { name: names }))
    await expect(page.getByText(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){5}$/)).toHaveCount(10)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    await page.screenshot({ path: test.info().outputPath(`codes-${width}.png`), fullPage: true })
  })
}
