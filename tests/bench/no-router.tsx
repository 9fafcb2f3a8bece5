import type { ReactNode } from 'react'

/**
 * What the component tree asks of a router, and nothing behind it: `bare-tree.tsx` is built with this in place of
 * `react-router`, so that its figure is the tree's own.
 */
export const shown = { pathname: '/insights/news', search: '?category=trade', hash: '', key: '' }

let page: ReactNode
/** What stands where the frame has its page. */
export function setPage(shownPage: ReactNode): void {
  page = shownPage
}

type LinkProps = { to: string; children?: ReactNode }

const hrefOf = (to: string) => (to.startsWith('?') ? shown.pathname + to : to)

export const Link = ({ to, children, ...props }: LinkProps) => (
  <a {...props} href={hrefOf(to)} data-discover="true">
    {children}
  </a>
)

export const NavLink = ({ to, ...props }: LinkProps) => {
  const isShown = to === shown.pathname
  return (
    <Link
      {...{ 'aria-current': isShown ? 'page' : undefined, className: isShown ? 'active' : '' }}
      {...props}
      to={to}
    />
  )
}

/** A place in the request's context: there is no request here. */
export const createContext = (defaultValue: unknown) => ({ defaultValue })

export const Outlet = () => page
export const useLocation = () => shown
export const useMatches = () => [{ id: 'news' }]
export const useNavigate = () => () => {}
export const useNavigation = () => ({ state: 'idle' })
export const useNavigationType = () => 'POP'
export const useParams = () => ({})
export const useRouteError = () => undefined
