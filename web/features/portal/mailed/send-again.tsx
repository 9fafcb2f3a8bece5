import type { AuthError } from '@supabase/auth-js'
import { useState } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { useCountdown } from '../../../ui/use-countdown.ts'

/** The service sends one email per kind and address in this time. */
const pauseS = 60

/** An error message, success, or `null` if another step follows. */
export type SentAgain = { error: string; isEarly?: boolean } | 'sent' | null

export const isTooEarly = (error: Pick<AuthError, 'code'> | null): boolean =>
  error?.code === 'over_email_send_rate_limit'

type Props = {
  send: () => Promise<SentAgain>
  /** Message after sending. */
  sent: string
  /** Whether an email was just sent. */
  isFresh: boolean
}

/** Sends an email again, after the pause that the service requires. */
export function SendAgain({ send, sent, isFresh }: Props) {
  const { LL } = useI18nContext()
  const words = LL.portal.emailAddress
  const [waitS, startWait] = useCountdown(isFresh ? pauseS : 0)
  const [isSending, setSending] = useState(false)
  const [message, setMessage] = useState<{ error?: string; success?: string }>({})

  async function press() {
    if (isSending || waitS > 0) return
    setSending(true)
    setMessage({})
    try {
      const outcome = await send()
      if (outcome === 'sent') setMessage({ success: sent })
      else if (outcome) setMessage({ error: outcome.error })
      if (outcome === 'sent' || outcome?.isEarly) startWait(pauseS)
    } catch (reason) {
      console.error(reason)
      setMessage({ error: LL.portal.failure.unexpected() })
    } finally {
      setSending(false)
    }
  }

  return (
    <div>
      <button
        type="button"
        className="link"
        aria-disabled={isSending || waitS > 0}
        onClick={() => void press()}
      >
        {waitS > 0 ? words.againIn({ seconds: waitS }) : words.again()}
      </button>
      <FormMessage {...message} />
    </div>
  )
}
