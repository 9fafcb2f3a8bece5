import '../styles/shell.css'
import '../styles/controls.css'
import '../styles/missing.css'
import '../styles/cards.css'
import '../styles/dialogs.css'
import '../styles/figures.css'
import '../styles/flags.css'
import '../styles/flag-dialogs.css'
import '../styles/system.css'
import '../styles/lists.css'
import '../styles/panels.css'
import '../styles/catalogue.css'
import '../content/content.css'
import '../styles/settings.css'
import '../styles/notifications.css'
import '../styles/analytics.css'
import '../styles/find.css'
import '../styles/slip.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { createQueryClient } from '../../../api/query-client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { LeaveGuard } from '../leaving/leave-guard.tsx'
import { useAddress } from '../../../app/use-address.ts'
import { findScreen, screenAddress } from '../screens.ts'
import { Icon } from './icons.tsx'
import { Missing } from './missing.tsx'
import { ScreenView } from './screen-view.tsx'
import { useFind } from '../find/use-find.ts'
import { useLazyPart } from '../../../ui/use-lazy-part.ts'
import { Sidebar } from './sidebar.tsx'
import { UnreadBadge } from './unread-badge.tsx'
import { useScreenChange } from './use-screen-change.ts'
import { useSidebar } from './use-sidebar.ts'
import { useUnreadWatch } from './use-unread-watch.ts'

const loadFind = () => import('../find/find-dialog.tsx')

/** The frame of the portal: the screen, and the sidebar or, on small screens, a sheet. */
export function Shell({ email }: { email: string }) {
  const { LL } = useI18nContext()
  const words = LL.staffPortal.shell
  const { pathname } = useLocation()
  const [client] = useState(createQueryClient)
  const { get, open, close } = useAddress()
  const isSheetOpen = get('menu') !== ''
  const openSheet = () => open({ menu: 'open' })
  const closeSheet = () => close('menu')
  const { isCollapsed, toggle } = useSidebar(isSheetOpen ? closeSheet : openSheet)
  const find = useFind()
  const finder = useLazyPart(loadFind, find.isOpen).part
  const screen = findScreen(pathname)
  const title = screen
    ? LL.staffPortal.screens[screen.path].title()
    : LL.staffPortal.missing.title()
  const main = useRef<HTMLDivElement>(null)
  useScreenChange(main, title)
  useUnreadWatch(email)

  return (
    <QueryClientProvider client={client}>
      <div className={isCollapsed ? 'staff staff-collapsed' : 'staff'}>
        <LeaveGuard place={main}>
          <aside className="staff-side">
            <Sidebar email={email} isCollapsed={isCollapsed} onToggle={toggle} onFind={find.open} />
          </aside>
          <header className="staff-bar">
            <button
              type="button"
              className="staff-icon-button"
              aria-label={words.open()}
              aria-haspopup="dialog"
              onClick={openSheet}
            >
              <Icon name="menu" />
            </button>
            <p>
              <span>{words.title()}</span> {title}
            </p>
            <button
              type="button"
              className="staff-icon-button staff-bar-find"
              aria-label={LL.staffPortal.find.open()}
              aria-haspopup="dialog"
              onClick={find.open}
            >
              <Icon name="search" />
            </button>
            <Link className="staff-icon-button staff-bell" to={screenAddress('notifications')}>
              <Icon name="notifications" />
              <span className="sr-only">{LL.staffPortal.screens.notifications.title()}</span>
              <UnreadBadge />
            </Link>
          </header>
          <Dialog
            className="staff-sheet"
            label={words.navigation()}
            isOpen={isSheetOpen}
            onClose={closeSheet}
          >
            <Sidebar email={email} onClose={closeSheet} onFind={find.open} />
          </Dialog>
          {find.isOpen && finder && <finder.FindDialog onClose={find.close} />}
          <div ref={main} className="staff-main">
            <QueryClientProvider client={client}>
              {screen ? <ScreenView key={screen.path} screen={screen} /> : <Missing />}
            </QueryClientProvider>
          </div>
        </LeaveGuard>
      </div>
    </QueryClientProvider>
  )
}
