import type { SettingKey } from '#contract/settings/setting-keys.ts'
import type { Deps } from '../../deps.ts'
import { nullIfMalformed } from '../../lib/settings/settings.ts'

type Reads = Pick<Deps, 'officeAddress' | 'staffLocale' | 'forms' | 'sessionMaxDays'>

/**
 * Settings fixed by environment variables: shown to staff, not changeable. A malformed one is
 * logged and fails the feature that needs it.
 */
export const environmentValues = (deps: Reads): Partial<Record<SettingKey, unknown>> =>
  Object.fromEntries(
    Object.entries({
      officeEmail: nullIfMalformed(deps.officeAddress),
      staffLocale: nullIfMalformed(deps.staffLocale),
      retentionDays: nullIfMalformed(() => deps.forms().retentionDays),
      sessionDays: nullIfMalformed(deps.sessionMaxDays),
    }).filter(([, value]) => value !== null),
  )
