import { dateText } from '#contract/text/date-text.ts'
import { company } from '#contract/company.ts'
import type { HealthReport } from '#contract/staff/health.ts'
import { locales } from '#contract/locales.ts'
import { healthPath } from '#contract/staff/staff-addresses.ts'
import type { Deps } from '../../deps.ts'
import { layoutMail } from '../../adapters/mail-layout.ts'
import type { Mail } from '../../adapters/mail.ts'
import { within } from '../../lib/with-timeout.ts'
import { pageLink } from '../flags/snapshot.ts'
import { currentOffice } from '../settings/office.ts'
import { healthMailWords } from './mail-words.ts'

/** Timeout of reading the flags, which only decide the link's language. */
const timeoutMs = 2_000

/**
 * Composes the mail about a changed overall state or a further problem. Issues are in English, as
 * specified.
 */
export async function composeHealthMail(
  deps: Deps,
  before: HealthReport,
  after: HealthReport,
): Promise<Mail> {
  const { to, locale } = await currentOffice(deps)
  const words = healthMailWords[locale]
  const { states, parts } = words
  const link = await within(timeoutMs, pageLink(deps, healthPath, locale)).catch(
    () => deps.origin + healthPath,
  )
  const time = dateText(after.lastChecked ?? deps.now(), locales[locale].tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: company.timeZone,
  })
  const site = company.name
  const state = states[after.overall]
  const lines = (['database', 'forms', 'hubspot'] as const).map((part) =>
    fill(words.line, { part: parts[part], state: states[after[part]] }),
  )
  return layoutMail(to, locale, fill(words.subject, { site, state }), [
    {
      kind: 'text',
      text: fill(before.overall === after.overall ? words.more : words.change, {
        before: states[before.overall],
        state,
        time,
      }),
    },
    { kind: 'lines', text: lines.join('\n') },
    ...(after.issues.length > 0
      ? [{ kind: 'lines', text: [words.issues, ...after.issues].join('\n') } as const]
      : []),
    { kind: 'button', label: words.open, link, hint: words.hint },
  ])
}

const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
