import { Link, useLocation } from 'react-router'
import { company } from '#contract/company.ts'
import { companySizes, formLimits, industries } from '#contract/form-options.ts'
import { localize } from '#contract/locales.ts'
import { captchaUnanswered, useCaptcha } from '../../../forms/use-captcha.tsx'
import { FormExtras, FormNotice } from '../../../forms/form-extras.tsx'
import { useSubmittedForm } from '../../../forms/use-submitted-form.ts'
import { useFormSubmission } from '../../../forms/use-form-submission.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { authClient } from '../../../session/auth-client.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextAreaField, TextField } from '../../../ui/form/text-fields.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { Form, type Outcome, type Values } from '../../../ui/form/form.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { usePasswordCheck } from '../use-password-check.ts'
import { useMode } from './use-mode.ts'

type Props = {
  /** Values typed earlier, to be edited. */
  typed: Values | undefined
  /** Called when the account waits for its email confirmation. */
  onAccount: (request: Values) => void
}

/**
 * Access request of a business. With a password it also creates an account; access requires
 * approval in both cases. The request is sent first, so that it is not lost if creating the account
 * fails.
 */
export function RequestForm({ typed, onAccount }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.portal.request
  const { linkTo } = useMode()
  const checkPassword = usePasswordCheck()
  const { send: sendRequest, check, onEdit } = useFormSubmission('b2b-access')
  const captcha = useCaptcha('request-access')
  const posted = useSubmittedForm('b2b-access')
  const given = typed ? { values: typed, errors: {} } : posted
  const isHydrated = useHydrated()
  const isSent = new URLSearchParams(useLocation().search).get('sent') === 'b2b-access'

  async function send({ password = '', ...request }: Values): Promise<Outcome> {
    // a captcha token is valid for one call: signing up, if requested, because it is refused
    // without one
    const wantsAccount = password !== ''
    const captchaToken = await captcha.take(wantsAccount)
    if (captchaToken === null) return captchaUnanswered
    const sent = await sendRequest(request, wantsAccount ? undefined : captchaToken)
    if (sent !== 'sent') return 'failure' in sent ? { error: sent.failure } : sent
    if (!wantsAccount) return { success: words.sent() }
    const { email = '', firstName, lastName } = request
    const { error } = await (
      await authClient()
    ).signUp({
      email,
      password,
      options: {
        data: { first_name: firstName, last_name: lastName, language: locale },
        emailRedirectTo: new URL(localize('/', locale), location.origin).href,
        ...(captchaToken !== undefined && { captchaToken }),
      },
    })
    if (error?.code === 'weak_password') return { fields: { password: LL.portal.failure.weak() } }
    // the request is already stored; sending it again does not duplicate it
    if (error?.code === 'captcha_failed') return { error: LL.portal.failure.captcha() }
    if (error) return { success: `${words.sent()} ${words.noAccount()}` }
    onAccount(request)
    return { success: words.sent() }
  }

  const f = words.field
  return (
    <>
      <h2>{words.title()}</h2>
      <p>{words.text()}</p>
      {isSent && <FormMessage success={words.sent()} />}
      <Form
        words={LL.portal.form}
        submit={words.submit()}
        busy={words.busy()}
        unexpected={words.failed()}
        check={async ({ password = '', ...request }) => ({
          ...(await check(request)),
          ...(password !== '' && checkPassword({ password })),
        })}
        onSubmit={send}
        onEdit={(name) => {
          onEdit()
          captcha.prepare(name === 'password')
        }}
        action="/api/forms/b2b-access"
        initial={given}
        draft="b2b-access"
        notice={
          <>
            <FormNotice text={LL.forms.consent({ company: company.name })} />
            {captcha.place}
          </>
        }
        actions={<Link to={linkTo('sign-in')}>{words.toSignIn()}</Link>}
      >
        <TextField
          name="firstName"
          label={f.firstName()}
          autoComplete="given-name"
          maxLength={formLimits.line}
          isHalf
        />
        <TextField
          name="lastName"
          label={f.lastName()}
          autoComplete="family-name"
          maxLength={formLimits.line}
          isHalf
        />
        <TextField
          name="email"
          type="email"
          label={f.email()}
          autoComplete="email"
          maxLength={formLimits.email}
          isHalf
        />
        <TextField
          name="phone"
          type="tel"
          label={f.phone()}
          autoComplete="tel"
          maxLength={formLimits.phone}
          isHalf
        />
        <TextField
          name="companyName"
          label={f.companyName()}
          autoComplete="organization"
          maxLength={formLimits.line}
          isHalf
        />
        <TextField
          name="jobTitle"
          label={f.jobTitle()}
          autoComplete="organization-title"
          maxLength={formLimits.line}
          isHalf
        />
        <SelectField
          name="companySize"
          label={f.companySize()}
          placeholder={words.choose()}
          options={companySizes.map((value) => ({
            value,
            label: words.employees({ range: value }),
          }))}
          isHalf
        />
        <SelectField
          name="industry"
          label={f.industry()}
          placeholder={words.choose()}
          options={industries.map((value) => ({ value, label: words.industry[value]() }))}
          isHalf
        />
        <TextField
          name="website"
          inputMode="url"
          label={f.website()}
          autoComplete="url"
          maxLength={formLimits.website}
          isOptional
        />
        <TextAreaField
          name="businessNeeds"
          label={f.businessNeeds()}
          hint={words.needsHint()}
          maxLength={formLimits.text}
        />
        {isHydrated && ( // signing up needs scripts; the form must not send a password without them
          <NewPasswordField
            name="password"
            label={f.password()}
            hint={words.passwordHint()}
            isOptional
          />
        )}
        <FormExtras />
      </Form>
    </>
  )
}
