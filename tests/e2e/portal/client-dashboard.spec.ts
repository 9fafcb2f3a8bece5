import { knock } from '../kit/admin-fixtures.ts'
import { expect, test } from '../kit/portal-fixtures.ts'
import { askForAccess, staffToken } from '../kit/staff-fixtures.ts'
import { ownLetters, shopkeeper } from '../kit/trade/trade-fixtures.ts'
import { person } from '../person/person.ts'

for (const { locale, company, manager, wrote } of [
  { locale: 'en', company: 'Grove', manager: 'Contact Your Account Manager', wrote: 'You wrote' },
  {
    locale: 'el',
    company: 'Ελαιώνας',
    manager: 'Γράψτε στον υπεύθυνό σας',
    wrote: 'Γράψατε',
  },
] as const) {
  test(`a client reads their company, their request and whom to write to, in ${locale}`, async ({
    page,
    request,
    guest,
  }) => {
    const companyName = `${company} ${crypto.randomUUID().slice(0, 6)}`
    const { id } = await askForAccess(request, { locale, companyName, email: guest.email })
    const headers = { authorization: `Bearer ${await staffToken()}` }
    const approved = await request.post(`/api/admin/access-requests/${id}/decision`, {
      headers,
      data: { decision: 'approve', version: 0 },
    })
    expect(approved.status()).toBe(200)
    const prefix = locale === 'en' ? '' : `/${locale}`
    await page.goto(`${prefix}/client/login`)
    await knock(page, guest)
    await expect(page).toHaveURL(`${prefix}/client/dashboard`)
    await expect(page.getByText(companyName).first()).toBeVisible()
    await expect(page.getByText(wrote)).toBeVisible()
    await expect(page.getByText('Olive oil for twelve shops.')).toBeVisible()
    const link = page.getByRole('link', { name: manager })
    await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(companyName)))
    await expect(page.getByText('Daniel Osei')).toBeVisible()
  })
}

test.describe('without network', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('a screen not seen before says that the connection is gone, and comes when it is back', async ({
    page,
    request,
    guest,
    admin,
  }) => {
    await admin.setFlag('client_orders', true)
    await (await shopkeeper(request)).company(guest.email, `Grove ${ownLetters()}`, 'en')
    await page.goto('/client/login')
    await knock(page, guest)
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
