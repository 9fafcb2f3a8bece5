import type { StaffUserDetail } from '#contract/staff/users.ts'

/** Who someone is, where staff decide about them: by the address, for anyone may give themselves any name. */
export function calledOf({ name, email }: Pick<StaffUserDetail, 'name' | 'email'>): string {
  return name === null ? email : `${name} (${email})`
}
