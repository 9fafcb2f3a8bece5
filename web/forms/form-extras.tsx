import { honeypotName } from '#contract/form-options.ts'
import { pages } from '#contract/pages.ts'
import { Link } from '../app/link.tsx'
import { useI18nContext } from '../i18n/words.tsx'

/**
 * What travels with a form unseen: its language, and a trap. People do not find the trap, by sight or by keyboard;
 * programs that fill in everything do, and no one's browser, which knows neither its name nor its label.
 */
export function FormExtras() {
  const { locale, LL } = useI18nContext()
  return (
    <>
      <input type="hidden" name="meta.locale" value={locale} />
      <div className="form-trap" aria-hidden="true">
        <label>
          {LL.forms.leaveEmpty()}
          <input name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}

/** What sending a form means, and where to read more. */
export const FormNotice = ({ text }: { text: string }) => (
  <p className="form-notice">
    {text} <Link to={pages.privacy.path}>{useI18nContext().LL.footer.privacy()}</Link>
  </p>
)
