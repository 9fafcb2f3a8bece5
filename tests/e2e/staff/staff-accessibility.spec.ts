import { localeCodes } from '#contract/locales.ts'
import { enterPortal } from '../kit/admin-fixtures.ts'
import { expectNoBarriers, expectToFit } from '../kit/barriers.ts'
import { markLinks } from '../kit/mailbox.ts'
import { person } from '../person/person.ts'
import { expect, test } from '../kit/portal-fixtures.ts'
import { slowCpu } from '../person/slowness.ts'
import { askForAccess, staffToken } from '../kit/staff-fixtures.ts'

for (const locale of localeCodes) {
  // what axe looks for is the same in all languages; what fits is not
  const lookAt = ['en', 'el'].includes(locale) ? expectNoBarriers : expectToFit

  test(`no barrier stands among people and companies (${locale})`, async ({ page, request }) => {
    test.setTimeout(300_000 * slowCpu)
    const { id } = await askForAccess(request, { locale, companyName: 'Ada & Söhne' })
    const headers = { authorization: `Bearer ${await staffToken()}` }
    const approved = await request.post(`/api/admin/access-requests/${id}/decision`, {
      headers,
      data: { decision: 'approve', version: 0 },
    })
    expect(approved.status()).toBe(200)
    const asked = await askForAccess(request, { locale, companyName: 'Nikos & Co' })

    await enterPortal(page, 'users', locale)
    const firstRow = page.locator('.ad-row-open').first()
    const panel = page.locator('dialog[open]')
    await expect(firstRow).toBeVisible()
    await lookAt(page, 'users')
    await person.clicks(firstRow)
    await expect(panel.locator('.ad-deeds, .ad-part p').last()).toBeVisible()
    await lookAt(page, 'user')
    await person.clicks(panel.locator('.ad-button-danger'))
    await lookAt(page, 'confirmation')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await person.clicks(page.locator('.ad-head .ad-button-strong'))
    await expect(panel.locator('[name=email]')).toBeVisible()
    await lookAt(page, 'invitation')
    await person.clicks(panel.locator('.form-actions button'))
    await expect(panel.locator('.form-error').first()).toBeVisible()
    await lookAt(page, 'invitation with a mistake')
    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 1280, height: 800 })
    await person.clicks(page.locator('.side-list a').nth(4))
    await expect(page.locator('.ad-counts')).toBeVisible()
    await expect(firstRow).toBeVisible()
    await lookAt(page, 'requests')
    await person.clicks(firstRow)
    await expect(panel.locator('.ad-panel-actions')).toBeVisible()
    await lookAt(page, 'request')
    await person.clicks(panel.locator('.ad-panel-actions .ad-button').nth(1))
    await lookAt(page, 'question')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await person.types(page.getByRole('searchbox'), 'no such company')
    await expect(page.locator('.ad-empty')).toBeVisible()
    await lookAt(page, 'nothing found')
    await person.clicks(page.locator('.ad-tabs button').nth(1))
    await person.clicks(firstRow)
    await expect(panel.locator('.ad-people').first()).toBeVisible()
    await lookAt(page, 'company')
    await page.keyboard.press('Escape')
    await person.clicks(page.locator('.ad-tabs button').nth(2))
    await person.clicks(firstRow)
    await expect(panel.locator('.ad-part').last()).toBeVisible()
    await lookAt(page, 'submission')

    const nextMail = markLinks()
    await request.post(`/api/admin/access-requests/${asked.id}/decision`, {
      headers,
      data: { decision: 'ask', version: 0, reason: 'How many shops?' },
    })
    const { link } = await nextMail(({ pathname }) => pathname.includes('/access-request/'))
    await page.goto(link)
    await expect(page.locator('textarea[name=reply]')).toBeVisible()
    await lookAt(page, 'status page')
  })
}
