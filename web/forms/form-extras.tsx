import { pages } from '#contract/pages.ts'
import { Link } from '../app/link.tsx'
import { useI18nContext } from '../i18n/words.tsx'

/**
 * What travels with a form unseen: its language, and a trap. People do not find the trap, by sight or by keyboard;
 * programs that fill in everything do.
 */
export function FormExtras() {
  const { locale } = useI18nContext()
  return (
    <>
      <input type="hidden" name="meta.locale" value={locale} />
      <div className="form-trap" aria-hidden="true">
        <label>
          Homepage
          <input name="meta.homepage" tabIndex={-1} autoComplete="off" />
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
