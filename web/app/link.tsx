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

/** Absolute paths without characters that need encoding. */
const own = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:[?#].|$)/

/**
 * Renders the anchor of React Router's Link without its click handling, which took a quarter of the server's render
 * time.
 */
function ServerLink(props: Props) {
  const { basename } = useContext(NavigationContext)
  const { pathname } = useLocation()
  const { to: target, replace: _, children, ...attributes } = props
  const to = typeof target === 'string' && target[0] === '?' ? pathname + target : target
  if (typeof to !== 'string' || !own.test(to)) return <RouterLink {...props} />
  return (
    <a {...attributes} href={under(basename, to)} data-discover="true">
      {children}
    </a>
  )
}

/** Adds the language prefix; the home page is `/el`, not `/el/`. */
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

/** On the server an anchor with React Router's markup (tests/web/site/server-links.test.ts). */
export const Link: ComponentType<Props> = import.meta.env.SSR ? ServerLink : RouterLink
export const NavLink: ComponentType<NavProps> = import.meta.env.SSR ? ServerNavLink : RouterNavLink
