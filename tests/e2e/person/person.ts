import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { keyFor } from './keys.ts'
import { inspector, setNetwork, type Slowness, slowCpu, throttleCpu } from './slowness.ts'

/*
 * Input as a person gives it: every letter is a key that goes down and up, every click a press and a release.
 * `fill()` once hid a form that spread every name over four fields.
 * Waits for elements as Playwright does; assertions are left to the test.
 */

/** Milliseconds between two keys. */
const keyMs = 2
/** Milliseconds between press and release. */
const pressMs = 10

/** Types at the focus without waiting for the page, as a person does: the page may move the focus in between. */
async function keys(page: Page, text: string): Promise<void> {
  const session = await inspector(page)
  const sent: Promise<unknown>[] = []
  for (const character of text) {
    const key = keyFor(character)
    sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key }))
    const { text: _, unmodifiedText: __, ...released } = key
    sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...released }))
    await wait(keyMs)
  }
  await Promise.all(sent)
}

/** Presses a key or chord (`Enter`, `Shift+Tab`) one or more times. */
async function presses(page: Page, key: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time++) await page.keyboard.press(key, { delay: keyMs })
}

/** Presses Tab, or Shift+Tab for a negative number. */
const tabs = (page: Page, times = 1): Promise<void> =>
  presses(page, times < 0 ? 'Shift+Tab' : 'Tab', Math.abs(times))

/** Presses Tab, or Shift+Tab for a negative step, until the target has the focus. */
async function tabsTo(target: Locator, step = 1): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await tabs(target.page(), step)
  }
  throw new Error('The key Tab never comes there')
}

/**
 * Hovers first, so that smooth scrolling has ended by the press, and brings the tab to the front: background tabs
 * throttle input.
 */
async function clicks(target: Locator): Promise<void> {
  const page = target.page()
  if (page.context().pages().length > 1) await page.bringToFront()
  await target.hover()
  await target.click({ delay: pressMs })
}

const doubleClicks = (target: Locator): Promise<void> => target.dblclick({ delay: pressMs })

/** Clicks a download. @returns the file’s name and text */
async function saves(target: Locator): Promise<{ name: string; text: string }> {
  const waiting = target.page().waitForEvent('download')
  await clicks(target)
  const file = await waiting
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

/** Clicks into a field and types at its end. */
async function types(field: Locator, text: string): Promise<void> {
  await clicks(field)
  await presses(field.page(), 'ControlOrMeta+End')
  await keys(field.page(), text)
}

/** Replaces the text of a field; without a text, empties it. */
async function retypes(field: Locator, text: string): Promise<void> {
  await clicks(field)
  await presses(field.page(), 'ControlOrMeta+a')
  await (text === '' ? presses(field.page(), 'Delete') : keys(field.page(), text))
}

/** Moves with arrow keys to the option with this value or label. */
async function chooses(select: Locator, wanted: string): Promise<void> {
  await select.focus()
  const { steps, value } = await select.evaluate((element, wanted) => {
    const { options, selectedIndex } = element as unknown as HTMLSelectElement
    // arrow keys skip disabled options
    const open = [...options].filter(({ disabled, index }) => !disabled || index === selectedIndex)
    const target = open.findIndex(({ value, label }) => value === wanted || label === wanted)
    if (target === -1) throw new Error(`There is no option ${wanted}`)
    const now = open.findIndex(({ index }) => index === selectedIndex)
    return { steps: target - now, value: open[target]?.value ?? '' }
  }, wanted)
  await presses(select.page(), steps < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(steps))
  await expect(select).toHaveValue(value)
}

/** Types a date and time (`2027-01-31T10:00`) in the order of the English field. */
async function typesMoment(field: Locator, moment: string): Promise<void> {
  const page = field.page()
  const [year = '', month = '', day = '', hour = '', minute = ''] = moment.split(/[-T:]/)
  await field.focus()
  await presses(page, 'ArrowLeft', 6) // back to the first part
  await keys(page, `${month}${day}${year}`)
  await presses(page, 'ArrowRight') // the year accepts more than four digits, so it does not advance by itself
  const ofTwelve = String(Number(hour) % 12 || 12).padStart(2, '0')
  await keys(page, `${ofTwelve}${minute}${Number(hour) < 12 ? 'a' : 'p'}`)
  await expect(field).toHaveValue(moment)
}

/** Drags from the first letter of a text to its last. */
async function selectsText(target: Locator): Promise<void> {
  await target.hover()
  const box = await target.boundingBox()
  if (!box) throw new Error('What is not visible cannot be selected')
  const { x, y, width, height } = box
  const { mouse } = target.page()
  await mouse.move(x + 1, y + Math.min(height / 2, 10))
  await mouse.down()
  await mouse.move(x + width / 2, y + height / 2, { steps: 4 })
  await mouse.move(x + width - 1, y + height - Math.min(height / 2, 10))
  await mouse.up()
}

/** Slows the CPU (`cpu: 6` is six times slower) and the network; `{}` restores full speed. */
async function slow(page: Page, { cpu = 1, latencyMs = 0 }: Slowness): Promise<void> {
  await throttleCpu(page, Math.max(cpu, slowCpu))
  await setNetwork(page, { latencyMs })
}

/** Cuts the page’s network. */
const offline = (page: Page): Promise<void> => setNetwork(page, { offline: true })

/** Restores the network at the speed it had. */
const online = (page: Page): Promise<void> => setNetwork(page, { offline: false })

export const person = {
  types,
  retypes,
  typesMoment,
  keys,
  presses,
  tabs,
  tabsTo,
  clicks,
  doubleClicks,
  saves,
  chooses,
  selectsText,
  slow,
  offline,
  online,
}
