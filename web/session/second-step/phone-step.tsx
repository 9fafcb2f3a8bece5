import { useEffect, useRef, useState } from 'react'
import { useI18nContext } from '../../i18n/words.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import type { Outcome } from '../../ui/form/form.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import type { AuthClient } from '../auth-client.ts'
import { CodeForm } from './code-form.tsx'
import { explain } from '../failure.ts'

/** The service sends one text message per phone in this time. */
const pauseS = 60

type Props = {
  /** Id of the factor. */
  id: string
  /** Last digits of its number. */
  phone: string
  clientOf: AuthClient
  /** Called after verification when the user only sets up the phone. */
  onVerified?: () => void
}

/** Asks for a code by text message, which is sent on request and again after a pause. */
export function PhoneStep({ id, phone, clientOf, onVerified }: Props) {
  const { LL } = useI18nContext()
  const words = LL.portal.factor
  const [challengeId, setChallengeId] = useState<string>()
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [waitS, startWait] = useCountdown()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])

  async function send() {
    if (isSending || waitS > 0) return
    setSending(true)
    setError(undefined)
    try {
      const { mfa } = await clientOf()
      const { data, error } = await mfa.challenge({ factorId: id, channel: 'sms' })
      if (error) setError(explain(error, LL.portal.failure))
      else setChallengeId(data.id)
      if (!error || error.code === 'over_sms_send_rate_limit') startWait(pauseS)
    } catch (reason) {
      console.error(reason)
      setError(LL.portal.failure.unexpected())
    } finally {
      setSending(false)
    }
  }

  async function verify(code: string): Promise<Outcome> {
    const { mfa } = await clientOf()
    const { error } = await mfa.verify({ factorId: id, challengeId: challengeId ?? '', code })
    if (error) return { error: explain(error, LL.portal.failure, 'tooManySteps') }
    onVerified?.()
    return 'leaving'
  }

  const label = waitS > 0 ? words.againIn({ seconds: waitS }) : words.sendAgain()
  return (
    <>
      <p role="status">{challengeId ? words.sent({ phone }) : words.phoneText({ phone })}</p>
      <FormMessage error={error} />
      {challengeId ? (
        <CodeForm
          label={words.smsCode()}
          onCode={verify}
          actions={
            <button
              type="button"
              className="link"
              aria-disabled={isSending || waitS > 0}
              onClick={() => void send()}
            >
              {label}
            </button>
          }
        />
      ) : (
        <button
          ref={button}
          type="button"
          className="btn"
          aria-disabled={isSending || waitS > 0}
          onClick={() => void send()}
        >
          {waitS > 0 ? label : words.send()}
        </button>
      )}
    </>
  )
}
