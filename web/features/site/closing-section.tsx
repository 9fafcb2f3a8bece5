import { ContactLink } from './contact-link.tsx'
import { Illustration } from '../../ui/illustration.tsx'

/** Last section of a page: a drawing and the contact link. */
export const ClosingSection = ({ label }: { label: string }) => (
  <div className="closing">
    <Illustration name="wind" className="closing-wind" />
    <ContactLink label={label} />
  </div>
)
