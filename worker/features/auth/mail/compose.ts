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
  link?: string
  code?: string
  /** Whether the link is "This wasn't me". */
  isUndo?: boolean
  /** Values for further placeholders in this kind of text. */
  values?: Record<string, string>
}

type Sources = Pick<Deps, 'db' | 'kv' | 'now' | 'forms'>

/** Composes an email of the auth service in the recipient's language. */
export async function composeMail(deps: Sources, contents: Contents): Promise<Mail> {
  const { kind, to, locale, link, code, isUndo = false } = contents
  const { mails, wasntMe, greeting, ignore, link: hint, code: label } = mailLanguages[locale]
  const { button: wasntMeButton, alarm, press, open } = wasntMe
  const mail: MailWords = { ...mails[kind], ...(isUndo && { button: wasntMeButton, alarm }) }
  const { phone, email } = /\{(?:phone|email)\}/.test(mail.alarm ?? '')
    ? await (await currentCompany(deps)).in(locale)
    : { phone: '', email: '' }
  const values = { site: company.name, phone, email, ...contents.values }
  const valueOf = new Map<string, string>(Object.entries(values))
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (braced, name: string) => valueOf.get(name) ?? braced)
  const button = link !== undefined && mail.button ? { label: fill(mail.button), link } : null
  const small = (verb: string) => fill((mail.alarm ?? ignore).replace('{press}', verb))
  return layoutMail(to, locale, fill(mail.subject), [
    { kind: 'text', text: greeting },
    { kind: 'text', text: fill(mail.intro) },
    ...(button ? [{ kind: 'button', ...button, hint } as const] : []),
    ...(code === undefined ? [] : [{ kind: 'code', label, code } as const]),
    { kind: 'small', text: small(press), plain: small(open) },
    { kind: 'text', text: company.name },
  ])
}

/** Composes the text message for a code. */
export const composeSms = (locale: Locale, code: string): string =>
  mailLanguages[locale].sms.replace('{site}', company.name).replace('{code}', code)
