import { type ReactNode, useState } from 'react'
import { useCaptcha } from '../../../forms/use-captcha.tsx'
import { useI18nContext } from '../../../i18n/words.tsx'
import { authClient } from '../../../session/auth-client.ts'
import { explain } from '../../../session/failure.ts'
import { MailedCode } from './mailed-code.tsx'
import { isTooEarly, SendAgain, type SentAgain } from './send-again.tsx'

type Props = {
  email: string
  /** Text above the field; the default says that an email was sent. */
  text?: string
  onVerifying?: () => void
  /** Called when the user mistyped the email address. */
  onOther: () => void
  /** Next step after confirming; without it, the new session redirects. */
  after?: ReactNode
}

/** Confirms an account's email address by the emailed code, or sends another email. */
export function ConfirmAddress({ email, text, onVerifying, onOther, after }: Props) {
  const { LL } = useI18nContext()
  const words = LL.portal.confirm
  const captcha = useCaptcha('mailed-code')
  const [isConfirmed, setConfirmed] = useState(false)

  async function verify(token: string) {
    onVerifying?.()
    const { error } = await (await authClient()).verifyOtp({ email, token, type: 'signup' })
    if (!error) setConfirmed(true)
    return { error }
  }

  async function sendAgain(): Promise<SentAgain> {
    const captchaToken = await captcha.take()
    if (captchaToken === null) return null
    const { error } = await (
      await authClient()
    ).resend({
      type: 'signup',
      email,
      ...(captchaToken !== undefined && { options: { captchaToken } }),
    })
    if (error) return { error: explain(error, LL.portal.failure), isEarly: isTooEarly(error) }
    return 'sent'
  }

  if (isConfirmed && after) return after
  return (
    <>
      <MailedCode
        title={words.title()}
        text={text ?? words.text({ email })}
        submit={words.submit()}
        onVerify={verify}
        actions={
          <button type="button" className="link" onClick={onOther}>
            {LL.portal.recovery.again()}
          </button>
        }
      />
      {captcha.place}
      <SendAgain send={sendAgain} sent={words.sentAgain()} isFresh={text === undefined} />
    </>
  )
}
