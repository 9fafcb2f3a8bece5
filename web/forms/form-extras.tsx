import { honeypotName } from '#contract/form-options.ts'
import { pages } from '#contract/pages.ts'
import { Link } from '../app/link.tsx'
import { useI18nContext } from '../i18n/words.tsx'

/** Hidden fields: the form's language, and a honeypot that bots fill in while people and browsers' autofill do not. */
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

/** A form's privacy notice, with a link to the privacy page. */
export const FormNotice = ({ text }: { text: string }) => (
  <p className="form-notice">
    {text} <Link to={pages.privacy.path}>{useI18nContext().LL.footer.privacy()}</Link>
  </p>
)
