import type { Page } from '@playwright/test'
import { expect, test, allowErrors } from '../kit/fixtures.ts'
import { person } from './person.ts'

/** Compares the `person` helper with the events of real input. */
const html = `
  <label>Name <input value="Dr. "></label>
  <label>Size <select><option>one</option><option disabled>two</option><option value="3">three</option></select></label>
  <button>Go</button>
  <label>When <input type="datetime-local"></label>
  <p>Olives and honey</p>`

/** A page that records its events. */
async function openRecorder(page: Page): Promise<() => Promise<string[]>> {
  await page.route('/recorder', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto('/recorder')
  await page.evaluate(() => {
    const seen: string[] = []
    const types = ['keydown', 'keypress', 'input', 'keyup', 'mousedown', 'mouseup', 'click']
    for (const type of [...types, 'dblclick', 'offline', 'online']) {
      addEventListener(type, (event) => {
        const { key, isTrusted } = event as KeyboardEvent
        seen.push([type, ...(key ? [key] : []), ...(isTrusted ? [] : ['faked'])].join(' '))
      })
    }
    Object.assign(window, { seen })
  })
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen.splice(0))
}

test('every typed letter fires keydown, input and keyup', async ({ page }) => {
  const seen = await openRecorder(page)
  const field = page.getByLabel('Name')
  await person.types(field, 'Ελένη Ng 7!')
  await expect(field).toHaveValue('Dr. Ελένη Ng 7!')
  const events = await seen()
  for (const letter of ['Ε', 'λ', 'έ', 'N', ' ', '7', '!']) {
    const start = events.indexOf(`keydown ${letter}`)
    const [down, press, input, up] = events.slice(start)
    expect([down, press, input]).toEqual([`keydown ${letter}`, `keypress ${letter}`, 'input'])
    expect(up).toMatch(/^key/)
  }
  expect(events.filter((event) => event.startsWith('keyup '))).toContain('keyup Ε')
  expect(events.filter((event) => event.includes('faked'))).toEqual([])
  await person.retypes(field, 'Ada')
  await expect(field).toHaveValue('Ada')
  await person.retypes(field, '')
  await expect(field).toHaveValue('')
})

test('a date is typed part by part and replaces an earlier one', async ({ page }) => {
  await openRecorder(page)
  await person.typesMoment(page.getByLabel('When'), '2027-01-31T10:05')
  await person.typesMoment(page.getByLabel('When'), '2020-12-01T23:00')
})

test('a select is changed with arrow keys, and text is selected by dragging', async ({ page }) => {
  const seen = await openRecorder(page)
  const select = page.getByLabel('Size')
  await person.chooses(select, 'three')
  await expect(select).toHaveValue('3')
  expect(await seen()).toEqual(['keydown ArrowDown', 'input', 'keyup ArrowDown'])
  await person.chooses(select, 'one')
  await person.tabs(page)
  await expect(page.getByRole('button')).toBeFocused()
  await person.tabs(page, -2)
  await expect(page.getByLabel('Name')).toBeFocused()
  await person.selectsText(page.getByText('Olives'))
  expect(await page.evaluate(() => String(getSelection()))).toContain('lives and hone')
})

test('the person helper cuts the network and keeps the CPU slowed', async ({ page }) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  const seen = await openRecorder(page)
  const load = (): Promise<number> =>
    page.evaluate(async () => {
      const start = performance.now()
      await fetch('/robots.txt', { cache: 'no-store' })
      return performance.now() - start
    })
  await person.slow(page, { latencyMs: 400 })
  expect(await load()).toBeGreaterThanOrEqual(390)
  await person.offline(page)
  await expect.poll(seen).toEqual(['offline'])
  await expect(load()).rejects.toThrow('Failed to fetch')
  await person.online(page)
  await expect.poll(seen).toEqual(['online'])
  expect(await load()).toBeGreaterThanOrEqual(390)
})
