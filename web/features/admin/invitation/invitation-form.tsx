import type { ReactNode } from 'react'
import { type Locale, localeCodes } from '#contract/locales.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { ApiError } from '../../../api/client.ts'
import { useExplain } from '../dialog/use-explain.ts'
import { Form, type Outcome } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { MailLanguage } from './mail-language.tsx'

export type Invitee = {
  email: string
  first_name?: string
  last_name?: string
  locale: Locale
}

type Props = {
  children?: ReactNode
  /** @throws ApiError; validation errors are shown at their fields */
  onSend: (invitee: Invitee, values: Record<string, string>) => Promise<Outcome>
}

/** Name, email address and language of the person to invite. */
export function InvitationForm({ children, onSend }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.users
  const explain = useExplain()
  const refused = (reason: unknown): Outcome => {
    const isAddress =
      reason instanceof ApiError && reason.errors.some(({ path }) => path === 'email')
    return isAddress ? { fields: { email: LL.portal.form.email() } } : { error: explain(reason) }
  }
  return (
    <>
      <p>{words.inviteText()}</p>
      <Form
        words={LL.portal.form}
        submit={words.send()}
        busy={words.sending()}
        unexpected={LL.problem['server/unexpected']()}
        onSubmit={(values) => {
          const { email = '', firstName = '', lastName = '' } = values
          return onSend(
            {
              email,
              ...(firstName && { first_name: firstName }),
              ...(lastName && { last_name: lastName }),
              locale: localeCodes.find((code) => code === values['locale']) ?? locale,
            },
            values,
          ).catch(refused)
        }}
      >
        <TextField name="email" type="email" label={words.email()} maxLength={254} />
        <TextField name="firstName" label={words.firstName()} isOptional isHalf maxLength={100} />
        <TextField name="lastName" label={words.lastName()} isOptional isHalf maxLength={100} />
        {children}
        <MailLanguage />
      </Form>
    </>
  )
}
