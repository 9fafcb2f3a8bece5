import { Link } from 'react-router'
import { company } from '../../worker/contract/company.ts'
import { useFlag } from '../flags/flag-context.tsx'

/** Leads to the contact section, or straight to the mailbox while that section is switched off. */
export const ContactLink = ({ label }: { label: string }) =>
  useFlag('contact') ? (
    <Link className="btn" to="/#contact">
      {label}
    </Link>
  ) : (
    <a className="btn" href={`mailto:${company.email}`}>
      {label}
    </a>
  )
