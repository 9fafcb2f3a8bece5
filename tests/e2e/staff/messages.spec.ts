import type { APIRequestContext } from '@playwright/test'
import type { FormReceipt } from '#contract/forms.ts'
import { enterPortal, expect, goes, knock, admin, test } from '../kit/admin-fixtures.ts'
import { expectUsable } from '../kit/questions.ts'
import { person } from '../person/person.ts'
import { requestAccess, staffHeaders } from '../kit/staff-fixtures.ts'

/** Sends a contact message with a unique text, which a search can find. */
async function write(request: APIRequestContext, lastName: string, message: string) {
  const answer = await request.post('/api/forms/contact', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      firstName: 'Ελένη',
      lastName,
      email: `${lastName.toLowerCase()}@example.com`,
      message,
      meta: { locale: 'el', filledInMs: 9000 },
    },
  })
  expect(answer.status()).toBe(202)
  const { id }: FormReceipt = await answer.json()
  return id
}

const nameOfItsOwn = () => `Anoixi${Math.random().toString(36).slice(2, 10)}`

test('staff open a message from its mail and send it again', async ({ page, request }) => {
  const name = nameOfItsOwn()
  const id = await write(request, name, 'Ρίγανη σε σακιά\nγια δώδεκα καταστήματα')
  const panel = page.getByRole('dialog', { name: `Ελένη ${name}` })

  await test.step('the link of a mail opens the message behind the gate', async () => {
    await page.goto(`/admin-portal/messages?open=${id}`)
    await knock(page, admin)
    await expect(panel).toContainText('για δώδεκα καταστήματα')
    await person.presses(page, 'Escape')
    await expect(panel).toHaveCount(0)
  })

  await test.step('staff find a message, open it and send it again', async () => {
    const search = page.getByRole('searchbox')
    await person.types(search, `${name.toUpperCase()} ριγανη`)
    const row = page.getByRole('row', { name: new RegExp(name) })
    await expect(row).toHaveCount(1)
    await expect(row).toContainText(`${name.toLowerCase()}@example.com`)
    await expect(row).toContainText('Ρίγανη σε σακιά για δώδεκα')
    await expect(page.getByRole('row')).toHaveCount(2) // including the header row
    await person.clicks(page.getByRole('button', { name: `Open Ελένη ${name}` }))
    await expect(panel).toContainText('για δώδεκα καταστήματα')
    await expect(panel.getByRole('link', { name: 'Reply in your email app' })).toHaveAttribute(
      'href',
      `mailto:${name.toLowerCase()}@example.com`,
    )

    await page.goBack()
    await expect(panel).toBeHidden()
    await expect(search).toHaveValue(`${name.toUpperCase()} ριγανη`)
    await expect(row).toHaveCount(1)

    await person.clicks(page.getByRole('button', { name: `Open Ελένη ${name}` }))
    await person.clicks(panel.locator('summary').filter({ hasText: 'Delivered' }))
    await person.clicks(panel.getByRole('button', { name: 'Send again' }))
    const question = page.getByRole('dialog', { name: 'Are you sure?' })
    await person.clicks(question.getByRole('button', { name: 'Send again' }))
    await expect(panel.getByText('The message is being sent again.')).toBeVisible()
    await expect(panel.getByText(/^Message sent again/)).toBeVisible()
  })

  await test.step('staff reply in the visitor’s language, and the history says what they wrote', async () => {
    await person.clicks(panel.getByRole('button', { name: 'Reply', exact: true }))
    const form = page.getByRole('dialog', { name: `Reply to Ελένη ${name}` })
    await form.getByLabel('Start from').selectOption('details')
    await expect(form.getByRole('textbox', { name: 'Text' })).toHaveValue(/^Γεια σας Ελένη,/)
    await expectUsable(page, 'reply')
    await person.clicks(form.getByRole('button', { name: 'Send the reply' }))
    await expect(panel.getByText('The reply is on its way.')).toBeVisible()
    await expect(panel.getByText(/^Reply sent: Questions about the order/)).toBeVisible()
    await expect(panel.getByRole('blockquote')).toContainText('Ποια προϊόντα σας ενδιαφέρουν;')
  })

  await test.step('the link of a mail about a request leads to its decision', async () => {
    const asked = await requestAccess(request, { locale: 'el', companyName: nameOfItsOwn() })
    await enterPortal(page, `messages?open=${asked.id}`)
    await person.clicks(page.getByRole('button', { name: 'Open the request' }))
    const decision = page.getByRole('dialog', { name: asked.companyName })
    await expect(decision.getByRole('button', { name: 'Approve' })).toBeVisible()
  })
})

test('dashboard and message export are correct in Greek', async ({ page, request }) => {
  await test.step('the dashboard shows its figures and recent activity in Greek', async () => {
    const companyName = nameOfItsOwn()
    const { id } = await requestAccess(request, { locale: 'el', companyName })
    await enterPortal(page, 'dashboard', 'el')
    const headers = await staffHeaders()
    const answer = await request.get('/api/admin/overview', { headers })
    const { figures }: { figures: { users: { now: number } } } = await answer.json()
    const users = page.locator('.staff-stat').first()
    await expect(users.locator('.staff-stat-value')).toHaveText(String(figures.users.now))
    await expect(users.locator('.staff-stat-sample')).toContainText(/Παράδειγμα.*152/)
    const activity = page
      .getByRole('listitem')
      .filter({ hasText: 'Νέο αίτημα πρόσβασης' })
      .filter({ hasText: companyName })
    await expect(activity).toHaveCount(1)
    await person.clicks(activity.getByRole('link', { name: companyName }))
    await expect(page.getByRole('dialog', { name: companyName })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`open=${id}`))

    await page.keyboard.press('Escape')
    await goes(page, 'feature-flags')
    const closed = page.locator('summary').filter({ hasText: 'Για προγραμματιστές' })
    await expect(closed).toBeVisible()
    await expect(page.getByRole('heading', { name: 'OpenFeature' })).toHaveCount(0)
    // by keyboard, as the card above grows while it loads and would move the target of a press
    await closed.focus()
    await person.presses(page, 'Enter')
    await expect(page.getByRole('heading', { name: /OpenFeature/ })).toBeVisible()
  })

  await test.step('staff export the filtered messages as a file', async () => {
    const name = nameOfItsOwn()
    await write(request, name, '=1+1')
    await write(request, nameOfItsOwn(), 'Another message')
    await enterPortal(page, 'messages', 'el')
    await person.types(page.getByRole('searchbox'), name)
    await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(1)
    await expect(page.getByRole('row')).toHaveCount(2)
    const exports = page.getByRole('button', { name: 'Εξαγωγή σε CSV' })
    const { name: fileName, text } = await person.saves(exports)
    expect(fileName).toMatch(/^minymata-\d{4}-\d\d-\d\d\.csv$/)
    expect(text).toMatch(/^\ufeff"Ελήφθη/)
    expect(text.split('\r\n')).toHaveLength(3)
    // separated as Greek spreadsheets expect
    expect(text).toContain(`"Ελένη";"${name}"`)
    expect(text).toContain('"\u200b=1+1"')
    const saved = page.getByText('Το αρχείο αποθηκεύτηκε.')
    await expect(saved).toBeVisible()
    await expect(saved).toHaveCount(0) // disappears within the assertion’s timeout

    await person.clicks(exports)
    await expect(saved).toBeVisible()
    await person.retypes(page.getByRole('searchbox'), 'Another')
    await expect(saved).toHaveCount(0, { timeout: 5_000 }) // removed at once, as it was about the previous list
  })
})
