import { Link } from 'react-router'
import type { StaffFlag } from '#contract/staff/flag-admin-calls.ts'
import { flagGroups } from '#contract/flags.ts'
import { matchesSearch } from '#contract/text/fold.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { FlagList } from '../flags/flag-list.tsx'
import { FlagNotice } from '../flags/flag-notice.tsx'
import { flagTitle } from '../../../app/flag-title.ts'
import { flagDescription } from '../flags/flag-words.ts'
import { useFlags } from '../flags/use-flags.ts'
import { Counter } from '../screen/counter.tsx'
import { LoadNotice } from '../screen/load-notice.tsx'
import { RefreshButton } from '../screen/refresh-button.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { screenAddress } from '../screens.ts'
import { SearchField } from '../list/search-field.tsx'
import { useAddress } from '../../../app/use-address.ts'

/** Flags for staff: what visitors see, by group, with a search. */
export function Screen() {
  const { LL } = useI18nContext()
  const words = LL.staffPortal.sections
  const state = useFlags()
  const { flags, query: list } = state
  const { get, change } = useAddress()
  const query = get('q')

  const isWanted = (flag: StaffFlag) =>
    matchesSearch(
      [flagTitle(flag.name), flag.name, flagDescription(flag, LL.simpleAdmin.description)],
      query,
    )
  const groups = [...flagGroups, null].map((group) => ({
    group,
    title: words.groups[group ?? 'none'](),
    all: flags?.filter((flag) => flag.group === group) ?? [],
  }))
  const on = flags?.filter(({ enabled }) => enabled) ?? []
  const found = flags?.filter(isWanted) ?? []
  return (
    <>
      <ScreenHead screen="sections">
        <RefreshButton isBusy={list.isFetching} onRefresh={() => void list.refetch()} />
      </ScreenHead>
      <p className="staff-see-also">
        <Link to={screenAddress('feature-flags')}>{words.toFlags()}</Link>
      </p>
      <LoadNotice query={list} say={words.error} />
      <dl className="staff-counters">
        <Counter label={words.total()} value={flags?.length ?? null} />
        <Counter label={words.active()} value={flags ? on.length : null} />
        <Counter label={words.hidden()} value={flags ? flags.length - on.length : null} />
        <Counter
          label={words.navItems()}
          value={flags ? on.filter(({ group }) => group === 'main_navigation').length : null}
        />
      </dl>
      {/* rendered before the flags load, so that the search below does not move */}
      {(flags ? flags.length > 0 : !list.error) && (
        <section className="staff-card quick-card" aria-labelledby="quick-title">
          <div>
            <h2 id="quick-title" className="staff-subtitle-flat">
              {words.quick()}
            </h2>
            <p className="staff-soft staff-small">{words.quickText()}</p>
          </div>
          <div className="staff-tools">
            {flagGroups.map((group) => (
              <button
                key={group}
                type="button"
                className="staff-button"
                aria-disabled={!flags || state.isGroupSaving(group)}
                onClick={({ detail }) => flags && detail < 2 && void state.enableGroup(group)}
              >
                {words.enable[group]()}
              </button>
            ))}
          </div>
        </section>
      )}
      <div className="staff-stuck">
        <FlagNotice outcomes={state.outcomes} undo={state.undo} />
      </div>
      <SearchField label={words.search()} value={query} onSearch={(text) => change({ q: text })} />
      {!flags && !list.error && <p role="status">{words.loading()}</p>}
      {flags?.length === 0 && <p className="staff-card">{words.empty()}</p>}
      <p role="status" className="staff-soft">
        {flags && flags.length > 0 && found.length === 0 && words.nothingFound({ query })}
      </p>
      <FlagList state={state} isPlain>
        {(row) =>
          groups.map(({ group, title, all }) => {
            const shown = all.filter(isWanted)
            if (shown.length === 0) return null
            return (
              <section key={title} className="staff-card flag-group-card" aria-label={title}>
                <header className="staff-card-head">
                  <h2>{title}</h2>
                  <p className="staff-soft staff-small">
                    {words.countOn({
                      on: all.filter(({ enabled }) => enabled).length,
                      all: all.length,
                    })}
                  </p>
                </header>
                <ul className="flag-rows">{shown.map(row)}</ul>
                {group === null && (
                  <p className="staff-soft staff-small">{LL.staffPortal.drift.notInCodeText()}</p>
                )}
              </section>
            )
          })
        }
      </FlagList>
    </>
  )
}
