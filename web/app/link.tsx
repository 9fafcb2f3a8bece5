import { type ComponentProps, type ComponentType, useContext } from 'react'
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
} from 'react-router'

type Props = ComponentProps<typeof RouterLink>
type NavProps = Omit<ComponentProps<typeof RouterNavLink>, 'children' | 'className' | 'style'> &
  Pick<Props, 'children'>

/** Addresses as we write them: nothing in them is relative, and nothing needs to be encoded. */
const own = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:[?#].|$)/

/**
 * No one clicks on the server: the same element without what waits for that. The router's own takes a quarter of a
 * page's rendering.
 */
function ServerLink(props: Props) {
  const { basename } = useContext(NavigationContext)
  const { pathname } = useLocation()
  const { to: given, replace: _, children, ...attributes } = props
  const to = typeof given === 'string' && given[0] === '?' ? pathname + given : given
  if (typeof to !== 'string' || !own.test(to)) return <RouterLink {...props} />
  return (
    <a {...attributes} href={under(basename, to)} data-discover="true">
      {children}
    </a>
  )
}

/** "/" is the place itself: `/el`, not `/el/`. */
function under(basename: string, to: string): string {
  if (basename === '/') return to
  return basename + (/^\/[?#]|^\/$/.test(to) ? to.slice(1) : to)
}

function ServerNavLink({ to, ...attributes }: NavProps) {
  const { pathname } = useLocation()
  if (typeof to !== 'string') return <RouterNavLink {...attributes} to={to} />
  const isShown = `${pathname}/`.toLowerCase().startsWith(`${to}/`.toLowerCase())
  return (
    <ServerLink
      {...attributes}
      aria-current={isShown ? 'page' : undefined}
      className={isShown ? 'active' : ''}
      to={to}
    />
  )
}

/** React Router's, with the markup that it has in the browser (tests/web/site/server-links.test.ts). */
export const Link: ComponentType<Props> = import.meta.env.SSR ? ServerLink : RouterLink
export const NavLink: ComponentType<NavProps> = import.meta.env.SSR ? ServerNavLink : RouterNavLink
