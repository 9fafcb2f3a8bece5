/**
 * The portal's rule for a new password. The auth service itself checks the length only (ASVS 5,
 * 6.2.5).
 */
export const passwordRule = {
  characters: (password: string) => Array.from(password).length >= 8,
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  special: (password: string) => /[!-/:-@[-`{-~]/.test(password),
} as const

export type PasswordPart = keyof typeof passwordRule
export const passwordParts = Object.keys(passwordRule) as PasswordPart[]

export const meetsPasswordRule = (password: string): boolean =>
  passwordParts.every((part) => passwordRule[part](password))
