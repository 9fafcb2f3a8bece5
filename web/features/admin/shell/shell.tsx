import '../styles/admin.css'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { findScreen } from '../screens.ts'
import { Icon } from './icons.tsx'
import { Missing } from './missing.tsx'
import { ScreenView } from './screen-view.tsx'
import { Sidebar } from './sidebar.tsx'
import { useSidebar } from './use-sidebar.ts'
import { useScreenChange } from './use-screen-change.ts'

/** The frame of the portal: the sidebar, or on small screens a sheet with the same content, and the screen. */
export function Shell({ email }: { email: string }) {
  const { LL } = useI18nContext()
  const words = LL.staffPortal.shell
  const { pathname } = useLocation()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const { isCollapsed, toggle } = useSidebar(() => setSheetOpen((isOpen) => !isOpen))
  const screen = findScreen(pathname)
  const title = screen
    ? LL.staffPortal.screens[screen.path].title()
    : LL.staffPortal.missing.title()
  const main = useRef<HTMLDivElement>(null)
  useScreenChange(main, title)

  return (
    <div className={isCollapsed ? 'staff staff-collapsed' : 'staff'}>
      <aside className="staff-side">
        <Sidebar email={email} isCollapsed={isCollapsed} onToggle={toggle} />
      </aside>
      <header className="staff-bar">
        <button
          type="button"
          className="ad-icon-button"
          aria-label={words.open()}
          aria-haspopup="dialog"
          onClick={() => setSheetOpen(true)}
        >
          <Icon name="menu" />
        </button>
        <p>
          <span>{words.title()}</span> {title}
        </p>
      </header>
      <Dialog
        className="staff-sheet"
        label={words.navigation()}
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
      >
        <Sidebar email={email} onFollow={() => setSheetOpen(false)} />
      </Dialog>
      <div ref={main} className="staff-main">
        {screen ? <ScreenView key={screen.path} screen={screen} /> : <Missing />}
      </div>
    </div>
  )
}
