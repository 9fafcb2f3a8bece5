import type { Page } from '@playwright/test'

const types = [
  'pointerdown',
  'click',
  'submit',
  'keydown',
  'focusin',
  'scroll',
  'offline',
  'online',
]

/** Records the requests and events of each document, to attach them to a failure. */
export async function recordPage(page: Page): Promise<(title: string) => void> {
  const start = Date.now()
  const seen: string[] = []
  const add = (text: string) => seen.push(`${Date.now() - start} ${text}`)
  page.on('request', (request) => add(`asks ${request.method()} ${request.url()}`))
  page.on('requestfailed', (request) => add(`fails ${request.url()}`))
  page.on('response', (response) => add(`answered ${response.status()} ${response.url()}`))
  page.on('framenavigated', (frame) => add(`is at ${frame.url()}`))
  page.on('console', (message) => add(message.text()))
  await page.addInitScript((types) => {
    const lastPress: Record<string, string> = {}
    Object.assign(window, { lastPress })
    for (const type of ['pointerdown', 'pointerup', 'click']) {
      const keep = ({ target }: Event) => {
        const { tagName = 'document', textContent } = target instanceof Element ? target : {}
        lastPress[type] = `${tagName} ${textContent?.trim().slice(0, 30) ?? ''}`
      }
      addEventListener(type, keep, { capture: true, passive: true })
    }
    for (const type of types) {
      addEventListener(
        type,
        ({ target, isTrusted }) => {
          const { tagName = 'document', id = '' } = target instanceof Element ? target : {}
          console.debug(`meets ${type} at ${tagName} ${id}`, isTrusted ? '' : 'by script')
        },
        { capture: true, passive: true },
      )
    }
  }, types)
  return (title) =>
    console.log([`Before “${title}” failed, its page`, ...seen.slice(-80)].join('\n  '))
}

/** A page that still renders must produce its next frames within this time. */
const framesMs = 1000

/** Describes the state of a page in one line, for the report of a failed test. Never throws. */
export async function describePage(page: Page): Promise<string> {
  const state = page.evaluate(
    (framesMs) =>
      new Promise<string>((resolve) => {
        let frames = 0
        const count = () => {
          frames++
          requestAnimationFrame(count)
        }
        requestAnimationFrame(count)
        setTimeout(() => {
          const { visibilityState, readyState, activeElement } = document
          const focus = document.hasFocus() ? 'with' : 'without'
          const alerts = [...document.querySelectorAll('[role=alert]')]
            .map(({ textContent }) => textContent)
            .filter(Boolean)
          resolve(
            // an element that moves during a mouse press gets no click
            `${location.pathname} is ${visibilityState} and ${readyState}, ${focus} the focus (${activeElement?.tagName}), was last pressed at ${JSON.stringify(Reflect.get(window, 'lastPress'))}, and drew ${frames} frames in ${framesMs} ms; it warns: ${JSON.stringify(alerts)}`,
          )
        }, framesMs)
      }),
    framesMs,
  )
  const silence = new Promise<string>((resolve) => {
    setTimeout(() => resolve('The page answers nothing'), 5 * framesMs)
  })
  return Promise.race([state, silence]).catch(String)
}
