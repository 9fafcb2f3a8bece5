import type { Analytics } from '#contract/analytics/analytics.ts'
import { useAnalyticsFormat } from './use-analytics-format.ts'

const names = ['pages', 'agreed', 'feeds', 'markdown'] as const

export function PageViewTotals({ totals }: Pick<Analytics, 'totals'>) {
  const { words, count, change } = useAnalyticsFormat()
  return (
    <dl className="staff-counters">
      {names.map((name) => {
        const figure = totals[name]
        return (
          <div key={name} className="staff-counter">
            <dt>{words.totals[name]()}</dt>
            <dd>{count(figure.now)}</dd>
            <dd className="figures-change">
              {figure.before === null
                ? words.noBefore()
                : figure.now === figure.before
                  ? words.unchanged()
                  : words.change({ change: change(figure) })}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
