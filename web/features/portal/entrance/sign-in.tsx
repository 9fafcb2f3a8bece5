import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { isPageOn, pages } from '#contract/pages.ts'
import { captchaUnanswered, useCaptcha } from '../../../forms/use-captcha.tsx'
import { useFlags } from '../../../app/flag-context.tsx'
import { useI18nContext } from '../../../i18n/words.tsx'
import { authClient } from '../../../session/auth-client.ts'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { Form, type Outcome, type Values } from '../../../ui/form/form.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { type Audience, isPortalPath } from './audience.ts'
import { ConfirmAddress } from '../mailed/confirm-address.tsx'
import type { MailState } from '../mailed/use-mail-state.ts'
import { KeepSignedIn } from '../../../session/keep-signed-in.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { outlivesReload } from '../../../session/tab-storage.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useMode } from './use-mode.ts'

type Props = {
  audience: Audience
  mayAsk: boolean
  /** The email address that was typed here before. */
  email: string
  onEmail: (email: string) => void
  onVerifying: () => void
}

/** Sign-in, and email confirmation if it is still missing. */
export function SignIn(props: Props) {
  const words = useI18nContext().LL.portal.confirm
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  if (unconfirmed === null) return <SignInForm {...props} onUnconfirmed={setUnconfirmed} />
  return (
    <ConfirmAddress
      email={unconfirmed}
      text={words.due({ email: unconfirmed })}
      onVerifying={props.onVerifying}
      onOther={() => setUnconfirmed(null)}
    />
  )
}

type FormProps = Props & { onUnconfirmed: (email: string) => void }

/** Form for email and password. The parent listens to the session and handles success. */
function SignInForm(props: FormProps) {
  const { audience, mayAsk, email, onEmail, onVerifying, onUnconfirmed } = props
  const { LL } = useI18nContext()
  const words = LL.portal.signIn
  const own = LL.portal[audience === 'client' ? 'signIn' : 'staffSignIn']
  const { linkTo, from } = useMode()
  const navigate = useNavigate()
  const captcha = useCaptcha('sign-in')
  const isBrief = useHydrated() && !outlivesReload()
  const below = useRef<HTMLParagraphElement>(null)
  // reads the input itself, because the user may have typed before hydration
  useLayoutEffect(() => {
    const field = below.current?.parentElement?.querySelector<HTMLInputElement>('[name=email]')
    return () => onEmail(field?.value ?? '')
  }, [onEmail])

  async function signIn({ email = '', password = '' }: Values): Promise<Outcome> {
    const captchaToken = await captcha.take()
    if (captchaToken === null) return captchaUnanswered
    onVerifying()
    const { error } = await (
      await authClient()
    ).signInWithPassword({
      email,
      password,
      ...(captchaToken !== undefined && { options: { captchaToken } }),
    })
    if (!error) return 'leaving'
    if (error.code === 'email_not_confirmed') {
      onUnconfirmed(email)
      return 'leaving'
    }
    if (error.code === 'captcha_failed') return { error: LL.portal.failure.captcha() }
    if (error.code === 'over_request_rate_limit')
      return { error: LL.portal.failure.tooManyPasswords() }
    // the service is down or unreachable
    const isOurs = error.name === 'AuthRetryableFetchError' || error.name === 'AuthUnknownError'
    return { error: isOurs ? words.unexpected() : own.failed() }
  }

  /** Passes the typed email address on to the next form. */
  function carryOver(event: MouseEvent<HTMLAnchorElement>) {
    const field = event.currentTarget.closest('form')?.elements.namedItem('email')
    if (!(field instanceof HTMLInputElement) || field.value === '') return
    event.preventDefault()
    const state: MailState = { email: field.value }
    void navigate(linkTo('forgot'), { state })
  }

  return (
    <>
      <h2>{own.title()}</h2>
      <Form
        words={LL.portal.form}
        submit={words.submit()}
        busy={words.busy()}
        unexpected={words.unexpected()}
        onSubmit={signIn}
        onEdit={() => captcha.prepare()}
        notice={captcha.place}
        actions={
          <Link to={linkTo('forgot')} onClick={carryOver}>
            {words.forgot()}
          </Link>
        }
      >
        <TextField
          name="email"
          type="email"
          label={own.email()}
          autoComplete="username"
          defaultValue={email}
        />
        <PasswordField name="password" label={words.password()} autoComplete="current-password" />
        {/* not for clients redirected here by guards, because their sessions survive reloads */}
        {audience === 'staff' && (from === null || isPortalPath(from)) && <KeepSignedIn />}
      </Form>
      {isBrief && <p className="form-notice">{LL.portal.noStorage()}</p>}
      <p ref={below} className="entrance-other">
        {mayAsk && <Link to={linkTo('request')}>{words.toRequest()}</Link>}
        {audience === 'staff' && <ToClientPortal />}
      </p>
      {/* at the end, because it loads later and must not shift the layout above */}
      <ProviderButtons />
    </>
  )
}

/**
 * Link to the client sign-in page with the return path, because guards send clients to the staff
 * page, too.
 */
function ToClientPortal() {
  const words = useI18nContext().LL.portal.staffSignIn
  const { search } = useLocation()
  if (!isPageOn('clientLogin', useFlags())) return null
  return <Link to={pages.clientLogin.path + search}>{words.toClient()}</Link>
}
