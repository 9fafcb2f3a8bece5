import type { Locale } from '../../worker/contract/locales.ts'

/** Source: developers.cloudflare.com, "Turnstile, client-side rendering". */
type TurnstileWindow = Window & {
  turnstile?: { render: (place: HTMLElement, options: Record<string, unknown>) => string }
}

const scriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
let script: Promise<void> | undefined

/**
 * Shows Turnstile's widget in a form; its answer becomes the field `meta.captcha`. Call it with consent only: it is
 * another company's code. Where it cannot be loaded the form goes without: the server then counts more strictly.
 */
export async function showCaptcha(
  place: HTMLElement,
  siteKey: string,
  locale: Locale,
): Promise<void> {
  if (place.childElementCount > 0) return
  script ??= load()
  try {
    await script
    const { turnstile } = window as TurnstileWindow
    turnstile?.render(place, {
      sitekey: siteKey,
      language: locale,
      size: 'flexible',
      theme: 'light',
      action: 'form',
      'response-field-name': 'meta.captcha',
    })
  } catch {
    script = undefined // the next form may have more luck
  }
}

const load = () =>
  new Promise<void>((resolve, reject) => {
    const element = document.createElement('script')
    element.src = scriptUrl
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', reject)
    document.head.appendChild(element)
  })
