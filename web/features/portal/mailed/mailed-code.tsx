import type { AuthError } from '@supabase/auth-js'
import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import { CodeField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { explain } from '../../../session/failure.ts'

type Props = {
  title: string
  text: string
  submit: string
  onVerify: (code: string) => Promise<{ error: AuthError | null }>
  actions?: ReactNode
}

/** Asks for an emailed code, which works like the email's link, in any browser. */
export function MailedCode({ title, text, submit, onVerify, actions }: Props) {
  const { LL } = useI18nContext()
  const words = LL.portal.mailed
  return (
    <>
      <h2>{title}</h2>
      <p role="status">{text}</p>
      <Form
        words={LL.portal.form}
        submit={submit}
        busy={words.busy()}
        unexpected={LL.portal.failure.unexpected()}
        onSubmit={async ({ code = '' }) => {
          const { error } = await onVerify(code)
          return error
            ? { error: explain(error, LL.portal.failure, 'tooManyMailedCodes') }
            : 'leaving'
        }}
        actions={actions}
      >
        <CodeField name="code" label={words.code()} hint={words.hint()} />
      </Form>
    </>
  )
}
