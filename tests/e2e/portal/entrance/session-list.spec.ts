import { section } from '../../kit/factor-fixtures.ts'
import { person } from '../../person/person.ts'
import { enterAccount, expect, test } from '../../kit/portal-fixtures.ts'
import { bearer } from '../../kit/staff-fixtures.ts'

const titles = {
  en: ['', 'Where you are signed in', 'this device', /^Sign out Chrome · Linux, /],
  de: ['/de', 'Wo Sie angemeldet sind', 'dieses Gerät', /^Abmelden Chrome · Linux, /],
} as const

test('devices differ by their times, and signed out', async ({ page, browser, guest }) => {
  // three within a minute or two, all by the same browser
  const elsewhere = await browser.newPage()
  await enterAccount(elsewhere, guest)
  const another = await browser.newPage()
  await enterAccount(another, guest)
  await another.close()
  await enterAccount(page, guest)
  for (const [width, locale] of [
    [360, 'de'],
    [1440, 'en'],
  ] as const) {
    const [path, title, mark, end] = titles[locale]
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${path}/account`)
    const sessions = section(page, title)
    const rows = sessions.getByRole('listitem').filter({ hasText: 'Chrome · Linux' })
    await expect(rows).toHaveCount(3)
    await expect(rows.filter({ hasText: mark })).toHaveCount(1)
    const labels = await rows.locator('small').allTextContents()
    expect(new Set(labels).size).toBe(3)
    for (const text of labels)
      expect(text.match(/20\d\d.{0,6}?\d{1,2}:\d\d.*20\d\d.{0,6}?\d{1,2}:\d\d/)).not.toBeNull()
    await expect(sessions.getByRole('button', { name: end })).toHaveCount(2)
    const names = await sessions.getByRole('button', { name: end }).allTextContents()
    expect(new Set(names).size).toBe(2)
  }
  const [, title, , end] = titles.en
  const sessions = section(page, title)
  const listed = sessions.getByRole('listitem')
  await expect(listed).toHaveCount(4) // one is left over from confirming the address
  await person.clicks(sessions.getByRole('button', { name: end }).first())
  await person.clicks(sessions.getByRole('button', { name: '? Confirm' }))
  await expect(sessions.getByText('Signed out.')).toBeVisible()
  await expect(listed).toHaveCount(3)
  await expect(sessions.getByRole('heading')).toBeFocused()
  await person.clicks(sessions.getByRole('button', { name: 'Sign out other devices' }))
  await person.clicks(sessions.getByRole('button', { name: '? Confirm' }))
  await expect(listed).toHaveCount(1)
  await elsewhere.reload()
  await expect(elsewhere.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
  await expect(elsewhere.getByText('You have been signed out. Please sign in again.')).toBeVisible()
  await elsewhere.close()
})

test.describe('a session that ended meanwhile', () => {
  test.use({ expectedComplaint: /status of 404/ })

  test('a session that has ended is ended once more', async ({ page, guest, request }) => {
    await enterAccount(page, guest)
    const sessions = section(page, 'Where you are signed in')
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    const headers = await bearer(guest.email)
    const answer = await request.get('/api/account/sessions', { headers })
    const all = ((await answer.json()) as { sessions: { id: string; created_at: string }[] })
      .sessions
    const [first] = all.toSorted((a, b) => a.created_at.localeCompare(b.created_at))
    await request.delete(`/api/account/sessions/${first?.id}`, { headers })
    await person.clicks(sessions.getByRole('button', { name: /^Sign out .+, / }))
    await person.clicks(sessions.getByRole('button', { name: '? Confirm' }))
    await expect(sessions.getByText('Signed out.')).toBeVisible()
    await expect(sessions.getByRole('listitem')).toHaveCount(2) // this one, and the one of the request
  })
})
