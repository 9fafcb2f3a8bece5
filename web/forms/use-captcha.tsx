import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CaptchaAction } from '#contract/captcha.ts'
import { readBootData } from '../app/boot.ts'
import { hasConsent } from '../app/consent.ts'
import { useI18nContext } from '../i18n/words.tsx'
import type { Captcha, CaptchaNotice } from './captcha.ts'

type UseCaptcha = {
  /** Widget and notice, rendered above the form's button. */
  place: ReactNode
  /** Starts the challenge early, when the user begins to fill in the form. */
  prepare: (isNeeded?: boolean) => void
  /**
   * @param isNeeded the server requires a token, so the captcha runs without consent; otherwise only with consent
   * @returns a token for one call, `undefined` when none is needed, `null` when it failed and the notice says why
   */
  take: (isNeeded?: boolean) => Promise<string | undefined | null>
}

/** A form's captcha, if Turnstile is configured. Its code is loaded at the first use. */
export function useCaptcha(action: CaptchaAction): UseCaptcha {
  const { locale } = useI18nContext()
  const box = useRef<HTMLDivElement>(null)
  const made = useRef<Promise<Captcha> | undefined>(undefined)
  /** The element that holds the widget; an unmounted form that appears again has another one. */
  const madeIn = useRef<HTMLElement>(null)
  const isOptional = useRef(false)
  const [notice, setNotice] = useState<CaptchaNotice | null>(null)
  useEffect(() => () => void made.current?.then((captcha) => captcha.remove()), [])

  function get(isNeeded: boolean): Promise<Captcha> | undefined {
    isOptional.current = !isNeeded
    const { captcha } = readBootData()
    const place = box.current
    if (!captcha || !place || !(isNeeded || hasConsent())) return undefined
    if (madeIn.current !== place) {
      void made.current?.then((captcha) => captcha.remove())
      made.current = undefined
      madeIn.current = place
    }
    made.current ??= import('./captcha.ts').then(({ createCaptcha }) =>
      createCaptcha({
        ...captcha,
        place,
        locale,
        action,
        onNotice: setNotice,
        isOptional: () => isOptional.current,
      }),
    )
    made.current.catch(() => {
      made.current = undefined // the next call tries again
    })
    return made.current
  }

  return {
    place: (
      <div className="form-captcha">
        <div ref={box} />
        <div role="alert">
          {notice && (
            <p className="message message-error">
              {notice.text}{' '}
              {notice.again && (
                <button
                  type="button"
                  className="link"
                  onClick={() => void made.current?.then((captcha) => captcha.tryAgain())}
                >
                  {notice.again}
                </button>
              )}
            </p>
          )}
        </div>
      </div>
    ),
    prepare: (isNeeded = true) =>
      void get(isNeeded)?.then(
        (captcha) => captcha.prepare(),
        () => {}, // `take` tries again and reports the failure
      ),
    take: async (isNeeded = true) => {
      try {
        const captcha = await get(isNeeded)
        const token = await captcha?.take()
        return isNeeded ? token : (token ?? undefined)
      } catch (error) {
        if (isNeeded) throw error
        return undefined
      }
    },
  }
}

/** Outcome of a form without a token; the captcha's notice shows the reason. */
export const captchaUnanswered = { fields: {} }
