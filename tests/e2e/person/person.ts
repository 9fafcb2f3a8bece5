import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { keyFor } from './keys.ts'
import { inspector, setNetwork, type Slowness, slowCpu, throttleCpu } from './slowness.ts'

/*
 * What a person does at a page. Every letter is a key that goes down and comes up, every click a press and a release:
 * `fill()` sets a value in one stroke and has hidden a form that scattered every name over four fields.
 *
 *     await person.types(page.getByLabel('First name'), 'Ada')
 *     await person.chooses(page.getByLabel('Industry'), 'retail')
 *     await person.slow(page, { cpu: 6, latencyMs: 400 })
 *     await person.clicks(page.getByRole('button', { name: 'Send' }))
 *
 * Fields and buttons are waited for as Playwright does it (visible, still, enabled); what follows is for tests to
 * expect. person.spec.ts holds all of it against what the browser says.
 */

/** Between one key and the next, in milliseconds. */
const keyMs = 2
/** Between a press of the mouse and its release, in milliseconds. */
const pressMs = 10

/**
 * Types wherever the focus is. People do not wait until the page has dealt with a letter, nor does this: letters go
 * where the focus is when the page comes to them.
 */
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

/** Presses a key or a chord (`Enter`, `Shift+Tab`), as often as said. */
async function presses(page: Page, key: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time++) await page.keyboard.press(key, { delay: keyMs })
}

/** Goes on to the next field, or back with a negative number. */
const tabs = (page: Page, times = 1): Promise<void> =>
  presses(page, times < 0 ? 'Shift+Tab' : 'Tab', Math.abs(times))

/** Goes on by the key Tab, or back with a negative step, until something has the focus. */
async function tabsTo(target: Locator, step = 1): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await tabs(target.page(), step)
  }
  throw new Error('The key Tab never comes there')
}

/**
 * A person who clicks has pointed there before: what scrolls into view (smoothly) has come to rest by the press. Of several
 * tabs theirs is in front: one in the background comes to a key or a press once a second.
 */
async function clicks(target: Locator): Promise<void> {
  const page = target.page()
  if (page.context().pages().length > 1) await page.bringToFront()
  await target.hover()
  await target.click({ delay: pressMs })
}

/** Two clicks as fast as a hand can, whatever the first one does. */
const doubleClicks = (target: Locator): Promise<void> => target.dblclick({ delay: pressMs })

/** Clicks what saves a file. @returns its name, and what it says */
async function saves(target: Locator): Promise<{ name: string; text: string }> {
  const waiting = target.page().waitForEvent('download')
  await clicks(target)
  const file = await waiting
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

/** Clicks into a field and types at the end of what it says. */
async function types(field: Locator, text: string): Promise<void> {
  await clicks(field)
  await presses(field.page(), 'ControlOrMeta+End')
  await keys(field.page(), text)
}

/** Clicks into a field, selects all of it and types over it; without a text the field is emptied. */
async function retypes(field: Locator, text: string): Promise<void> {
  await clicks(field)
  await presses(field.page(), 'ControlOrMeta+a')
  await (text === '' ? presses(field.page(), 'Delete') : keys(field.page(), text))
}

/** Arrows through a closed select to the option with this value or these words. */
async function chooses(select: Locator, wanted: string): Promise<void> {
  await select.focus()
  const { steps, value } = await select.evaluate((element, wanted) => {
    const { options, selectedIndex } = element as unknown as HTMLSelectElement
    // arrows pass by what is disabled
    const open = [...options].filter(({ disabled, index }) => !disabled || index === selectedIndex)
    const target = open.findIndex(({ value, label }) => value === wanted || label === wanted)
    if (target === -1) throw new Error(`There is no option ${wanted}`)
    const now = open.findIndex(({ index }) => index === selectedIndex)
    return { steps: target - now, value: open[target]?.value ?? '' }
  }, wanted)
  await presses(select.page(), steps < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(steps))
  await expect(select).toHaveValue(value)
}

/** Types a moment (`2027-01-31T10:00`) into a field for date and time, part by part, as it is asked for in English. */
async function typesMoment(field: Locator, moment: string): Promise<void> {
  const page = field.page()
  const [year = '', month = '', day = '', hour = '', minute = ''] = moment.split(/[-T:]/)
  await field.focus()
  await presses(page, 'ArrowLeft', 6) // to its first part
  await keys(page, `${month}${day}${year}`)
  await presses(page, 'ArrowRight') // a year may have more than four digits
  const ofTwelve = String(Number(hour) % 12 || 12).padStart(2, '0')
  await keys(page, `${ofTwelve}${minute}${Number(hour) < 12 ? 'a' : 'p'}`)
  await expect(field).toHaveValue(moment)
}

/** Drags over an element's text, from its first letter to its last. */
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

/** From now on a slower phone (`cpu: 6` computes six times slower) and a worse network; `{}` is as fast as it gets. */
async function slow(page: Page, { cpu = 1, latencyMs = 0 }: Slowness): Promise<void> {
  await throttleCpu(page, Math.max(cpu, slowCpu))
  await setNetwork(page, { latencyMs })
}

/** Cuts the network of this page, in the middle of whatever happens. */
const offline = (page: Page): Promise<void> => setNetwork(page, { offline: true })

/** The network is back, as slow as it was. */
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
