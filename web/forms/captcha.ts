import type { CaptchaAction } from '#contract/captcha.ts'
import type { Locale } from '#contract/locales.ts'
import type { ClientConfig } from '../app/boot.ts'
import { loadWords } from '../i18n/load-words.ts'
import { wordsOf } from '../i18n/words-of.ts'

/** A message above the form's button; `again` is the label of a retry button. */
export type CaptchaNotice = { text: string; again?: string }

export type Captcha = {
  /** Starts the challenge unless a token is ready. */
  prepare: () => void
  /** Returns a token and uses it up; `null` without one, and the notice says why. */
  take: () => Promise<string | null>
  tryAgain: () => void
  remove: () => void
}

type Options = NonNullable<ClientConfig['captcha']> & {
  /** An empty element in the form for the widget. */
  place: HTMLElement
  locale: Locale
  action: CaptchaAction
  /** Whether the form can be sent without a token. */
  isOptional: () => boolean
  onNotice: (notice: CaptchaNotice | null) => void
}

/** Limit for loading the script and for an answer. */
const timeoutMs = 15_000

type Turnstile = {
  render: (place: HTMLElement, options: Record<string, unknown>) => string
  reset: (widget: string) => void
  remove: (widget: string) => void
}

/** `unasked`: no token needed so far; `asking`: the user has to solve the challenge. */
type State = 'unasked' | 'working' | 'asking' | 'ready' | 'failed'

/**
 * Renders Turnstile's widget, which appears only when it needs the user. A token works for one call and expires after
 * minutes. Third-party code: callers check the consent first.
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
    'response-field': false, // the token travels in `meta`, not as a form field
    callback: (answer: string) => change('ready', answer),
    'expired-callback': () => change('working'), // Turnstile then makes another token itself
    'before-interactive-callback': () => change('asking'),
    'timeout-callback': () => change('asking'),
    'unsupported-callback': () => change('failed'),
    'error-callback': () => {
      change('failed')
      return true
    },
  }

  /** Resolves when the state is no longer `working`. */
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

/** Loads the script once; a failed load is retried by the next call. */
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
