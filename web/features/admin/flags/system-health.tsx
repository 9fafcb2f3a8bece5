import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { HealthHistoryEntry, HealthReport, HealthStatus } from '#contract/staff/health.ts'
import { locales } from '#contract/locales.ts'
import { answer, codeOf } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { LoadNotice } from '../screen/load-notice.tsx'
import { formatAge } from '../screen/moment.tsx'
import { Notice } from '../screen/notice.tsx'
import { staffQuery } from '../calls/staff-query.ts'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { serverNow, serverNowMs } from '../../../app/server-clock.ts'

const badge = {
  healthy: 'staff-badge staff-badge-on',
  warning: 'staff-badge staff-badge-sun',
  error: 'staff-badge staff-badge-bad',
} as const satisfies Record<HealthStatus, string>

/** Interval of the cron's health check. */
const rereadMs = 5 * 60_000
export const healthQuery = {
  ...staffQuery(['health'], (api) => answer(api.health.report.$get())),
  refetchInterval: rereadMs,
}
/** Whether the last check is too old: the cron missed a run, or there is none in development. */
const isOverdue = (lastChecked: string | null) =>
  lastChecked === null || serverNowMs() - Date.parse(lastChecked) > rereadMs + 60_000

/**
 * State of database, HubSpot and forms, current issues and the last seven days. Reloads after each health check; an
 * overdue check runs at once.
 */
export function SystemHealth() {
  const { LL, locale } = useI18nContext()
  const words = LL.staffPortal.health
  const client = useQueryClient()
  const query = useQuery(healthQuery)
  const { data } = query
  const { start: check, ...checking } = useStaffMutation(
    ['health', 'check'],
    (api) => answer(api.health.check.$post({ json: {} })),
    (report) =>
      client.setQueryData(healthQuery.queryKey, (known) => ({
        ...report,
        history: [...(known?.history ?? []), asEntry(report)],
      })),
  )

  const mustCheck = data !== undefined && isOverdue(data.lastChecked)
  const checkOverdue = useEffectEvent(() => void check(undefined))
  useEffect(() => {
    if (mustCheck) checkOverdue()
  }, [mustCheck])

  return (
    <section className="staff-card" aria-labelledby="health-title">
      <header className="staff-card-head">
        <h2 id="health-title">{words.title()}</h2>
        {data && <span className={badge[data.overall]}>{words.overall[data.overall]()}</span>}
      </header>
      <LoadNotice query={query} say={words.unavailable} />
      <Notice
        error={
          checking.error
            ? words.unavailable({ detail: LL.problem[codeOf(checking.error)]() })
            : undefined
        }
        success={checking.data && words.checked({ state: words.overall[checking.data.overall]() })}
      />
      {data && (
        <>
          <dl className="health-parts">
            {(['database', 'hubspot', 'forms'] as const).map((part) => (
              <div key={part}>
                <dt>{words.parts[part]()}</dt>
                <dd className={badge[data[part]]}>{words.overall[data[part]]()}</dd>
              </div>
            ))}
          </dl>
          {data.issues.length > 0 ? (
            <>
              <h3>{words.issues()}</h3>
              {/* English by the specification */}
              <ul className="health-issues" lang="en">
                {data.issues.map((issue) => (
                  <li key={issue}>{issue}</li>
                ))}
              </ul>
            </>
          ) : (
            <p className="staff-soft">{words.noIssues()}</p>
          )}
          {data.history.length > 0 && <Week history={data.history} />}
          <div className="health-foot">
            <p className="staff-soft staff-small">
              {data.lastChecked
                ? words.lastChecked({ when: formatAge(data.lastChecked, locale) })
                : words.never()}
            </p>
            <button
              type="button"
              className="staff-button"
              aria-disabled={checking.isBusy}
              onClick={() => void check(undefined)}
            >
              {checking.isBusy ? words.checking() : words.check()}
            </button>
          </div>
        </>
      )}
    </section>
  )
}

const asEntry = ({ lastChecked, ...parts }: HealthReport): HealthHistoryEntry => ({
  ...parts,
  checkedAt: lastChecked ?? serverNow().toISOString(),
})

const dayMs = 86_400_000
const rank: Record<HealthStatus, number> = { healthy: 0, warning: 1, error: 2 }

/** One bar per day with its worst state, by colour, height and text. */
function Week({ history }: { history: readonly HealthHistoryEntry[] }) {
  const { LL, locale } = useI18nContext()
  const words = LL.staffPortal.health
  const dayName = new Intl.DateTimeFormat(locales[locale].tag, { weekday: 'short' })
  const days = Array.from(
    { length: 7 },
    (_, index) => new Date(serverNowMs() - (6 - index) * dayMs),
  )
  return (
    <>
      <h3>{words.history()}</h3>
      <ol className="health-week">
        {days.map((day) => {
          const states = history
            .filter(({ checkedAt }) => new Date(checkedAt).toDateString() === day.toDateString())
            .map(({ overall }) => overall)
            .toSorted((one, other) => rank[other] - rank[one])
          const [worst] = states
          return (
            <li key={day.toDateString()}>
              <span className={`health-mark health-${worst ?? 'none'}`} aria-hidden="true" />
              <span aria-hidden="true">{dayName.format(day)}</span>
              <span className="sr-only">
                {words.dayState({
                  day: dayName.format(day),
                  state: worst ? words.overall[worst]() : words.noData(),
                })}
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}
