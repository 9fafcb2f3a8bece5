import { locales } from '../../../../worker/contract/locales.ts'
import type { Figure, FigureName } from '../../../../worker/contract/overview.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

/** What the specification shows. Never without its badge: these are nobody's figures. */
const samples: Record<FigureName, { now: number; before: number }> = {
  users: { now: 152, before: 136 },
  companies: { now: 23, before: 21 },
  flags: { now: 8, before: 7 },
  pages: { now: 45, before: 42 },
  views: { now: 12_400, before: 11_500 },
  conversion: { now: 0.032, before: 0.028 },
}

/** Shares are compared in points, large counts in per cent, small ones as they are. */
function changeOf({ now, before }: { now: number; before: number }, name: FigureName, tag: string) {
  const format = (value: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(tag, { signDisplay: 'exceptZero', ...options }).format(value)
  if (name === 'conversion') {
    return format(now - before, { style: 'percent', maximumFractionDigits: 1 })
  }
  return before >= 100
    ? format((now - before) / before, { style: 'percent', maximumFractionDigits: 1 })
    : format(now - before)
}

const valueOf = (value: number, name: FigureName, tag: string) =>
  new Intl.NumberFormat(
    tag,
    name === 'conversion'
      ? { style: 'percent', maximumFractionDigits: 1 }
      : { notation: value >= 10_000 ? 'compact' : 'standard', maximumFractionDigits: 1 },
  ).format(value)

type Props = {
  name: FigureName
  /** `null` while it is being read. */
  figure: Figure | null
}

/** One figure and its change. Where there is no month to compare with, the sample stands there and says so. */
export function StatCard({ name, figure }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staffPortal.dashboard
  const { tag } = locales[locale]
  const isSample = figure?.before === null
  const shown = isSample ? samples[name] : figure
  const change = shown && shown.before !== null ? shown.now - shown.before : 0
  return (
    <div className={isSample ? 'ad-stat ad-stat-sample' : 'ad-stat'}>
      <dt>
        {words.figures[name]()}
        {isSample && (
          <span
            className="ad-badge ad-badge-sun"
            title={words.sampleText({ now: valueOf(figure.now, name, tag) })}
          >
            {words.sample()}
          </span>
        )}
      </dt>
      <dd className="ad-stat-value">
        {shown ? valueOf(shown.now, name, tag) : <span className="ad-blank" aria-hidden="true" />}
      </dd>
      <dd className={change < 0 ? 'ad-stat-change ad-stat-down' : 'ad-stat-change'}>
        {shown && shown.before !== null
          ? change === 0
            ? words.unchanged()
            : words.change({
                change: changeOf({ now: shown.now, before: shown.before }, name, tag),
              })
          : ' '}
      </dd>
      {isSample && (
        <dd className="sr-only">{words.sampleText({ now: valueOf(figure.now, name, tag) })}</dd>
      )}
    </div>
  )
}
