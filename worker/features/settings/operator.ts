import type { SettingKey } from '#contract/settings/setting-keys.ts'
import type { Deps } from '../../deps.ts'
import { orNull } from '../../lib/settings/settings.ts'

type Reads = Pick<Deps, 'officeAddress' | 'staffLocale' | 'forms' | 'sessionMaxDays'>

/**
 * Settings fixed by environment variables: shown to staff, not changeable. A malformed one is
 * logged and fails the feature that needs it.
 */
export const operatorValues = (deps: Reads): Partial<Record<SettingKey, unknown>> =>
  Object.fromEntries(
    Object.entries({
      officeEmail: orNull(deps.officeAddress),
      staffLocale: orNull(deps.staffLocale),
      retentionDays: orNull(() => deps.forms().retentionDays),
      sessionDays: orNull(deps.sessionMaxDays),
    }).filter(([, value]) => value !== null),
  )
