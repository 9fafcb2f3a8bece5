import { meetsPasswordRule } from '#contract/password-rule.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import type { Values } from '../../ui/form/form.tsx'

/** What a form says of a new password that does not meet the rule, under `password`. */
export function usePasswordCheck() {
  const { unmet } = useI18nContext().LL.portal.rule
  return ({ password = '' }: Values) => (meetsPasswordRule(password) ? {} : { password: unmet() })
}
