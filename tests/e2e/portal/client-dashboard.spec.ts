import { knock } from '../kit/admin-fixtures.ts'
import { expect, test } from '../kit/portal-fixtures.ts'
import { askForAccess, staffToken } from '../kit/staff-fixtures.ts'

for (const { locale, company, manager, wrote } of [
  { locale: 'en', company: 'Grove', manager: 'Contact Your Account Manager', wrote: 'You wrote' },
  {
    locale: 'el',
    company: 'Ελαιώνας',
    manager: 'Επικοινωνία με τον υπεύθυνό σας',
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
    const headers = { authorization: `Bearer ${await staffToken(request)}` }
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
