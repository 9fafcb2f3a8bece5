import type { Deps } from '../../deps.ts'
import type { OfficeMailbox } from '../../adapters/contact-email.ts'
import { settingsOf } from './read-values.ts'
import { readSite } from '../site/snapshot.ts'

type Reads = Pick<Deps, 'db' | 'kv' | 'now' | 'officeAddress' | 'staffLocale'>

/**
 * Address and language of the office: environment variable, else setting, else default.
 * @throws Failure `server/setting-missing` naming a malformed variable
 */
export async function currentOffice(deps: Reads): Promise<OfficeMailbox> {
  const [to, locale] = [deps.officeAddress(), deps.staffLocale()]
  if (to !== null && locale !== null) return { to, locale }
  const settings = settingsOf((await readSite(deps)).settings)
  return { to: to ?? settings.officeEmail, locale: locale ?? settings.staffLocale }
}
