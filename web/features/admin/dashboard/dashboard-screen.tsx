import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { figureNames } from '#contract/staff/overview.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { LoadNotice } from '../screen/load-notice.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { liveMs, staffQuery } from '../calls/staff-query.ts'
import { screenAddress } from '../screens.ts'
import { Icon } from '../shell/icons.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { StatCard } from './stat-card.tsx'
import { WaitingList } from './waiting-list.tsx'

const overview = {
  ...staffQuery(['overview'], (api) => answer(api.admin.overview.$get())),
  refetchInterval: liveMs,
}

const shortcuts = ['sections', 'feature-flags', 'users', 'analytics'] as const

/** Tasks that wait for staff, six figures, recent activity, and links to frequent screens. */
export function Screen() {
  const { LL } = useI18nContext()
  const words = LL.staffPortal.dashboard
  const query = useQuery(overview)
  const { data } = query
  const isSample =
    data !== undefined && figureNames.some((name) => data.figures[name].before === null)
  return (
    <>
      <ScreenHead screen="dashboard" />
      <WaitingList />
      <LoadNotice query={query} say={words.error} />
      <dl className="staff-stats">
        {figureNames.map((name) => (
          <StatCard key={name} name={name} figure={data?.figures[name] ?? null} />
        ))}
      </dl>
      {isSample && <p className="staff-soft staff-small">{words.sampleNote()}</p>}
      <div className="staff-columns">
        <RecentActivity activities={data?.activities ?? null} />
        <section className="staff-card" aria-labelledby="quick-title">
          <h2 id="quick-title">{words.quick()}</h2>
          <ul className="staff-shortcuts">
            {shortcuts.map((path) => (
              <li key={path}>
                <Link to={screenAddress(path)}>
                  <Icon name={path} />
                  <span>
                    <strong>{LL.staffPortal.screens[path].title()}</strong>
                    <small>{words.go[path]()}</small>
                  </span>
                  <Icon name="arrow" size={16} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
