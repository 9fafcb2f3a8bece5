import { useLocation } from 'react-router'
import { Link } from '../../app/link.tsx'
import { useI18nContext } from '../../i18n/words.tsx'
import { breadcrumbsOf } from '../../app/breadcrumbs.ts'
import { useSite } from '../../app/site-context.ts'

export function Breadcrumbs() {
  const { LL } = useI18nContext()
  const { pathname } = useLocation()
  const crumbs = breadcrumbsOf(pathname, LL, useSite().news)
  if (crumbs.length < 2) return null
  return (
    <nav className="trail" aria-label={LL.nav.trail()}>
      <ol>
        {crumbs.map(({ name, path }) => (
          <li key={path}>
            {path === pathname ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={path}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
