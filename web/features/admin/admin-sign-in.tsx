import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { captchaUnanswered, useCaptcha } from '../../forms/use-captcha.tsx'
import { useI18nContext } from '../../i18n/words.tsx'
import founderUrl from '../../illustrations/sheet/founder.svg'
import { withReturnPath } from '../../session/callback/return-path.ts'
import { SecondFactor } from '../../session/second-step/second-factor.tsx'
import type { SessionState } from '../../session/session-store.ts'
import {
  hasLeftPortal,
  leaveStaffSession,
  staffClient,
  staffStore,
} from '../../session/staff-session.ts'
import { useAuthSettings } from '../../session/settings.ts'
import { Unreachable } from '../../session/unreachable.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { Form, type Outcome, type Values } from '../../ui/form/form.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { KeepSignedIn } from '../../session/keep-signed-in.tsx'
import { NeedsScripts } from '../../app/needs-scripts.tsx'

type Props = {
  session: SessionState
  /** Whether the user was signed in before; the form then shows why they are not any more. */
  wasIn: boolean
}

/**
 * Sign-in form of the admin portal: an administrator's account, with its second factor if it has one. It has a session
 * of its own, apart from the site's.
 */
export function AdminSignIn({ session, wasIn }: Props) {
  const { LL } = useI18nContext()
  const words = LL.staffPortal.gate
  const captcha = useCaptcha('sign-in')
  const isForbidden = useAuthSettings()?.mayKeepStaff === false
  const { pathname } = useLocation()
  const forgotTo = `${withReturnPath(pages.adminLogin.path, pathname)}&mode=forgot`
  // the password is right but the account is no administrator's
  const isRefused = session.status === 'signed-in'
  const [wasRefused, setRefused] = useState(false)
  useEffect(() => {
    if (!isRefused) return
    setRefused(true)
    void leaveStaffSession()
  }, [isRefused])

  function message() {
    if (wasRefused) return { error: words.refused() }
    if (session.status !== 'signed-out' || !(wasIn || session.hasEnded)) return {}
    const { signedOut, ended } = LL.portal.link
    return hasLeftPortal() ? { success: signedOut() } : { error: ended() }
  }

  async function signIn({ email = '', password = '' }: Values): Promise<Outcome> {
    setRefused(false)
    const captchaToken = await captcha.take()
    if (captchaToken === null) return captchaUnanswered
    const { error } = await (
      await staffClient()
    ).signInWithPassword({
      email,
      password,
      ...(captchaToken !== undefined && { options: { captchaToken } }),
    })
    if (!error) return 'leaving'
    if (error.code === 'captcha_failed') return { error: LL.portal.failure.captcha() }
    if (error.code === 'over_request_rate_limit')
      return { error: LL.portal.failure.tooManyPasswords() }
    // no answer about the password: the service is down or unreachable
    const isOurs = error.name === 'AuthRetryableFetchError' || error.name === 'AuthUnknownError'
    return { error: isOurs ? LL.portal.signIn.unexpected() : LL.portal.staffSignIn.failed() }
  }

  return (
    <div className="entrance">
      <div className="entrance-side">
        <header className="entrance-head">
          <h1>{words.title()}</h1>
          <p>{words.intro()}</p>
        </header>
        <NeedsScripts isPart />
        <section className="entrance-step">
          {session.status === 'unreachable' && (
            <Unreachable again={() => void staffStore.refresh()} />
          )}
          <FormMessage {...message()} />
          {session.status === 'second-factor' ? (
            <SecondFactor user={session.user} forgotTo={forgotTo} clientOf={staffClient} />
          ) : (
            <>
              <h2>{words.signIn()}</h2>
              <Form
                // mounted again after a refusal, as a successful form stays busy
                key={String(isRefused)}
                words={LL.portal.form}
                submit={LL.portal.signIn.submit()}
                busy={LL.portal.signIn.busy()}
                unexpected={LL.portal.signIn.unexpected()}
                onSubmit={signIn}
                onEdit={() => captcha.prepare()}
                notice={captcha.place}
                actions={<Link to={forgotTo}>{LL.portal.signIn.forgot()}</Link>}
              >
                <TextField
                  name="email"
                  type="email"
                  label={LL.portal.staffSignIn.email()}
                  autoComplete="username"
                />
                <PasswordField
                  name="password"
                  label={LL.portal.signIn.password()}
                  autoComplete="current-password"
                />
                <KeepSignedIn />
              </Form>
              {isForbidden && <p className="fine">{words.memory()}</p>}
            </>
          )}
        </section>
      </div>
      <img className="entrance-picture" src={founderUrl} width="640" height="720" alt="" />
    </div>
  )
}
