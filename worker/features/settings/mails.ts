import { company } from '#contract/company.ts'
import type { Locale } from '#contract/locales.ts'
import { isSettingKey } from '#contract/settings/setting-keys.ts'
import { settingRow } from '#contract/settings/catalogue.ts'
import { settingsPath } from '#contract/staff/staff-addresses.ts'
import { layoutMail } from '../../adapters/mail-layout.ts'
import type { Mail } from '../../adapters/mail.ts'
import { listActiveAdmins } from '../../db/active-roles.ts'
import type { Deps } from '../../deps.ts'
import { pageLink } from '../flags/snapshot.ts'
import { enqueueMail } from '../outbox/enqueue.ts'
import type { Change } from '../../db/changes/change-log.ts'
import { settingsMailWords } from './mail-words.ts'
import { currentOffice } from './office.ts'

type Reader = { to: string; locale: Locale }

const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** Composes the confirmation mail to a new office address. */
export async function composeAddressConfirmation(
  deps: Deps,
  { to, locale }: Reader,
  { who, token }: { who: string; token: string },
): Promise<Mail> {
  const { confirm, hint } = settingsMailWords[locale]
  const values = { site: company.name, who, address: to }
  const link = await pageLink(deps, settingsPath(token), locale)
  return layoutMail(to, locale, fill(confirm.subject, values), [
    { kind: 'text', text: fill(confirm.text, values) },
    { kind: 'button', label: confirm.button, link, hint },
    { kind: 'small', text: `${confirm.ends} ${confirm.ignore}` },
  ])
}

export const isGuarded = (key: string): boolean =>
  isSettingKey(key) && settingRow(key).isGuarded === true

/** Formats a value; for a reset setting, its built-in value. */
function shown(key: string, value: unknown, { yes, no }: { yes: string; no: string }): string {
  const given = value ?? (isSettingKey(key) ? settingRow(key).value : '')
  return typeof given === 'boolean' ? (given ? yes : no) : String(given)
}

type Notice = { changes: readonly Omit<Change, 'version'>[]; who: string }

/**
 * Statements and ids of mails that notify administrators and the current office address of guarded
 * changes. For the transaction of the change.
 */
export async function queueGuardedNotices(deps: Deps, { changes, who }: Notice, changeSet: string) {
  const guarded = changes.filter(({ key }) => isGuarded(key))
  if (guarded.length === 0) return []
  const readers = [await currentOffice(deps), ...(await listActiveAdmins(deps.db, deps.now()))]
  const distinct = new Map(readers.map((reader) => [reader.to.toLowerCase(), reader]))
  return Promise.all(
    [...distinct.values()].map(async (reader) =>
      enqueueMail(deps, {
        mail: await composeNotice(deps, reader, { changes: guarded, who }),
        locale: reader.locale,
        cause: `settings:${changeSet}:${reader.to.toLowerCase()}`,
      }),
    ),
  )
}

async function composeNotice(deps: Deps, { to, locale }: Reader, { changes, who }: Notice) {
  const { notice, hint } = settingsMailWords[locale]
  const values = { site: company.name, who }
  const lines = changes.map(({ key, from, to: now }) =>
    fill(notice.lines[key as keyof typeof notice.lines], {
      from: shown(key, from, notice),
      to: shown(key, now, notice),
    }),
  )
  const link = await pageLink(deps, settingsPath(), locale)
  return layoutMail(to, locale, fill(notice.subject, values), [
    { kind: 'text', text: fill(notice.text, values) },
    { kind: 'lines', text: lines.join('\n') },
    { kind: 'text', text: notice.alarm },
    { kind: 'button', label: notice.button, link, hint },
  ])
}
