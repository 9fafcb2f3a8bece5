import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Counter } from '../screen/counter.tsx'
import { LoadNotice } from '../screen/load-notice.tsx'
import { RefreshButton } from '../screen/refresh-button.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { screenAddress } from '../screens.ts'
import { FlagList } from './flag-list.tsx'
import { FlagNotice } from './flag-notice.tsx'
import { DeveloperSection } from './developer-section.tsx'
import { healthQuery, SystemHealth } from './system-health.tsx'
import { useFlags } from './use-flags.ts'

/** All flags by technical name, system health, and a closed section for developers. */
export function Screen() {
  const { LL } = useI18nContext()
  const words = LL.staffPortal.flags
  const sections = LL.staffPortal.sections
  const state = useFlags()
  const { flags, query } = state
  // the list waits for the health above it, so that nothing moves under a click
  const { isPending: isHealthPending } = useQuery(healthQuery)
  return (
    <>
      <ScreenHead screen="feature-flags">
        <RefreshButton isBusy={query.isFetching} onRefresh={() => void query.refetch()} />
      </ScreenHead>
      <p className="staff-see-also">
        <Link to={screenAddress('sections')}>{words.toSections()}</Link>
      </p>
      <LoadNotice query={query} say={sections.error} />
      <div className="staff-columns">
        <div>
          <dl className="staff-counters staff-counters-two">
            <Counter label={words.total()} value={flags?.length ?? null} />
            <Counter
              label={words.active()}
              value={flags?.filter(({ enabled }) => enabled).length ?? null}
            />
          </dl>
          <div className="staff-stuck">
            <FlagNotice outcomes={state.outcomes} undo={state.undo} />
          </div>
          <section className="staff-card flag-group-card" aria-labelledby="list-title">
            <h2 id="list-title">{words.list()}</h2>
            {!flags && !query.error && <p role="status">{sections.loading()}</p>}
            {flags?.length === 0 && <p>{sections.empty()}</p>}
            <FlagList state={state}>
              {(row) => <ul className="flag-rows">{flags?.map(row)}</ul>}
            </FlagList>
          </section>
        </div>
        <div className="staff-panels">
          <SystemHealth />
          {!isHealthPending && <DeveloperSection />}
        </div>
      </div>
    </>
  )
}
