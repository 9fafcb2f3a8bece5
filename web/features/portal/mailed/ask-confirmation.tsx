import { Link } from 'react-router'
import { captchaUnanswered, useCaptcha } from '../../../forms/use-captcha.tsx'
import { useI18nContext } from '../../../i18n/words.tsx'
import { authClient } from '../../../session/auth-client.ts'
import { explain } from '../../../session/failure.ts'
import { Form, type Outcome, type Values } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import type { Audience } from '../entrance/audience.ts'
import { useMode } from '../entrance/use-mode.ts'
import { ConfirmAddress } from './confirm-address.tsx'
import { useMailState } from './use-mail-state.ts'

type Props = { audience: Audience; onVerifying: () => void }

/**
 * Requests another confirmation email if the last one expired or was lost, then asks for its code.
 */
export function AskConfirmation({ audience, onVerifying }: Props) {
  const { kept, keep } = useMailState()
  const { sentTo } = kept
  if (sentTo === undefined) {
    return <AddressForm audience={audience} onSent={(email) => keep({ sentTo: email })} />
  }
  return <ConfirmAddress email={sentTo} onVerifying={onVerifying} onOther={() => keep({})} />
}

type AddressProps = { audience: Audience; onSent: (email: string) => void }

function AddressForm({ audience, onSent }: AddressProps) {
  const { LL } = useI18nContext()
  const words = LL.portal.confirm
  const { linkTo } = useMode()
  const captcha = useCaptcha('mailed-code')

  async function ask({ email = '' }: Values): Promise<Outcome> {
    const captchaToken = await captcha.take()
    if (captchaToken === null) return captchaUnanswered
    const { error } = await (
      await authClient()
    ).resend({
      type: 'signup',
      email,
      options: {
        emailRedirectTo: location.origin + location.pathname,
        ...(captchaToken !== undefined && { captchaToken }),
      },
    })
    if (error) return { error: explain(error, LL.portal.failure) }
    onSent(email)
    return 'leaving'
  }

  const own = LL.portal[audience === 'client' ? 'signIn' : 'staffSignIn']
  return (
    <>
      <h2>{words.title()}</h2>
      <p>{words.ask()}</p>
      <Form
        words={LL.portal.form}
        submit={LL.portal.recovery.submit()}
        busy={LL.portal.recovery.busy()}
        unexpected={LL.portal.failure.unexpected()}
        onSubmit={ask}
        onEdit={() => captcha.prepare()}
        notice={captcha.place}
        actions={<Link to={linkTo('sign-in')}>{LL.portal.recovery.back()}</Link>}
      >
        <TextField name="email" type="email" label={own.email()} autoComplete="username" />
      </Form>
    </>
  )
}
