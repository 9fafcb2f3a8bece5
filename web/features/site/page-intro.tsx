import type { ReactNode } from 'react'
import { Illustration, type IllustrationName } from '../../ui/illustration.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

type Props = { eyebrow?: string; title: string; picture?: IllustrationName; children?: ReactNode }

/** Breadcrumbs, h1 and lead of every page but the home page. */
export const PageIntro = ({ eyebrow, title, picture, children }: Props) => (
  <div className="page-intro">
    <div className="page-intro-text">
      <Breadcrumbs />
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1>{title}</h1>
      {children}
    </div>
    {picture ? (
      <Illustration name={picture} isFirst className="page-intro-picture" />
    ) : (
      <Illustration name="wind" isFirst className="page-intro-wind" />
    )}
  </div>
)
