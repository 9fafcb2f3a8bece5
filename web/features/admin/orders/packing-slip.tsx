import { useQuery } from '@tanstack/react-query'
import { locales } from '#contract/locales.ts'
import type { PackedLine, PackingSlip } from '#contract/trade/lots/packing-slip.ts'
import { formatKilograms } from '#contract/trade/money.ts'
import { answer } from '../../../api/client.ts'
import { loadWords } from '../../../i18n/load-words.ts'
import { useI18nContext, Words } from '../../../i18n/words.tsx'
import { staffQuery } from '../calls/staff-query.ts'
import { LoadNotice } from '../screen/load-notice.tsx'
import { formatDay } from '../screen/moment.tsx'

/** The packing slip of an order, in the buyer's language, for printing. */
export function PackingSlipView({ id }: { id: string }) {
  const { LL } = useI18nContext()
  const words = LL.staff.packingSlip
  const query = useQuery(
    staffQuery(['orders', 'packing-slip', id], async (api) => {
      const call = api.admin.orders[':id']['packing-slip'].$get({ param: { id } })
      const slip: PackingSlip = await answer(call)
      await loadWords(slip.locale, ['staff'])
      return slip
    }),
  )
  const slip = query.data
  if (!slip) return query.error ? <LoadNotice query={query} /> : <p role="status">{LL.loading()}</p>
  return (
    <>
      <div className="staff-panel-actions">
        <button
          type="button"
          className="staff-button staff-button-strong"
          onClick={() => window.print()}
        >
          {words.print()}
        </button>
      </div>
      <Words locale={slip.locale}>
        <Sheet slip={slip} />
      </Words>
    </>
  )
}

const sum = (values: (number | null)[]) =>
  values.reduce<number | null>(
    (total, value) => (total === null || value === null ? null : total + value),
    0,
  )

function Sheet({ slip }: { slip: PackingSlip }) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.packingSlip
  const { lines } = slip
  const kg = (grams: number | null) => (grams === null ? '–' : `${formatKilograms(grams)} kg`)
  const facts = [
    [words.from(), slip.ship_from],
    [words.to(), [slip.company_name, slip.ship_to].filter(Boolean).join('\n')],
    [words.po(), slip.po_number],
    [words.delivery(), slip.delivery_on && formatDay(slip.delivery_on, locale)],
    [words.shipped(), slip.shipped_on && formatDay(slip.shipped_on, locale)],
    [words.reference(), slip.reference],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <article className="staff-slip" lang={locales[locale].tag}>
      <h3>
        {words.title()} {slip.number}
      </h3>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="staff-slip-goods">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.goods()}</th>
              <th scope="col">{words.lots()}</th>
              <th scope="col">{words.cases()}</th>
              <th scope="col">{words.pieces()}</th>
              <th scope="col">{words.net()}</th>
              <th scope="col">{words.gross()}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.line}>
                <th scope="row">
                  {line.name}
                  <small>
                    {line.sku} · {line.pack}
                  </small>
                </th>
                <td>
                  <Lots lots={line.lots} />
                </td>
                <td>{line.cases}</td>
                <td>{line.pieces}</td>
                <td>{kg(line.net_g)}</td>
                <td>{kg(line.gross_g)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {words.total()}
              </th>
              <td>{sum(lines.map(({ cases }) => cases))}</td>
              <td>{sum(lines.map(({ pieces }) => pieces))}</td>
              <td>{kg(sum(lines.map((line) => line.net_g)))}</td>
              <td>{kg(sum(lines.map((line) => line.gross_g)))}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </article>
  )
}

function Lots({ lots }: Pick<PackedLine, 'lots'>) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.packingSlip
  if (lots.length === 0) return '–'
  return lots.map(({ lot_id: id, code, best_before: day, cases }) => (
    <p key={id}>
      {code} ({cases})
      {day !== null && <small>{words.bestBefore({ day: formatDay(day, locale) })}</small>}
    </p>
  ))
}
