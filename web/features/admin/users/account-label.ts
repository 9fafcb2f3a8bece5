import type { StaffUserDetail } from '#contract/staff/users.ts'

/** Display name of an account, with its email address because names are self-chosen. */
export function accountLabel({ name, email }: Pick<StaffUserDetail, 'name' | 'email'>): string {
  return name === null ? email : `${name} (${email})`
}
