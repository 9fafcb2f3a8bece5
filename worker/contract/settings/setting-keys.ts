/** Keys of the settings. Separate from the catalogue, so that browsers need no zod. */
export const settingKeys = [
  'phone',
  'email',
  'privacyEmail',
  'address',
  'accountManager',
  'hours',
  'officeEmail',
  'staffLocale',
  'retentionDays',
  'sessionDays',
  'secondPerson',
] as const
export type SettingKey = (typeof settingKeys)[number]

export const isSettingKey = (key: string): key is SettingKey =>
  settingKeys.some((known) => known === key)

/** Longest closure; more is taken for a typing error. */
export const maxSpecialDays = 366
