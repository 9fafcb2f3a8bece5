import { company } from '#contract/company.ts'
import type { Locale } from '#contract/locales.ts'
import { notificationSentenceOf } from '#contract/notifications/notification-sentences.ts'
import type { NotificationFacts } from '#contract/notifications/notifications.ts'
import { notificationsPath, notificationSubjectPath } from '#contract/staff/staff-addresses.ts'
import { layoutMail } from '../../../adapters/mail-layout.ts'
import type { Mail } from '../../../adapters/mail.ts'
import type { Deps } from '../../../deps.ts'
import { excerptOf } from '../../../lib/text/excerpt.ts'
import { pageLink } from '../../flags/snapshot.ts'
import { de } from './languages/de.ts'
import { el } from './languages/el.ts'
import { en } from './languages/en.ts'
import { fr } from './languages/fr.ts'
import { it } from './languages/it.ts'
import type { NotificationMailLanguage } from './notification-mail-language.ts'

export const notificationMailWords: Record<Locale, NotificationMailLanguage> = {
  en,
  fr,
  el,
  it,
  de,
}

type Told = {
  kind: 'now' | 'digest'
  to: string
  locale: Locale
  /** Listed notifications, newest first. */
  shown: readonly NotificationFacts[]
  /** Number of all notifications, listed or not. */
  count: number
}

const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** Composes a mail about one notification, or a digest. Each notification links to its subject. */
export async function composeNotificationMail(
  deps: Deps,
  { kind, to, locale, shown, count }: Told,
): Promise<Mail> {
  const words = notificationMailWords[locale]
  const site = company.name
  const counted = ({ one, many }: { one: string; many: string }, n: number) =>
    fill(n === 1 ? one : many, { site, n: String(n) })
  const say = (about: NotificationFacts) =>
    fill(words.sentences[notificationSentenceOf(about)], {
      name: about.name === null ? words.nameless : excerptOf(about.name, 80),
      number: about.number ?? '',
    })
  const linkTo = (path: string) => pageLink(deps, path, locale)
  const links = await Promise.all(
    shown.map(async (about) => ({
      text: say(about),
      link: await linkTo(notificationSubjectPath(about)),
    })),
  )
  const inbox = await linkTo(notificationsPath())
  const footer = [
    { kind: 'small', text: fill(words.reason, { site }) } as const,
    {
      kind: 'small',
      text: `${words.choose} ${await linkTo(notificationsPath('preferences'))}`,
    } as const,
  ]
  const [first] = links
  if (kind === 'now' && count === 1 && first) {
    return layoutMail(to, locale, first.text, [
      { kind: 'text', text: first.text },
      { kind: 'button', label: words.open, link: first.link, hint: words.hint },
      ...footer,
    ])
  }
  const hidden = count - shown.length
  const subject = counted(kind === 'digest' ? words.digest.subject : words.several, count)
  return layoutMail(to, locale, subject, [
    { kind: 'text', text: words.digest.intro },
    { kind: 'links', links },
    ...(hidden > 0 ? [{ kind: 'text', text: counted(words.more, hidden) } as const] : []),
    { kind: 'button', label: words.openInbox, link: inbox, hint: words.hint },
    ...footer,
  ])
}
