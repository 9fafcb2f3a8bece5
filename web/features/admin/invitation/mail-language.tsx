import { localeCodes } from '#contract/locales.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useLanguageName } from '../list/use-language-name.ts'

/** Language of the emails to a person; by default the page's. */
export function MailLanguage() {
  const { LL, locale } = useI18nContext()
  const languageName = useLanguageName()
  return (
    <label className="staff-field">
      <span>{LL.staff.users.mailLanguage()}</span>
      <select className="staff-input" name="locale" defaultValue={locale}>
        {localeCodes.map((code) => (
          <option key={code} value={code}>
            {languageName(code)}
          </option>
        ))}
      </select>
    </label>
  )
}
