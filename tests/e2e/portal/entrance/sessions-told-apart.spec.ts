import { enrol, section } from '../../kit/factor-fixtures.ts'
import { person } from '../../person/person.ts'
import { enterAccount, expect, test } from '../../kit/portal-fixtures.ts'

const titles = {
  en: ['', 'Where you are signed in', 'this device', /^Sign out Chrome · Linux, /],
  el: [
    '/el',
    'Πού είστε συνδεδεμένοι',
    'αυτή η συσκευή',
    /^Τερματισμός συνεδρίας Chrome · Linux, /,
  ],
  de: ['/de', 'Wo Sie angemeldet sind', 'dieses Gerät', /^Sitzung beenden Chrome · Linux, /],
} as const

test('sessions of one browser are told apart by their times', async ({ page, browser, guest }) => {
  // three within a minute or two, all by the same browser
  for (let turn = 0; turn < 2; turn++) {
    const context = await browser.newContext()
    await enterAccount(await context.newPage(), guest)
    await context.close()
  }
  await enterAccount(page, guest)
  for (const [width, locale] of [
    [360, 'el'],
    [768, 'de'],
    [1440, 'en'],
  ] as const) {
    const [path, title, mark, end] = titles[locale]
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${path}/account`)
    const sessions = section(page, title)
    const rows = sessions.getByRole('listitem').filter({ hasText: 'Chrome · Linux' })
    await expect(rows).toHaveCount(3)
    await expect(rows.filter({ hasText: mark })).toHaveCount(1)
    const told = await rows.locator('small').allTextContents()
    expect(new Set(told).size).toBe(3)
    for (const text of told)
      expect(text.match(/20\d\d.{0,6}?\d{1,2}:\d\d.*20\d\d.{0,6}?\d{1,2}:\d\d/)).not.toBeNull()
    await expect(sessions.getByRole('button', { name: end })).toHaveCount(2)
    const names = await sessions.getByRole('button', { name: end }).allTextContents()
    expect(new Set(names).size).toBe(2)
  }
  const [, title, , end] = titles.en
  const first = section(page, title).getByRole('button', { name: end }).first()
  await person.clicks(first)
  await person.clicks(section(page, title).getByRole('button', { name: '? Confirm' }))
  await expect(section(page, title).getByText('Signed out.')).toBeVisible()
})

test('a new second step ends sessions, and the list shows it', async ({ page, guest }) => {
  await enterAccount(page, guest)
  const listed = section(page, 'Where you are signed in').getByRole('listitem')
  await expect(listed).toHaveCount(2)
  await enrol(page)
  await expect(listed).toHaveCount(1)
})

test.describe('a session that ended meanwhile', () => {
  test.use({ expectedComplaint: /status of 404/ })

  test('a session that has ended is ended once more', async ({ page, guest, request }) => {
    await enterAccount(page, guest)
    const sessions = section(page, 'Where you are signed in')
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    const grant = await request.post('/auth/v1/token?grant_type=password', { data: guest })
    const { access_token: token } = (await grant.json()) as { access_token: string }
    const headers = { authorization: `Bearer ${token}` }
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
