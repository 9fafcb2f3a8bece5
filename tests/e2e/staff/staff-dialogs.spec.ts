import { allowErrors } from '../kit/fixtures.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Locale } from '#contract/locales.ts'
import { enterPortal, expect, test } from '../kit/admin-fixtures.ts'
import { hold } from '../person/hold.ts'
import { databaseAway, problem } from '../kit/problem.ts'
import { person } from '../person/person.ts'
import { markLinks } from '../kit/mailbox.ts'
import { requestAccess } from '../kit/staff-fixtures.ts'

const text = 'We only deliver to shops.'
const refusal = (page: Page) => page.getByRole('dialog', { name: 'Decline the request' })
const message = (page: Page) => refusal(page).getByLabel('Message to the applicant')
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' })
const isDecision = '**/api/admin/access-requests/*/decision'

/** Opens a new access request by its link. */
async function openRequest(page: Page, request: APIRequestContext, locale: Locale = 'en') {
  const companyName = `Hands ${crypto.randomUUID().slice(0, 8)}`
  const { id } = await requestAccess(request, { locale, companyName })
  await enterPortal(page, `companies?q=${encodeURIComponent(companyName)}&open=${id}`)
  const panel = page.getByRole('dialog', { name: companyName })
  await expect(panel).toBeVisible()
  return { panel, row: page.getByRole('button', { name: `Open ${companyName}` }) }
}

/** Starts to type the reason for a refusal. */
async function writeRefusal(page: Page) {
  await person.clicks(page.getByRole('button', { name: 'Decline…' }))
  await person.types(message(page), text)
}

test('a panel follows the browser history and submits once', async ({ page, request }) => {
  const { panel, row } = await openRequest(page, request)

  await test.step('going back closes a panel, and going forward opens it', async () => {
    // opened by a link, closing it adds no history entry and focuses its row
    await expect(row).toBeAttached()
    await person.presses(page, 'Escape')
    await expect(panel).toHaveCount(0)
    await expect(page).not.toHaveURL(/open=/)
    await expect(row).toBeFocused()

    await person.doubleClicks(row)
    await expect(panel).toBeVisible()
    await page.goBack()
    await expect(panel).toHaveCount(0)
    await expect(row).toBeFocused()
    await page.goForward()
    await expect(panel).toBeVisible()
    await person.clicks(panel.getByRole('button', { name: 'Close' }))
    await expect(panel).toHaveCount(0)
    await expect(row).toBeFocused()

    await person.clicks(page.getByRole('button', { name: 'Companies', exact: true }))
    await expect(page).toHaveURL(/tab=businesses/)
    await page.goBack()
    await expect(row).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible()
  })

  await test.step('releasing a text selection outside a dialog keeps it open', async () => {
    await person.clicks(row)
    await writeRefusal(page)
    const box = await message(page).boundingBox()
    if (!box) throw new Error('The field is not there')
    await page.mouse.move(box.x + 100, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(3, 3, { steps: 5 })
    await page.mouse.up()
    await expect(message(page)).toHaveValue(text)
    await expect(question(page)).toHaveCount(0)

    for (const leave of [
      () => person.presses(page, 'Escape'),
      () => page.mouse.click(3, 3, { delay: 10 }),
      () => person.clicks(refusal(page).getByRole('button', { name: 'Close' })),
      () => person.clicks(refusal(page).getByRole('button', { name: 'Cancel' })),
      // goBack would wait for the navigation that is held back
      () => page.evaluate(() => history.back()),
    ]) {
      await message(page).focus()
      await leave()
      await expect(question(page).getByRole('button', { name: 'Keep editing' })).toBeFocused()
      await person.presses(page, 'Escape')
      await expect(question(page)).toHaveCount(0)
      await expect(message(page)).toHaveValue(text)
    }
    await message(page).focus()
    await person.presses(page, 'Escape')
    await person.clicks(question(page).getByRole('button', { name: 'Keep editing' }))
    await expect(message(page)).toBeFocused()
    await person.presses(page, 'ControlOrMeta+End')
    await person.keys(page, '!')
    await expect(message(page)).toHaveValue(`${text}!`)
    await person.presses(page, 'Escape')
    await person.clicks(question(page).getByRole('button', { name: 'Discard' }))
    await expect(refusal(page)).toHaveCount(0)
    await person.clicks(page.getByRole('button', { name: 'Decline…' }))
    await expect(message(page)).toHaveValue('')
    await person.presses(page, 'Escape')
    await expect(refusal(page)).toHaveCount(0)
  })

  await test.step('a double click on Approve opens one question and approves once', async () => {
    const decisions = await hold(page, isDecision)
    await person.doubleClicks(panel.getByRole('button', { name: 'Approve', exact: true }))
    const sure = page.getByRole('dialog', { name: 'Are you sure?' })
    await expect(sure).toBeVisible()
    expect(decisions.count()).toBe(0)
    await person.doubleClicks(sure.getByRole('button', { name: 'Approve' }))
    await decisions.release()
    await expect(panel.getByText('Approved. The invitation is on its way.')).toBeVisible()
    await expect(sure).toHaveCount(0)
    expect(decisions.count()).toBe(1)
  })
})

test('a refusal keeps its text until it has been sent', async ({ page, request }) => {
  allowErrors(/409|503|ERR_INTERNET_DISCONNECTED/)
  const { panel } = await openRequest(page, request, 'de')
  await person.clicks(page.getByRole('button', { name: 'Decline…' }))
  await expect(refusal(page)).toContainText('German')
  await person.clicks(refusal(page).getByRole('button', { name: 'Decline and send' }))
  // the browser’s own validation focuses the field
  await expect(message(page)).toBeFocused()
  await person.keys(page, text)
  await expect(message(page)).toHaveValue(text)
  const send = refusal(page).getByRole('button', { name: 'Decline and send' })
  const why = refusal(page).getByRole('alert')

  await page.route(isDecision, (route) => route.fulfill(databaseAway))
  await person.clicks(send)
  await expect(why).toContainText('The database cannot be reached')
  await expect(message(page)).toHaveValue(text)
  await page.unroute(isDecision)

  await person.offline(page)
  await person.clicks(send)
  await expect(why).toContainText('The server cannot be reached')
  await expect(message(page)).toHaveValue(text)
  await person.online(page)

  await page.route(
    isDecision,
    (route) => route.fulfill(problem(409, 'access-request/version-conflict')),
    { times: 1 },
  )
  await person.clicks(send)
  await expect(why).toContainText('This request has changed.')
  await expect(message(page)).toHaveValue(text)

  const nextMail = markLinks()
  await person.doubleClicks(send)
  await expect(
    panel.getByText('Declined. Your reason is on its way to the applicant.'),
  ).toBeVisible()
  await expect(refusal(page)).toHaveCount(0)

  // the applicant’s page, which works without scripts
  const { link } = await nextMail(({ pathname }) => pathname.includes('/access-request/'))
  const answer = await request.get(link)
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  const shown = await answer.text()
  expect(shown).toContain('<meta name="robots" content="noindex"')
  expect(shown).toContain('Nicht genehmigt')
  expect(shown).toContain(text)
})
