import { isStaffError } from '#contract/staff/staff-errors.ts'
import { ApiError, codeOf } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

/** Returns the message of a failed call in the page's language. */
export function useExplain(): (reason: unknown) => string {
  const { LL } = useI18nContext()
  return (reason) =>
    reason instanceof ApiError && reason.staffCode && isStaffError(reason.staffCode)
      ? LL.staff.refused[reason.staffCode]()
      : LL.problem[codeOf(reason)]()
}
