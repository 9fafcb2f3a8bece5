import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CaptchaAction } from '#contract/captcha.ts'
import { readBoot } from '../app/boot.ts'
import { hasConsent } from '../app/consent.ts'
import { useI18nContext } from '../i18n/words.tsx'
import type { Captcha, CaptchaNotice } from './captcha.ts'

type UseCaptcha = {
  /** Stands above the form's button, with a notice where the captcha does not work. */
  place: ReactNode
  /** Call it when someone begins to fill in the form: an answer takes a moment. */
  prepare: (isNeeded?: boolean) => void
  /**
   * @param isNeeded the call is refused without one, so it runs without consent; otherwise only with it
   * @returns an answer for one call, `undefined` where none is wanted, `null` where none could be had and the notice says so
   */
  take: (isNeeded?: boolean) => Promise<string | undefined | null>
}

/** A captcha in a form, where an operator has set one up. Its code is loaded with the first use. */
export function useCaptcha(action: CaptchaAction): UseCaptcha {
  const { locale } = useI18nContext()
  const box = useRef<HTMLDivElement>(null)
  const made = useRef<Promise<Captcha> | undefined>(undefined)
  /** A form that left and came back has another one. */
  const madeIn = useRef<HTMLElement>(null)
  const isOptional = useRef(false)
  const [notice, setNotice] = useState<CaptchaNotice | null>(null)
  useEffect(() => () => void made.current?.then((captcha) => captcha.remove()), [])

  function get(isNeeded: boolean): Promise<Captcha> | undefined {
    isOptional.current = !isNeeded
    const { captcha } = readBoot()
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
      made.current = undefined // the next try may find the network
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
        () => {}, // sending tries again, and says so
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

/** A form's outcome where there is no answer: the captcha's own notice says why. */
export const unanswered = { fields: {} }
