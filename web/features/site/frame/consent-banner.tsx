import { pages } from '#contract/pages.ts'
import { Link } from '../../../app/link.tsx'
import { useI18nContext } from '../../../i18n/words.tsx'

/**
 * The consent banner, sent hidden; consent.ts shows it after a second and handles its buttons. Works before hydration.
 */
export function ConsentBanner() {
  const words = useI18nContext().LL.consent
  return (
    <section
      id="consent"
      className="consent"
      aria-label={words.label()}
      tabIndex={-1}
      hidden
      suppressHydrationWarning
    >
      <p>
        {words.text()}{' '}
        <Link to={pages.privacy.path}>
          {words.learnMore()} <span className="sr-only">{words.learnMoreAbout()}</span>
        </Link>
      </p>
      <div className="consent-choice">
        <button type="button" className="btn btn-small" data-consent="declined">
          {words.decline()}
        </button>
        <button type="button" className="btn btn-small" data-consent="accepted">
          {words.accept()}
        </button>
      </div>
    </section>
  )
}
