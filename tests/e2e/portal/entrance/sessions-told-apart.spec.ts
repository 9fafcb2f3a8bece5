import { section } from '../../kit/factor-fixtures.ts'
import { person } from '../../person/person.ts'
import { enterAccount, expect, test } from '../../kit/portal-fixtures.ts'

const titles = {
  en: ['', 'Where you are signed in', 'this device', /^End session Chrome · Linux, /],
  el: [
    '/el',
    'Πού είστε συνδεδεμένοι',
    'αυτή η συσκευή',
    /^Τερματισμός συνεδρίας Chrome · Linux, /,
  ],
  de: ['/de', 'Wo Sie angemeldet sind', 'dieses Gerät', /^Sitzung beenden Chrome · Linux, /],
} as const

test('sessions of the same browser are told apart by when they began and were last used', async ({
  page,
  browser,
  guest,
}) => {
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
  await person.clicks(section(page, title).getByRole('button', { name: 'Press again' }))
  await expect(section(page, title).getByText('The session has ended.')).toBeVisible()
})
