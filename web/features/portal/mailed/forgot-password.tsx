import type { AuthError } from '@supabase/auth-js'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCompany } from '../../../app/site-context.ts'
import { captchaUnanswered, useCaptcha } from '../../../forms/use-captcha.tsx'
import { useI18nContext } from '../../../i18n/words.tsx'
import { adopt } from '../../../session/callback/adopt.ts'
import { visitor } from '../../../session/callback/callback.ts'
import { authClient } from '../../../session/auth-client.ts'
import { useAuthSettings } from '../../../session/settings.ts'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { Form, type Outcome, type Values } from '../../../ui/form/form.tsx'
import type { Audience } from '../entrance/audience.ts'
import { explain } from '../../../session/failure.ts'
import { MailedCode } from './mailed-code.tsx'
import { isTooEarly, SendAgain, type SentAgain } from './send-again.tsx'
import { useMode } from '../entrance/use-mode.ts'
import { useMailState } from './use-mail-state.ts'

type Props = {
  audience: Audience
  /** Email address of the signed-in user. */
  account?: string | undefined
  onVerifying: () => void
}

/**
 * Requests an email with a link and a code, then asks for the code. Both continue to a new
 * password.
 */
export function ForgotPassword({ audience, account, onVerifying }: Props) {
  const { LL } = useI18nContext()
  const words = LL.portal.recovery
  const company = useCompany()
  const { linkTo } = useMode()
  const settings = useAuthSettings()
  const captcha = useCaptcha('recovery')
  const { kept, keep } = useMailState()
  const { email: typed = account, sentTo, isEarlier = false } = kept
  const [isRefused, setRefused] = useState(false)

  /** @returns the error, or `null`; `unanswered` if the captcha was not solved */
  async function mail(email: string): Promise<AuthError | null | 'unanswered'> {
    const captchaToken = await captcha.take()
    if (captchaToken === null) return 'unanswered'
    const client = await authClient()
    const redirectTo = new URL(location.pathname + linkTo('recovery'), location.origin).href
    const { error } = await client.resetPasswordForEmail(email, {
      redirectTo,
      ...(captchaToken !== undefined && { captchaToken }),
    })
    return error
  }

  async function ask({ email = '' }: Values): Promise<Outcome> {
    const error = await mail(email)
    if (error === 'unanswered') return captchaUnanswered
    // an email was sent within the last minute; its code is still valid
    const isEarlier = isTooEarly(error)
    if (!error || isEarlier) {
      keep({ sentTo: email, isEarlier, isSignedIn: account !== undefined })
      return 'leaving'
    }
    if (error.code !== 'email_provider_disabled') {
      return { error: explain(error, LL.portal.failure) }
    }
    setRefused(true)
    return 'leaving'
  }

  async function sendAgain(email: string): Promise<SentAgain> {
    const error = await mail(email)
    if (error === 'unanswered') return null
    if (error) return { error: explain(error, LL.portal.failure), isEarly: isTooEarly(error) }
    keep({ ...kept, isEarlier: false })
    return 'sent'
  }

  /** Verifies a code. The recovery session requires a new password immediately. */
  async function verify(code: string) {
    onVerifying()
    const client = await visitor()
    const email = sentTo ?? ''
    let answer = await client.verifyOtp({ email, token: code, type: 'recovery' })
    const signsIn = isEarlier && answer.error?.code === 'otp_expired'
    if (signsIn) answer = await client.verifyOtp({ email, token: code, type: 'magiclink' })
    const { data, error } = answer
    const { session } = data
    const linkSession = session && ({ session, purpose: 'password' } as const)
    if (linkSession && (await adopt(linkSession)) === 'later') {
      throw new Error('The auth service cannot be reached')
    }
    // a signed-in device can request another email immediately
    if (signsIn && !error) keep({ email })
    return { error }
  }

  const back = account === undefined && <Link to={linkTo('sign-in')}>{words.back()}</Link>
  if (isRefused || settings?.hasMail === false) {
    return (
      <>
        <h2>{words.title()}</h2>
        <p role="status">{words.comingSoon()}</p>
        <p>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
        {back && <p className="entrance-other">{back}</p>}
      </>
    )
  }
  if (sentTo !== undefined) {
    return (
      <>
        <MailedCode
          title={words.sentTitle()}
          text={words.sent({ email: sentTo })}
          submit={words.enterCode()}
          onVerify={verify}
          actions={
            <button type="button" className="link" onClick={() => keep({ email: sentTo })}>
              {words.again()}
            </button>
          }
        />
        {captcha.place}
        <SendAgain send={() => sendAgain(sentTo)} sent={LL.portal.confirm.sentAgain()} isFresh />
      </>
    )
  }
  const own = LL.portal[audience === 'client' ? 'signIn' : 'staffSignIn']
  return (
    <>
      <h2>{words.title()}</h2>
      <p>{words.text()}</p>
      <Form
        words={LL.portal.form}
        submit={words.submit()}
        busy={words.busy()}
        unexpected={LL.portal.failure.unexpected()}
        onSubmit={ask}
        onEdit={() => captcha.prepare()}
        notice={captcha.place}
        actions={back}
      >
        <TextField
          // remounts with the email address typed at sign-in, which the server does not know
          key={typed}
          name="email"
          type="email"
          label={own.email()}
          autoComplete="username"
          {...(typed !== undefined && { defaultValue: typed })}
        />
      </Form>
    </>
  )
}
