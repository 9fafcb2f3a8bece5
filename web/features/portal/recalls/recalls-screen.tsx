import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { clientRecallPath } from '#contract/trade/client-addresses.ts'
import type { OwnRecallLine } from '#contract/trade/recalls/recalls.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { sessionApi } from '../../../session/session-api.ts'
import { formattersFor } from '../trade/formats.ts'
import { type ClientCompany, TradeLayout } from '../trade/trade-layout.tsx'
import { TradeError } from '../trade/trade-error.tsx'
import { useBuyer } from '../trade/use-buyer.ts'

/** Recalls of goods delivered to the company, newest first. */
export function Screen() {
  const { LL } = useI18nContext()
  return (
    <TradeLayout title={LL.orders.recalls.title()} current="recalls">
      {(company) => <RecallList key={company.id} company={company} />}
    </TradeLayout>
  )
}

function RecallList({ company }: { company: ClientCompany }) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.recalls
  const { day } = formattersFor(locale)
  const { to } = useBuyer()
  const query = useQuery({
    queryKey: ['recalls', company.id, locale],
    queryFn: async () => {
      const api = await sessionApi()
      const param = { company: company.id }
      const call = api.trade[':company'].recalls.$get({ param, query: { locale } })
      const { rows }: { rows: OwnRecallLine[] } = await answer(call)
      return rows
    },
  })
  const { data: rows, error, refetch } = query
  if (!rows) {
    return error ? (
      <TradeError error={error} again={() => void refetch()} />
    ) : (
      <p role="status">{LL.loading()}</p>
    )
  }
  if (rows.length === 0) return <p>{words.empty()}</p>
  return (
    <ul className="order-list">
      {rows.map((recall) => {
        const lots = recall.lots.map((lot) => words.lot(lot)).join(' · ')
        const state = recall.closed_at
          ? 'closed'
          : recall.acknowledged_at === null
            ? 'waiting'
            : 'answered'
        return (
          <li key={recall.id}>
            <div>
              <Link to={to(clientRecallPath(recall.id))} aria-label={words.openOne({ lots })}>
                {lots}
              </Link>
              <p>{words.day({ day: day(recall.opened_at.slice(0, 10)) })}</p>
            </div>
            <p>
              <strong>{words.states[state]()}</strong>
            </p>
            <p>{LL.portal.catalogue.cases({ n: recall.cases })}</p>
          </li>
        )
      })}
    </ul>
  )
}
