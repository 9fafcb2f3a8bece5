import { company } from '#contract/company.ts'
import type { Locale } from '#contract/locales.ts'
import type { Mail } from '../../adapters/mail.ts'
import { layoutMail } from '../../adapters/mail-layout.ts'
import { type DecisionMail, decisionMailWords } from './decision-mail-words.ts'

type Contents = {
  kind: DecisionMail
  to: string
  locale: Locale
  companyName: string
  /** Target of the button. */
  link: string
  /** Status page of the request, if the button leads elsewhere. */
  statusLink?: string
  /** Message of staff. */
  reason?: string
  /** Upcoming closures of the office. */
  notices?: readonly string[]
}

/** Composes a mail to an applicant, or to an added colleague with an account. */
export function composeDecisionMail(contents: Contents): Mail {
  const { kind, to, locale, companyName, link, statusLink, reason, notices = [] } = contents
  const language = decisionMailWords[locale]
  const mail = language.mails[kind]
  const fill = (text: string) =>
    text.replace(/\{(site|company)\}/g, (_, name) => (name === 'site' ? company.name : companyName))
  return layoutMail(to, locale, fill(mail.subject), [
    { kind: 'text', text: language.greeting },
    { kind: 'text', text: fill(mail.intro) },
    ...(reason === undefined ? [] : [{ kind: 'quote', text: reason } as const]),
    { kind: 'text', text: fill(mail.after) },
    { kind: 'button', label: mail.button, link, hint: language.hint },
    ...(statusLink === undefined
      ? []
      : [{ kind: 'small', text: `${language.status} ${statusLink}` } as const]),
    ...notices.map((text) => ({ kind: 'text', text }) as const),
    { kind: 'lines', text: `${language.closing}\n${company.name}` },
  ])
}
