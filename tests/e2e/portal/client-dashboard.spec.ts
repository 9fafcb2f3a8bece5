import type Entrance from '../../../web/i18n/en/portal/entrance.ts'
import { client, expect, test } from '../kit/portal-fixtures.ts'
import { wordsOf } from '../kit/languages.ts'
import { markMailbox } from '../kit/mailbox.ts'
import { newPassword } from '../kit/session-fixtures.ts'
import { opensAs } from '../kit/sessions.ts'
import { askForAccess, staffToken } from '../kit/staff-fixtures.ts'
import { ownLetters, shopkeeper } from '../kit/trade/trade-fixtures.ts'
import { person } from '../person/person.ts'

// the service says so while a password is due
test.use({ expectedComplaint: /status of 403/ })

test('a client who accepts the invitation reads their company and request in Greek', async ({
  page,
  request,
  guest,
}) => {
  const companyName = `Ελαιώνας ${crypto.randomUUID().slice(0, 6)}`
  const { id } = await askForAccess(request, { locale: 'el', companyName, email: guest.email })
  const nextMail = markMailbox()
  const headers = { authorization: `Bearer ${await staffToken()}` }
  const approved = await request.post(`/api/admin/access-requests/${id}/decision`, {
    headers,
    data: { decision: 'approve', version: 0 },
  })
  expect(approved.status()).toBe(200)
  const words = await wordsOf<typeof Entrance>('el', 'portal/entrance')
  await page.goto((await nextMail('invite')).link)
  await person.clicks(page.getByRole('button', { name: words.press.invite.yes }))
  await person.types(page.getByLabel(words.firstPassword.password, { exact: true }), newPassword)
  await person.clicks(page.getByRole('button', { name: words.newPassword.submit }))
  await expect(page.getByText(words.firstPassword.done)).toBeVisible()
  await person.clicks(page.getByRole('button', { name: words.newPassword.goOn }))
  await expect(page).toHaveURL('/el/client/dashboard')
  await expect(page.getByText(companyName).first()).toBeVisible()
  await expect(page.getByText('Γράψατε')).toBeVisible()
  await expect(page.getByText('Olive oil for twelve shops.')).toBeVisible()
  const link = page.getByRole('link', { name: 'Γράψτε στον υπεύθυνό σας' })
  await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(companyName)))
  await expect(page.getByText('Daniel Osei')).toBeVisible()
})

test.describe('at an address that names nothing', () => {
  test.use({ expectedComplaint: /status of 404/ })

  test('the page says so in words, though it is reached from inside the portal', async ({
    page,
  }) => {
    await opensAs(page, client, '/client/login')
    await expect(page).toHaveURL('/client/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // as a link of an older build would have left it in the history
    await page.evaluate(() => history.pushState(history.state, '', '/client/nowhere'))
    await page.goBack()
    await page.goForward()
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await person.clicks(page.getByRole('button', { name: 'Stay here' }))
    await expect(page.getByRole('link', { name: 'Return to the home page' })).toBeVisible()
  })
})

test.describe('without network', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('a client screen without network comes later', async ({ page, request, guest, admin }) => {
    await admin.setFlag('client_orders', true)
    await (await shopkeeper(request)).company(guest.email, `Grove ${ownLetters()}`, 'en')
    await opensAs(page, guest, '/client/login')
    const orders = page.getByRole('link', { name: 'All orders' })
    await expect(orders).toBeVisible()
    await person.offline(page)
    await person.clicks(orders)
    const away = page.getByRole('heading', { level: 1, name: 'No internet connection' })
    await expect(away).toBeVisible()
    await expect(page.getByText('This screen will open automatically')).toBeVisible()
    await expect(page.getByText('This part of the page could not be loaded.')).toHaveCount(0)
    await person.clicks(page.getByRole('button', { name: 'Try now' })) // too early: it says so again
    await expect(away).toBeVisible()
    await person.online(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    await expect(away).toHaveCount(0)
  })
})
