import type { StaffUserDetail } from '#contract/staff/users.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

/** Who somebody is, where staff decide about them: by the address, for anybody may give themselves any name. */
export function useCalled({ name, email }: Pick<StaffUserDetail, 'name' | 'email'>): string {
  const { noName } = useI18nContext().LL.people.users
  if (name === null) return email ?? noName()
  return email === null ? name : `${name} (${email})`
}
