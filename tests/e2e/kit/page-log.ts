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

/** Notes what each document of a page meets and asks for: the reader of a failure needs what came before it. */
export async function note(page: Page): Promise<(title: string) => void> {
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

/** How long a page that draws at all may take for its next frames, in milliseconds. */
const framesMs = 1000

/**
 * What a page does now, in a line: the reader of a press that was never made needs to know whether the page still drew.
 * Never throws: a page that answers nothing says so.
 */
export async function stateOf(page: Page): Promise<string> {
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
            // what moves under a finger is let go on something else, and nothing is clicked
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
