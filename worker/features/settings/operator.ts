import type { SettingKey } from '#contract/settings/setting-keys.ts'
import type { Deps } from '../../deps.ts'
import { orNull } from '../../lib/settings/settings.ts'

type Reads = Pick<Deps, 'officeAddress' | 'staffLocale' | 'forms' | 'sessionMaxDays'>

/**
 * What an operator has decided by a variable: staff see it and cannot change it. One that is malformed is logged, and
 * fails the feature that needs it.
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
