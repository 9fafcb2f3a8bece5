import { useContext, useId } from 'react'
import { Link, useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { logOut } from '../../../session/staff-session.ts'
import { LeaveContext } from '../leaving/leave-guard.tsx'
import { findScreen, screenAddress, type ScreenGroup, screenGroups, screens } from '../screens.ts'
import { Icon, type IconName } from './icons.tsx'
import { UnreadBadge } from './unread-badge.tsx'
import { WaitingBadge } from './waiting-badge.tsx'

type Props = {
  email: string
  isCollapsed?: boolean
  /** Absent in the sheet, which can only be closed. */
  onToggle?: () => void
  /** Closes the sheet. Its links replace the history entry that opened it. */
  onClose?: () => void
  /** Opens the search. */
  onFind: () => void
}

/**
 * Title, links to all screens by group, and sign-out. Collapsed, it shows icons whose names stay
 * accessible.
 */
export function Sidebar({ email, isCollapsed = false, onToggle, onClose, onFind }: Props) {
  const { LL } = useI18nContext()
  const words = LL.staffPortal.shell
  const id = useId()
  const leave = useContext(LeaveContext)
  const current = findScreen(useLocation().pathname)?.path
  const toggleLabel = isCollapsed ? words.expand() : words.collapse()
  const item = (icon: IconName, label: string) => (
    <>
      <Icon name={icon} />
      <span>{label}</span>
    </>
  )
  const list = (wanted: ScreenGroup | null) => (
    <ul className="side-list">
      {screens
        .filter(({ group }) => group === wanted)
        .map(({ path }) => {
          const label = LL.staffPortal.screens[path].title()
          return (
            <li key={path}>
              <Link
                to={screenAddress(path)}
                replace={onClose !== undefined}
                aria-current={path === current ? 'page' : undefined}
                title={isCollapsed ? label : undefined}
              >
                {item(path, label)}
                {path === 'notifications' ? <UnreadBadge /> : <WaitingBadge screen={path} />}
              </Link>
            </li>
          )
        })}
    </ul>
  )
  return (
    <>
      <div className="side-head">
        <p className="side-title">{words.title()}</p>
        {onToggle ? (
          <button
            type="button"
            className="staff-icon-button"
            aria-label={toggleLabel}
            aria-expanded={!isCollapsed}
            aria-keyshortcuts="Control+B Meta+B"
            title={`${toggleLabel} (${words.shortcut()})`}
            onClick={onToggle}
          >
            <Icon name={isCollapsed ? 'expand' : 'collapse'} />
          </button>
        ) : (
          <button
            type="button"
            className="staff-icon-button"
            aria-label={words.close()}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <button
        type="button"
        className="side-find"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={LL.staffPortal.find.shortcut()}
        onClick={onFind}
      >
        <Icon name="search" size={18} />
        <span>{LL.staffPortal.find.open()}</span>
        <kbd aria-hidden="true">{LL.staffPortal.find.shortcut()}</kbd>
      </button>
      <nav aria-label={words.navigation()}>
        {list(null)}
        {screenGroups.map((group) => (
          <section key={group} aria-labelledby={`${id}-${group}`}>
            <h2 id={`${id}-${group}`} className="side-group">
              {LL.staffPortal.groups[group]()}
            </h2>
            {list(group)}
          </section>
        ))}
      </nav>
      <div className="side-foot">
        <p className="side-who">
          <small>{words.signedInAs()}</small> {email}
        </p>
        <Link to={pages.account.path} title={isCollapsed ? words.account() : undefined}>
          {item('settings', words.account())}
        </Link>
        <a
          href="/"
          target="_blank"
          rel="noreferrer"
          title={isCollapsed ? words.website() : undefined}
        >
          {item('website', words.website())}
        </a>
        <button
          type="button"
          title={isCollapsed ? words.logout() : undefined}
          onClick={() => leave(() => void logOut())}
        >
          {item('logout', words.logout())}
        </button>
      </div>
    </>
  )
}
