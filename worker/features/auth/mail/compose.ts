import { company } from '#contract/company.ts'
import type { Locale } from '#contract/locales.ts'
import type { Mail } from '../../../adapters/mail.ts'
import { layoutMail } from '../../../adapters/mail-layout.ts'
import type { Deps } from '../../../deps.ts'
import { currentCompany } from '../../settings/company-now.ts'
import type { MailKind, MailWords } from './mail-language.ts'
import { mailLanguages } from './mail-languages.ts'

export type Contents = {
  kind: MailKind
  to: string
  locale: Locale
  /** Only some kinds have one. */
  link?: string
  code?: string
  /** The address a change leads to. */
  newAddress?: string
  /** The link is "this wasn't me". */
  isUndo?: boolean
  /** What else the words of this kind name in braces. */
  values?: Record<string, string>
}

type Reads = Pick<Deps, 'db' | 'kv' | 'now' | 'forms'>

/** A mail of the auth service in its reader's language. */
export async function composeMail(deps: Reads, contents: Contents): Promise<Mail> {
  const { kind, to, locale, link, code, newAddress = '', isUndo = false } = contents
  const language = mailLanguages[locale]
  const { button: wasntMe, alarm, press, open } = language.wasntMe
  const mail: MailWords = { ...language.mails[kind], ...(isUndo && { button: wasntMe, alarm }) }
  const reach = /\{(?:phone|email)\}/.test(mail.alarm ?? '')
    ? await (await currentCompany(deps)).in(locale)
    : { phone: '', email: '' }
  const common = { site: company.name, phone: reach.phone, email: reach.email, address: newAddress }
  const values = new Map(Object.entries({ ...common, ...contents.values }))
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole)
  const intro = fill(mail.intro)
  const button = link === undefined || !mail.button ? null : { label: fill(mail.button), link }
  const small = mail.alarm ?? language.ignore

  return layoutMail(to, locale, fill(mail.subject), [
    { kind: 'text', text: language.greeting },
    { kind: 'text', text: intro },
    ...(button ? [{ kind: 'button', ...button, hint: language.link } as const] : []),
    ...(code === undefined ? [] : [{ kind: 'code', label: language.code, code } as const]),
    {
      kind: 'small',
      text: fill(small.replace('{press}', press)),
      plain: fill(small.replace('{press}', open)),
    },
    { kind: 'text', text: company.name },
  ])
}

/** The text message of a code. */
export const composeSms = (locale: Locale, code: string): string =>
  mailLanguages[locale].sms.replace('{site}', company.name).replace('{code}', code)
