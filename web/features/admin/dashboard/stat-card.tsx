import { locales } from '#contract/locales.ts'
import type { Figure, FigureName } from '#contract/staff/overview.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

/** Sample figures from the specification. Cards show them small and with a badge. */
const samples: Record<FigureName, { now: number; before: number }> = {
  users: { now: 152, before: 136 },
  companies: { now: 23, before: 21 },
  flags: { now: 8, before: 7 },
  pages: { now: 45, before: 42 },
  views: { now: 12_400, before: 11_500 },
  conversion: { now: 0.032, before: 0.028 },
}

/** The change: in points for shares, in per cent for large counts, else as a number. */
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
  /** `null` while loading. */
  figure: Figure | null
}

/**
 * A figure and its change. Without a month to compare with, a marked example shows how the change
 * will look.
 */
export function StatCard({ name, figure }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staffPortal.dashboard
  const { tag } = locales[locale]
  return (
    <div className="staff-stat">
      <dt>{words.figures[name]()}</dt>
      <dd className="staff-stat-value">
        {figure ? (
          valueOf(figure.now, name, tag)
        ) : (
          <span className="staff-blank" aria-hidden="true" />
        )}
      </dd>
      {figure && figure.before !== null && (
        <Change now={figure.now} before={figure.before} name={name} />
      )}
      {figure?.before === null && (
        <dd className="staff-stat-sample">
          <span className="staff-badge staff-badge-sun">{words.sample()}</span>{' '}
          {words.sampleText({
            figure: valueOf(samples[name].now, name, tag),
            change: changeOf(samples[name], name, tag),
          })}
        </dd>
      )}
    </div>
  )
}

function Change({ now, before, name }: { now: number; before: number; name: FigureName }) {
  const { LL, locale } = useI18nContext()
  const words = LL.staffPortal.dashboard
  const change = changeOf({ now, before }, name, locales[locale].tag)
  return (
    <dd className={now < before ? 'staff-stat-change staff-stat-down' : 'staff-stat-change'}>
      {now === before ? words.unchanged() : words.change({ change })}
    </dd>
  )
}
