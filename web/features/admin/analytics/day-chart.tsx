import { useState } from 'react'
import type { Analytics } from '#contract/analytics/analytics.ts'
import { FigureTable } from './figure-table.tsx'
import { useAnalyticsFormat } from './use-analytics-format.ts'

const height = 120
/** Widths of a day and its bar in SVG units. */
const step = 10
const bar = 8

type Props = Pick<Analytics, 'days' | 'notes'>

/** Page views by day, as chart or table. Marks below the days show changes of the site. */
export function DayChart({ days, notes }: Props) {
  const { words, count, day: dayText } = useAnalyticsFormat()
  const [isTable, setIsTable] = useState(false)
  const top = Math.max(1, ...days.map(({ pages, agreed }) => Math.max(pages, agreed)))
  const y = (value: number) => height - (value / top) * height
  const best = days.reduce((most, row) => (row.pages > most.pages ? row : most), days[0] ?? none)
  const noted = new Set(notes.map(({ day }) => day))
  const summary = words.chart.summary({
    pages: count(days.reduce((sum, { pages }) => sum + pages, 0)),
    days: days.length,
    day: dayText(best.day),
    most: count(best.pages),
  })
  const line = days.map(({ agreed }, at) => `${at * step + bar / 2},${y(agreed)}`).join(' ')
  return (
    <section className="staff-card" aria-labelledby="days-title">
      <div className="staff-card-head">
        <h2 id="days-title">{words.chart.title()}</h2>
        <button
          type="button"
          className="staff-button"
          aria-expanded={isTable}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? words.chart.hideTable() : words.chart.showTable()}
        </button>
      </div>
      <p className="figures-legend staff-small">
        <span className="figures-key-pages">{words.everyone()}</span>{' '}
        <span className="figures-key-agreed">{words.agreed()}</span>{' '}
        {noted.size > 0 && <span className="figures-key-note">{words.notes.mark()}</span>}
      </p>
      <div className="figures-chart">
        <span className="figures-top staff-small" aria-hidden="true">
          {count(top)}
        </span>
        <svg
          viewBox={`0 0 ${days.length * step} ${height + 8}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
        >
          {days.map(({ day, pages }, at) => (
            <g key={day}>
              <rect
                className="figures-bar"
                x={at * step}
                y={y(pages)}
                width={bar}
                height={height - y(pages)}
              />
              {noted.has(day) && (
                <rect
                  className="figures-note"
                  x={at * step}
                  y={height + 3}
                  width={bar}
                  height={5}
                />
              )}
            </g>
          ))}
          <polyline className="figures-line" points={line} vectorEffect="non-scaling-stroke" />
        </svg>
        <p className="figures-ends staff-small" aria-hidden="true">
          <span>{days[0] && dayText(days[0].day)}</span>
          <span>{days.length > 1 && dayText(days.at(-1)?.day ?? '')}</span>
        </p>
      </div>
      {isTable && (
        <FigureTable
          caption={words.chart.title()}
          nameLabel={words.chart.day()}
          nameOf={({ day }) => dayText(day)}
          keyOf={({ day }) => day}
          rows={days.toReversed()}
          columns={[
            { label: words.everyone(), cell: ({ pages }) => count(pages), isFigure: true },
            { label: words.agreed(), cell: ({ agreed }) => count(agreed), isFigure: true },
          ]}
        />
      )}
    </section>
  )
}

const none = { day: '', pages: 0, agreed: 0 }
