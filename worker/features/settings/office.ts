import type { Deps } from '../../deps.ts'
import type { Office } from '../../adapters/contact-email.ts'
import { settingsOf } from './read-values.ts'
import { readSite } from '../site/snapshot.ts'

type Reads = Pick<Deps, 'db' | 'kv' | 'now' | 'officeAddress' | 'staffLocale'>

/**
 * Where the office reads its mail and in which language: the operator's word, else that of staff, else the built-in one.
 * @throws Failure `server/setting-missing` naming an operator's setting that is malformed
 */
export async function officeNow(deps: Reads): Promise<Office> {
  const [to, locale] = [deps.officeAddress(), deps.staffLocale()]
  if (to !== null && locale !== null) return { to, locale }
  const settings = settingsOf((await readSite(deps)).settings)
  return { to: to ?? settings.officeEmail, locale: locale ?? settings.staffLocale }
}
