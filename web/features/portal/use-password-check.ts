import { meetsPasswordRule } from '#contract/password-rule.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import type { Values } from '../../ui/form/form.tsx'

/** Form check of a new password against the password rule; the error belongs to the field `password`. */
export function usePasswordCheck() {
  const { unmet } = useI18nContext().LL.portal.rule
  return ({ password = '' }: Values) => (meetsPasswordRule(password) ? {} : { password: unmet() })
}
