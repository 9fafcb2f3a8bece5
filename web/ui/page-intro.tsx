import type { ReactNode } from 'react'

type Props = { eyebrow?: string; title: string; children?: ReactNode }

/** The opening of every page but the home page: its one h1 and what follows it. */
export const PageIntro = ({ eyebrow, title, children }: Props) => (
  <div className="page-intro">
    {eyebrow && <p className="eyebrow">{eyebrow}</p>}
    <h1>{title}</h1>
    {children}
  </div>
)
