/** What staff may set while the site runs, by name; apart from the catalogue, which browsers do not need. */
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

/** No closure is longer: two years are a slip of the keyboard. */
export const longestSpecialDays = 366
