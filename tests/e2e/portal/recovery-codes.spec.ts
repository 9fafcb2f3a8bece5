import { companyDefaults as company } from '#contract/company.ts'
import { enrol, section } from '../kit/factor-fixtures.ts'
import { person } from '../person/person.ts'
import { enterAccount, expect, signIn, test } from '../kit/portal-fixtures.ts'
import { signsOutEverywhere } from '../kit/session-fixtures.ts'

test.use({ expectedComplaint: /status of 4\d\d/ })

test('recovery codes are shown once and sign in without a phone', async ({ page, guest }) => {
  await enterAccount(page, guest)
  const codes = section(page, 'Recovery codes')
  let sets = 0
  page.on('request', (asked) => {
    if (asked.method() === 'POST' && asked.url().endsWith('/recovery-codes')) sets++
  })
  // they are part of setting up; a second set would void the first
  await enrol(page)
  const items = codes.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect(items).toHaveCount(10)
  expect(sets).toBe(1)
  await expect(codes.getByText('Copy, save or print your codes before you go on.')).toBeVisible()
  // each on one line, or it is read as two
  await page.setViewportSize({ width: 360, height: 800 })
  const lines = await items.evaluateAll((entries) =>
    entries.map((entry) => {
      const range = document.createRange()
      range.selectNodeContents(entry)
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
    }),
  )
  expect(lines).toEqual(lines.map(() => 1))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.setViewportSize({ width: 1280, height: 720 })
  const shown = await items.allTextContents()
  const { text } = await person.saves(codes.getByRole('link', { name: 'Save as a file' }))
  for (const code of [...shown, guest.email]) expect(text).toContain(code)
  await person.clicks(codes.getByRole('button', { name: 'I have saved them' }))
  await expect(codes.getByText('10 of 10 left')).toBeVisible()
  await expect(items).toHaveCount(0)

  await signsOutEverywhere(page)
  await signIn(page, guest, '/admin/login?from=/account')
  // before anything is looked for: who never set it up reads what to do, too
  const help = page.getByText(
    `Don’t have your phone or recovery codes, or never set this up? Call ${company.phone} or email ${company.email}.`,
  )
  await expect(page.getByLabel('Six-digit code')).toBeVisible()
  await expect(help).toBeVisible()

  await test.step('a person without a code can ask for a link at the second step', async () => {
    await person.clicks(page.getByRole('button', { name: 'Forgot your password?' }))
    const send = page.getByRole('button', { name: 'Send the email' })
    await expect(send).toBeVisible()
    await page.reload()
    await expect(send).toBeVisible()
    await signIn(page, guest, '/admin/login?from=/account')
  })

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
