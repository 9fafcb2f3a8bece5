import type { CaptchaAction } from '#contract/captcha.ts'
import type { Locale } from '#contract/locales.ts'
import type { Services } from '../app/boot.ts'
import { loadWords } from '../i18n/load-words.ts'
import { wordsOf } from '../i18n/words-of.ts'

/** What to tell the person in front of the form; `again` is the text of a button that tries once more. */
export type CaptchaNotice = { text: string; again?: string }

export type Captcha = {
  /** Has an answer worked out, unless there is one. */
  prepare: () => void
  /** An answer, which is then used up, or `null` when there is none: the notice says why. */
  take: () => Promise<string | null>
  tryAgain: () => void
  remove: () => void
}

type Options = NonNullable<Services['captcha']> & {
  /** An element of its own in the form. */
  place: HTMLElement
  locale: Locale
  action: CaptchaAction
  /** Whether the form can be sent without. */
  isOptional: () => boolean
  onNotice: (notice: CaptchaNotice | null) => void
}

/** Longer than the slowest answer, shorter than anyone's patience. */
const timeoutMs = 15_000

type Turnstile = {
  render: (place: HTMLElement, options: Record<string, unknown>) => string
  reset: (widget: string) => void
  remove: (widget: string) => void
}

/** `unasked` until something needs an answer; `asking`: the person has to do something for it. */
type State = 'unasked' | 'working' | 'asking' | 'ready' | 'failed'

/**
 * Turnstile's widget in a form. It shows itself only where a person has to answer it; each answer is good for one call
 * and some minutes. It is another company's code: the caller knows that it may load.
 * Source: developers.cloudflare.com, "Turnstile, client-side rendering".
 */
export async function createCaptcha(options: Options): Promise<Captcha> {
  const { place, script, siteKey, locale, action, isOptional, onNotice } = options
  await loadWords(locale, ['captcha'])
  const words = wordsOf(locale).captcha
  let state: State = 'unasked'
  let token: string | null = null
  let widget: { api: Turnstile; id: string } | undefined
  let isRemoved = false
  const waiting = new Set<() => void>()

  function change(next: State, answer: string | null = null) {
    state = next
    token = answer
    if (next === 'ready' || next === 'working') onNotice(null)
    if (next === 'failed') {
      onNotice({ text: isOptional() ? words.goWithout() : words.failed(), again: words.again() })
    }
    if (next !== 'working') for (const go of waiting) go()
  }

  async function start() {
    change('working')
    try {
      const api = await loadTurnstile(script)
      if (isRemoved) return
      if (widget) api.reset(widget.id)
      else widget = { api, id: api.render(place, callbacks) }
    } catch {
      change('failed')
    }
  }

  const callbacks = {
    sitekey: siteKey,
    action,
    language: locale,
    appearance: 'interaction-only',
    size: 'flexible',
    theme: 'light',
    'response-field': false, // forms are read when they are sent; this answer has its own way
    callback: (answer: string) => change('ready', answer),
    'expired-callback': () => change('working'), // Turnstile works out another one by itself
    'before-interactive-callback': () => change('asking'),
    'timeout-callback': () => change('asking'),
    'unsupported-callback': () => change('failed'),
    'error-callback': () => {
      change('failed')
      return true
    },
  }

  /** Waits for the end of `working`. */
  async function settled(): Promise<void> {
    if (state !== 'working') return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => change('failed'), timeoutMs)
      const go = () => {
        clearTimeout(timer)
        waiting.delete(go)
        resolve()
      }
      waiting.add(go)
    })
  }

  return {
    prepare: () => {
      if (state === 'unasked') void start()
    },
    tryAgain: () => void start(),
    take: async () => {
      if (state === 'unasked' || state === 'failed') void start()
      await settled()
      if (state === 'asking') onNotice({ text: words.unanswered() })
      const taken = token
      if (taken !== null) change('unasked')
      return taken
    },
    remove: () => {
      isRemoved = true
      if (widget) widget.api.remove(widget.id)
    },
  }
}

let loading: Promise<Turnstile> | undefined

/** Loads the script once; what failed is tried again. */
function loadTurnstile(url: string): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const element = document.createElement('script')
    const timer = setTimeout(reject, timeoutMs)
    element.src = url
    element.addEventListener('error', reject)
    element.addEventListener('load', () => {
      clearTimeout(timer)
      const { turnstile } = window as Window & { turnstile?: Turnstile }
      if (turnstile) resolve(turnstile)
      else reject(new Error('The captcha has loaded without its API'))
    })
    document.head.appendChild(element)
  })
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
