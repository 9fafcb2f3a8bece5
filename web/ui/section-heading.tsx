type Props = { id: string; eyebrow?: string; title: string; lead?: string }

/** Heading of a section that has `aria-labelledby={id}`. */
export const SectionHeading = ({ id, eyebrow, title, lead }: Props) => (
  <header className="section-heading">
    {eyebrow && <p className="eyebrow">{eyebrow}</p>}
    <h2 id={id}>{title}</h2>
    {lead && <p className="lead">{lead}</p>}
  </header>
)
