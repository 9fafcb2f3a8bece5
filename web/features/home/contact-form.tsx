import { type ComponentType, useState } from 'react'
import { useLocation } from 'react-router'
import { company } from '#contract/company.ts'
import { formLimits } from '#contract/form-options.ts'
import { useCaptcha } from '../../forms/use-captcha.tsx'
import { FormExtras, FormNotice } from '../../forms/form-extras.tsx'
import { useSubmittedForm } from '../../forms/use-submitted-form.ts'
import { useFormSubmission } from '../../forms/use-form-submission.ts'
import { useI18nContext, Words } from '../../i18n/words.tsx'
import { useSite } from '../../app/site-context.ts'
import { Form, type Outcome, type Values } from '../../ui/form/form.tsx'
import { TextAreaField, TextField } from '../../ui/form/text-fields.tsx'

type Dialog = ComponentType<{ onClose: () => void }>

/** The form with its own words provider: the form's words load after the page's. */
export const ContactForm = () => (
  <Words locale={useSite().locale}>
    <Fields />
  </Words>
)

/** A message to the office, as plain HTML form. With scripts, errors appear beside the fields and a dialog confirms. */
function Fields() {
  const { LL } = useI18nContext()
  const words = LL.forms.contact
  const { send, check, onEdit } = useFormSubmission('contact')
  const captcha = useCaptcha('contact')
  const initial = useSubmittedForm('contact')
  const [Thanks, setThanks] = useState<Dialog | null>(null)
  const isSent = new URLSearchParams(useLocation().search).get('sent') === 'contact'

  async function submit(values: Values): Promise<Outcome> {
    const sent = await send(values, (await captcha.take(false)) ?? undefined)
    if (sent !== 'sent') return 'failure' in sent ? { error: sent.failure } : sent
    // the message was sent, even if the dialog's code does not load
    const code = await import('./thank-you.tsx').catch(() => null)
    if (!code) return { success: words.thanks() }
    setThanks(() => code.ThankYou)
    return { success: '' }
  }

  if (isSent) {
    return (
      <div role="status">
        <h3>{words.thanksTitle()}</h3>
        <p>{words.thanks()}</p>
      </div>
    )
  }
  return (
    <>
      <h3>{words.formTitle()}</h3>
      <p>{words.formText()}</p>
      <Form
        onEdit={() => {
          onEdit()
          captcha.prepare(false)
        }}
        check={check}
        action="/api/forms/contact"
        draft="contact"
        initial={initial}
        words={words}
        submit={words.submit()}
        busy={words.busy()}
        unexpected={LL.forms.failed()}
        onSubmit={submit}
        notice={
          <>
            <FormNotice text={LL.forms.consent({ company: company.name })} />
            {captcha.place}
          </>
        }
      >
        <TextField
          name="firstName"
          label={words.firstName()}
          autoComplete="given-name"
          maxLength={formLimits.line}
          isHalf
        />
        <TextField
          name="lastName"
          label={words.lastName()}
          autoComplete="family-name"
          maxLength={formLimits.line}
          isHalf
        />
        <TextField
          name="email"
          type="email"
          label={words.email()}
          autoComplete="email"
          maxLength={formLimits.email}
        />
        <TextField
          name="phone"
          type="tel"
          label={words.phone()}
          autoComplete="tel"
          placeholder="xxx-xxx-xxxx"
          maxLength={formLimits.phone}
          isOptional
        />
        <TextAreaField name="message" label={words.message()} maxLength={formLimits.text} />
        <FormExtras />
      </Form>
      {Thanks && <Thanks onClose={() => setThanks(null)} />}
    </>
  )
}
