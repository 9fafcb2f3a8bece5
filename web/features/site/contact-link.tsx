import { colon } from '#contract/text/colon.ts'
import { Link } from '../../app/link.tsx'
import { useFlag } from '../../app/flag-context.tsx'
import { useCompany } from '../../app/site-context.ts'
import { useI18nContext } from '../../i18n/words.tsx'

type Props = {
  label: string
  /** Distinguishes links with the same label for screen readers. */ about?: string
}

/** Link to the contact section, or a `mailto:` link while that section is off. */
export function ContactLink({ label, about }: Props) {
  const { locale } = useI18nContext()
  const isSectionOn = useFlag('contact')
  const { email } = useCompany()
  const text = (
    <>
      {label}
      {about && <span className="sr-only">{`${colon(locale)} ${about}`}</span>}
    </>
  )
  return isSectionOn ? (
    <Link className="btn" to="/#contact">
      {text}
    </Link>
  ) : (
    <a className="btn" href={`mailto:${email}`}>
      {text}
    </a>
  )
}
