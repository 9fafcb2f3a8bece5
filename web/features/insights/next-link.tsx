import { Link } from '../../app/link.tsx'

type Props = { label?: string; title: string; to: string; back: { label: string; to: string } }

/** Link to the next story, and a link back to the list. */
export const NextLink = ({ label, title, to, back }: Props) => (
  <div className="onward">
    <p className="onward-title">
      {label && <span className="fine">{label}</span>}
      <Link to={to}>{title}</Link>
    </p>
    <p className="fine">
      <Link to={back.to}>{back.label}</Link>
    </p>
  </div>
)
