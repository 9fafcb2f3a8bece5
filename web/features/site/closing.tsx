import { ContactLink } from './contact-link.tsx'
import { Illustration } from '../../ui/illustration.tsx'

/** The end of a page: the wind, and the way to us. */
export const Closing = ({ label }: { label: string }) => (
  <div className="closing">
    <Illustration name="wind" className="closing-wind" />
    <ContactLink label={label} />
  </div>
)
