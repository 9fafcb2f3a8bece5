import { menuPages } from '#contract/site/navigation.ts'
import { isPageOn, pages } from '#contract/pages.ts'
import { Link, NavLink } from '../../../app/link.tsx'
import { useFlags } from '../../../app/flag-context.tsx'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Brand } from './brand.tsx'
import { LanguageLinks } from './language-links.tsx'
import { pageLinks, sectionLinks, type SiteLink } from './links.ts'

const menuId = 'menu'

/** Brand, navigation and language links. The menu on small screens is a popover, which needs no script. */
export function Header() {
  const flags = useFlags()
  const { LL } = useI18nContext()
  const sections = sectionLinks(flags, LL.nav)
  const links = [
    ...sections.filter(({ to }) => to !== '/#contact'),
    ...pageLinks(menuPages, flags, LL),
    ...sections.filter(({ to }) => to === '/#contact'),
  ]
  const portal = isPageOn('clientLogin', flags) && (
    <Link className="btn btn-small" to={pages.clientLogin.path}>
      {LL.nav.clientPortal()}
    </Link>
  )
  return (
    <header className="site-header">
      <Link className="brand-link" to="/">
        <Brand />
        <span className="sr-only">, {LL.nav.home()}</span>
      </Link>
      <nav className="nav-wide" aria-label={LL.nav.label()}>
        <NavList links={links} />
      </nav>
      <div className="header-tools">
        <LanguageLinks />
        {portal}
      </div>
      <button type="button" className="menu-button" popoverTarget={menuId}>
        {LL.nav.menu()}
      </button>
      <div
        id={menuId}
        popover="auto"
        className="menu"
        // closes when the focus leaves it, as it would cover the focused element
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
        }}
      >
        <button
          type="button"
          className="menu-close"
          popoverTarget={menuId}
          popoverTargetAction="hide"
        >
          {LL.nav.closeMenu()}
        </button>
        <nav aria-label={LL.nav.label()}>
          <NavList links={[...links, ...pageLinks(['blog'], flags, LL)]} />
        </nav>
        <LanguageLinks />
        {portal}
      </div>
    </header>
  )
}

const NavList = ({ links }: { links: SiteLink[] }) => (
  <ul className="nav-list">
    {links.map(({ to, label }) => (
      <li key={to}>
        {to.includes('#') ? <Link to={to}>{label}</Link> : <NavLink to={to}>{label}</NavLink>}
      </li>
    ))}
  </ul>
)
