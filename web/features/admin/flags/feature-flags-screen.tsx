import { useI18nContext } from '../../../i18n/words.tsx'
import { Counter } from '../parts/counter.tsx'
import { Notice } from '../parts/notice.tsx'
import { RefreshButton } from '../parts/refresh-button.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { DriftReport } from './drift-report.tsx'
import { FlagList } from './flag-list.tsx'
import { FlagNotice } from './flag-notice.tsx'
import { SystemHealth } from './system-health.tsx'
import { useFlags } from './use-flags.ts'

/** Every flag by its name, the health of the system, and where code and database disagree. */
export function Screen() {
  const { LL } = useI18nContext()
  const words = LL.staffPortal.flags
  const sections = LL.staffPortal.sections
  const state = useFlags()
  const { flags, error } = state
  const again = { label: LL.staffPortal.shell.again(), run: () => void state.reload() }
  return (
    <>
      <ScreenHead screen="feature-flags">
        <RefreshButton isBusy={state.isBusy} onRefresh={() => void state.reload()} />
      </ScreenHead>
      <Notice
        error={error ? sections.error({ detail: LL.problem[error]() }) : undefined}
        action={again}
      />
      <div className="ad-columns">
        <div>
          <dl className="ad-counters ad-counters-two">
            <Counter label={words.total()} value={flags?.length ?? null} />
            <Counter
              label={words.active()}
              value={flags && flags.filter(({ enabled }) => enabled).length}
            />
          </dl>
          <div className="ad-stuck">
            <FlagNotice outcome={state.outcome} undo={state.undo} />
          </div>
          <section className="ad-card flag-group-card" aria-labelledby="list-title">
            <h2 id="list-title">{words.list()}</h2>
            {!flags && !error && <p role="status">{sections.loading()}</p>}
            {flags?.length === 0 && <p>{sections.empty()}</p>}
            <FlagList state={state}>
              {(row) => <ul className="flag-rows">{flags?.map(row)}</ul>}
            </FlagList>
          </section>
        </div>
        <div className="ad-panels">
          <SystemHealth />
          <DriftReport />
          <section className="ad-card" aria-labelledby="remote-title">
            <h2 id="remote-title">{LL.staffPortal.remote.title()}</h2>
            <p className="ad-soft">{LL.staffPortal.remote.text()}</p>
            <p className="ad-address">
              <code>{location.origin}</code>
            </p>
          </section>
        </div>
      </div>
    </>
  )
}
