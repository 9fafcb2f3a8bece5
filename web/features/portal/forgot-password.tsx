import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { company } from '../../../worker/contract/company.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { authClient } from '../../session/auth-client.ts'
import { useAuthSettings } from '../../session/settings.ts'
import { TextField } from '../../ui/form/text-fields.tsx'
import { Form, type Outcome, type Values } from '../../ui/form/form.tsx'
import type { Audience } from './audience.ts'
import { explain } from '../../session/failure.ts'
import { MailedCode } from './mailed-code.tsx'
import { useMode } from './use-mode.ts'

/** Asks for a mail with a link and a code, then for the code: either leads on to a new password. */
export function ForgotPassword({ audience }: { audience: Audience }) {
  const { LL } = useI18nContext()
  const words = LL.portal.recovery
  const { linkTo } = useMode()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const settings = useAuthSettings()
  const [email, setEmail] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)

  async function ask({ email = '' }: Values): Promise<Outcome> {
    const client = await authClient()
    const redirectTo = new URL(location.pathname + linkTo('recovery'), location.origin).href
    const { error } = await client.resetPasswordForEmail(email, { redirectTo })
    if (error?.code === 'email_provider_disabled') setRefused(true)
    else if (error) return { error: explain(error, LL.portal.failure) }
    else setEmail(email)
    return 'leaving'
  }

  /** The mode first: the session that a right code brings must not lead away from choosing a password. */
  async function verify(code: string) {
    await navigate(pathname + linkTo('recovery'), { replace: true })
    const client = await authClient()
    return client.verifyOtp({ email: email ?? '', token: code, type: 'recovery' })
  }

  const back = <Link to={linkTo('sign-in')}>{words.back()}</Link>
  if (isRefused || settings?.hasMail === false) {
    return (
      <>
        <h2>{words.title()}</h2>
        <p role="status">{words.comingSoon()}</p>
        <p>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
        <p className="entrance-other">{back}</p>
      </>
    )
  }
  if (email !== null) {
    return (
      <MailedCode
        title={words.sentTitle()}
        text={words.sent({ email })}
        submit={words.enterCode()}
        onVerify={verify}
        actions={
          <button type="button" className="link" onClick={() => setEmail(null)}>
            {words.again()}
          </button>
        }
      />
    )
  }
  const own = LL.portal[audience === 'client' ? 'signIn' : 'staff']
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
        actions={back}
      >
        <TextField name="email" type="email" label={own.email()} autoComplete="username" />
      </Form>
    </>
  )
}
