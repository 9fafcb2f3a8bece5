import { allowErrors } from '../kit/fixtures.ts'
import type { Page } from '@playwright/test'
import { markLinks, markMailbox } from '../kit/mailbox.ts'
import { expect, newEmail, test } from '../kit/portal-fixtures.ts'
import { enterPortal } from '../kit/admin-fixtures.ts'
import { person } from '../person/person.ts'
import { requestAccess, decideRequest, openRow } from '../kit/staff-fixtures.ts'

const uniqueName = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`
const isStatusLink = (link: URL) => link.pathname.includes('/access-request/')

/** Searches for a company’s request and opens it. */
async function openRequest(page: Page, companyName: string) {
  await person.retypes(page.getByRole('searchbox'), companyName)
  await expect(page.getByText('1 shown', { exact: true })).toBeVisible()
  await openRow(page, companyName)
  await expect(page.getByRole('dialog', { name: companyName })).toBeVisible()
}

test('an access request in Greek is answered in Greek', async ({ page, browser }) => {
  // until a password is set, other calls with this session answer 403
  allowErrors(/status of 403/)
  const companyName = uniqueName('Παντοπωλείο')
  const email = newEmail()
  await page.goto('/el/client/login?mode=request')
  const field = (name: string) => page.locator(`[name=${name}]`)
  await person.types(field('firstName'), 'Ελένη')
  await person.types(field('lastName'), 'Νικολάου')
  await person.types(field('email'), email)
  await person.types(field('phone'), '+1 613 555 0199')
  await person.types(field('companyName'), companyName)
  await person.types(field('jobTitle'), 'Υπεύθυνη αγορών')
  await person.chooses(field('companySize'), '11-50')
  await person.chooses(field('industry'), 'retail')
  await person.types(field('businessNeeds'), 'Ελαιόλαδο για δώδεκα καταστήματα')
  await person.clicks(page.getByRole('button', { name: 'Ζητήστε πρόσβαση' }))
  await expect(page.getByText('υποβλήθηκε')).toBeVisible()

  const staff = await browser.newPage()
  await enterPortal(staff, 'companies')
  await openRequest(staff, companyName)
  const nextMail = markMailbox()
  await person.clicks(staff.getByRole('button', { name: 'Approve', exact: true }))
  const confirmation = staff.getByRole('dialog', { name: 'Are you sure?' })
  await expect(confirmation).toContainText('Greek')
  await person.clicks(confirmation.getByRole('button', { name: 'Approve' }))
  await expect(staff.getByText('Approved. The invitation is on its way.')).toBeVisible()
  await person.clicks(staff.getByRole('button', { name: 'Go to the company' }))
  await expect(staff.getByRole('dialog', { name: companyName })).toContainText(email)
  await staff.close()

  const { link } = await nextMail('invite')
  expect(new URL(link).pathname).toBe('/el/client/login')
  await page.goto(link)
  await person.clicks(page.getByRole('button', { name: 'Αποδοχή της πρόσκλησης' }))
  await person.types(page.getByLabel('Κωδικός πρόσβασης', { exact: true }), 'Thyme-honey-8')
  await person.clicks(page.getByRole('button', { name: 'Αποθήκευση κωδικού πρόσβασης' }))
  await expect(page).toHaveURL(/\/el\/client\/dashboard$/)
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText(companyName).first()).toBeVisible()
  await expect(page.getByText('Γράψατε')).toBeVisible()
  await expect(page.getByText('Ελαιόλαδο για δώδεκα')).toBeVisible()
  const contact = page.getByRole('link', { name: 'Γράψτε στον υπεύθυνό σας' })
  await expect(contact).toHaveAttribute('href', new RegExp(encodeURIComponent(companyName)))
  await expect(page.getByText('Daniel Osei')).toBeVisible()
})

test('a business withdraws its request without scripts', async ({ page, browser, request }) => {
  allowErrors(/status of 409/)
  const { id, companyName } = await requestAccess(request, {
    locale: 'fr',
    companyName: uniqueName('Épicerie'),
  })
  const nextMail = markLinks()
  await decideRequest(request, id, { decision: 'ask', reason: 'Combien de magasins ?' })
  const { link } = await nextMail(isStatusLink)
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const reader = await plain.newPage()
  await reader.goto(link)
  await expect(reader.getByText('Combien de magasins ?')).toBeVisible()
  await person.types(reader.getByLabel('Réponse'), 'Trois, bientôt quatre.')
  await person.clicks(reader.getByRole('button', { name: 'Envoyer la réponse' }))
  await expect(reader.getByRole('heading', { name: 'À l’étude' })).toBeVisible()
  await expect(reader.getByText('Trois, bientôt quatre.')).toBeVisible()

  const row = page.getByRole('button', { name: `Open ${companyName}` })
  await test.step('a request’s panel is opened and closed by keyboard', async () => {
    await enterPortal(page, 'companies')
    await page.getByRole('searchbox').focus()
    await person.keys(page, companyName)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/[?&]q=/)
    await row.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: companyName })).toBeVisible()
    await expect(page.getByText('Trois, bientôt quatre.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(row).toBeFocused()
  })

  await test.step('a decision on a changed request is refused', async () => {
    await row.press('Enter')
    await expect(page.getByText('Trois, bientôt quatre.')).toBeVisible()
    await person.clicks(reader.getByRole('button', { name: 'Retirer la demande' }))
    await expect(reader.getByRole('heading', { name: 'Retirée' })).toBeVisible()
    await person.clicks(page.getByRole('button', { name: 'Approve', exact: true }))
    const sure = page.getByRole('dialog', { name: 'Are you sure?' })
    await person.clicks(sure.getByRole('button', { name: 'Approve' }))
    await expect(page.getByText('This request has changed.')).toBeVisible()
    await expect(page.getByText('Withdrawn').first()).toBeVisible()
    await plain.close()
  })
})
