import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Analytics, AnalyticsQuery } from '#contract/analytics/analytics.ts'
import { otherReferrers } from '#contract/analytics/analytics.ts'
import { localeCodes, localize } from '#contract/locales.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import { answer } from '../../../api/client.ts'
import { useFlags } from '../../../app/flag-context.tsx'
import { staffQuery } from '../calls/staff-query.ts'
import { useLanguageName } from '../list/use-language-name.ts'
import { LoadNotice } from '../screen/load-notice.tsx'
import { RefreshButton } from '../screen/refresh-button.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { oneOf, useAddress } from '../../../app/use-address.ts'
import { DayChart } from './day-chart.tsx'
import { ExportFigures } from './export-figures.tsx'
import { FigureTable } from './figure-table.tsx'
import { MissingPagesCard } from './missing-pages-card.tsx'
import { SiteChangesCard } from './site-changes-card.tsx'
import { isPeriod, lastDays, periodPresets, defaultPreset } from './period.ts'
import { PeriodPicker } from './period-picker.tsx'
import { PageViewTotals } from './totals.tsx'
import { useAnalyticsFormat } from './use-analytics-format.ts'
import { FormStepsCard } from './form-steps-card.tsx'

const report = (query: AnalyticsQuery) => ({
  ...staffQuery(['analytics', query], (api) => answer(api.admin.analytics.$get({ query }))),
  placeholderData: keepPreviousData,
})

/** Page views by page, language and referring site, and the steps of forms. */
export function Screen() {
  const { words, day } = useAnalyticsFormat()
  const { get, change } = useAddress()
  const given = { from: get('from'), to: get('to') }
  const isOwn = isPeriod(given)
  const preset = isOwn ? undefined : (oneOf(periodPresets, get('days')) ?? defaultPreset)
  const period = preset ? lastDays(preset) : given
  const query = useQuery(report(period))
  const { data } = query
  return (
    <>
      <ScreenHead screen="analytics">
        <RefreshButton isBusy={query.isFetching} onRefresh={() => void query.refetch()} />
        <ExportFigures period={period} />
      </ScreenHead>
      <PeriodPicker
        period={period}
        preset={preset}
        onPreset={(days) => change({ from: '', to: '', days: days === defaultPreset ? '' : days })}
        onPeriod={({ from, to }) => change({ from, to, days: '' })}
      />
      <LoadNotice query={query} say={words.error} />
      <div aria-busy={query.isFetching} className="staff-panels figures">
        {data && (
          <>
            <PageViewTotals totals={data.totals} />
            <p className="staff-soft staff-small">
              {data.since === null
                ? words.nothing()
                : words.compared({
                    from: day(data.before.from),
                    to: day(data.before.to),
                    since: day(data.since),
                  })}
            </p>
            <DayChart days={data.days} notes={data.notes} />
            <Tables data={data} />
          </>
        )}
      </div>
    </>
  )
}

function Tables({ data }: { data: Analytics }) {
  const { words, count, change } = useAnalyticsFormat()
  const language = useLanguageName()
  const flags = useFlags()
  const everyone = {
    label: words.sentPages(),
    cell: ({ now }: { now: number }) => count(now),
    isFigure: true,
  }
  const changed = {
    label: words.changed(),
    cell: (row: { now: number; before: number | null }) => change(row),
    isFigure: true,
  }
  const agreed = {
    label: words.viewedPages(),
    cell: (row: { agreed: number }) => count(row.agreed),
    isFigure: true,
  }
  const targets = indexedPages(flags).flatMap(({ path }) =>
    localeCodes.map((locale) => localize(path, locale)),
  )
  return (
    <>
      <Part
        id="pages"
        title={words.pages()}
        lead={words.twoCounts()}
        isEmpty={data.pages.length === 0}
      >
        <FigureTable
          caption={words.pages()}
          nameLabel={words.address()}
          nameOf={({ path }) => path}
          keyOf={({ path }) => path}
          rows={data.pages}
          columns={[everyone, changed, agreed]}
        />
      </Part>
      <div className="staff-columns">
        <Part id="languages" title={words.languages()} isEmpty={data.languages.length === 0}>
          <FigureTable
            caption={words.languages()}
            nameLabel={words.language()}
            nameOf={({ locale }) => language(locale)}
            keyOf={({ locale }) => locale}
            rows={data.languages}
            columns={[everyone, changed, agreed]}
          />
        </Part>
        <FormStepsCard steps={data.steps} forms={data.forms} />
      </div>
      <div className="staff-columns">
        <Part
          id="referrers"
          title={words.referrers()}
          lead={words.referrersLead()}
          isEmpty={data.referrers.length === 0}
        >
          <FigureTable
            caption={words.referrers()}
            nameLabel={words.website()}
            nameOf={({ host }) => (host === otherReferrers ? words.otherWebsites() : host)}
            keyOf={({ host }) => host}
            rows={data.referrers}
            columns={[{ ...everyone, label: words.agreed() }, changed]}
          />
        </Part>
        <SiteChangesCard notes={data.notes} />
      </div>
      <MissingPagesCard missing={data.missing} pages={targets} />
    </>
  )
}

type PartProps = {
  id: string
  title: string
  lead?: string
  isEmpty: boolean
  children: ReactNode
}

function Part({ id, title, lead, isEmpty, children }: PartProps) {
  const { words } = useAnalyticsFormat()
  return (
    <section className="staff-card" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className="staff-soft staff-small">{lead}</p>}
      {isEmpty ? <p className="staff-soft">{words.none()}</p> : children}
    </section>
  )
}
