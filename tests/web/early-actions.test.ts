import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replayEarlyActions } from '../../web/browser/early-actions.ts'

class FakeElement {
  closest(): unknown {
    return null
  }
}
class FakeInput extends FakeElement {
  submitted = 0
  form: { hasAttribute: (name: string) => boolean; requestSubmit: () => void }
  constructor(attributes: string[]) {
    super()
    this.form = {
      hasAttribute: (name) => attributes.includes(name),
      requestSubmit: () => void this.submitted++,
    }
  }
}
class FakeLink extends FakeElement {
  clicked = 0
  constructor(href: string) {
    super()
    const { origin, pathname, search } = new URL(href)
    Object.assign(this, { origin, pathname, search })
  }
  override closest() {
    return this
  }
  click() {
    this.clicked++
  }
}

let moments = new EventTarget()
let hydrated: (() => void) | undefined

beforeEach(() => {
  moments = new EventTarget()
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('location', new URL('https://meltemi.test/login?mode=a'))
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('HTMLInputElement', FakeInput)
  // workerd’s EventTarget has no capture phase
  vi.stubGlobal(
    'addEventListener',
    (type: string, listener: EventListener, { signal }: AddEventListenerOptions) =>
      moments.addEventListener(type, listener, { signal: signal as AbortSignal }),
  )
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(react: (changes: unknown[], observer: unknown) => void) {
        hydrated = () => react([], this)
      }
      observe() {}
      disconnect() {}
    },
  )
  replayEarlyActions()
})
afterEach(() => vi.unstubAllGlobals())

/** @returns whether the browser’s default action runs */
function fire(type: string, target: FakeElement, more: object = {}): boolean {
  const event = new Event(type, { cancelable: true })
  Object.defineProperty(event, 'target', { value: target })
  return moments.dispatchEvent(Object.assign(event, more))
}

test('Enter in a form whose button is not hydrated submits it after hydration', () => {
  const input = new FakeInput([])
  expect(fire('keydown', input, { key: 'Enter' })).toBe(false)
  hydrated?.()
  expect(input.submitted).toBe(1)
})

test('Enter in a form that works without scripts submits it at once', () => {
  const input = new FakeInput(['action'])
  expect(fire('keydown', input, { key: 'Enter' })).toBe(true)
  hydrated?.()
  expect(input.submitted).toBe(0)
})

test('editing a field cancels a submission that waits for hydration', () => {
  const input = new FakeInput([])
  fire('keydown', input, { key: 'Enter' })
  fire('input', input)
  hydrated?.()
  expect(input.submitted).toBe(0)
})

test('a link within the page waits for hydration, and a link with the same path on another site does not', () => {
  const within = new FakeLink('https://meltemi.test/login?mode=b')
  expect(fire('click', within)).toBe(false)
  expect(fire('click', new FakeLink('https://evil.example/login?mode=b'))).toBe(true)
  expect(fire('click', new FakeLink('https://meltemi.test/?mode=b'))).toBe(true)
  hydrated?.()
  expect(within.clicked).toBe(1)
})
