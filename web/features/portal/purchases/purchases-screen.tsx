import './purchases.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { clientAddress } from '#contract/trade/client-addresses.ts'
import { currencies } from '#contract/trade/money.ts'
import type { Purchases } from '#contract/trade/purchases/purchases.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { sessionApi } from '../../../session/session-api.ts'
import { ExportForm } from '../exports/export-form.tsx'
import { type ClientCompany, TradeLayout } from '../trade/trade-layout.tsx'
import { TradeError } from '../trade/trade-error.tsx'
import { useBuyer } from '../trade/use-buyer.ts'
import { CurrencyPurchases } from './currency-purchases.tsx'

/** Value of the goods shipped to the company, by month. */
export function Screen() {
  const { LL } = useI18nContext()
  return (
    <TradeLayout title={LL.orders.purchases.title()} current="purchases">
      {(company) => <PurchaseView key={company.id} company={company} />}
    </TradeLayout>
  )
}

function PurchaseView({ company }: { company: ClientCompany }) {
  const { LL } = useI18nContext()
  const words = LL.orders.purchases
  const { to } = useBuyer()
  const { data, error, refetch } = useQuery({
    queryKey: ['purchases', company.id],
    queryFn: async () => {
      const api = await sessionApi()
      const call = api.trade[':company'].purchases.$get({ param: { company: company.id } })
      const purchases: Purchases = await answer(call)
      return purchases
    },
  })
  if (!data) {
    return error ? (
      <TradeError error={error} again={() => void refetch()} />
    ) : (
      <p role="status">{LL.loading()}</p>
    )
  }
  const { months, this_month: thisMonth } = data
  if (months.length === 0) {
    return (
      <>
        <p>{words.empty()}</p>
        <p className="order-tools">
          <Link className="btn" to={to(clientAddress('catalogue'))}>
            {LL.portal.catalogue.openButton()}
          </Link>
        </p>
      </>
    )
  }
  return (
    <>
      <p className="goods-note">{words.lead()}</p>
      {currencies
        .map((currency) => ({ currency, rows: months.filter((row) => row.currency === currency) }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ currency, rows }) => (
          <CurrencyPurchases key={currency} {...{ currency, rows, thisMonth }} />
        ))}
      <ExportForm company={company} what="purchases" />
    </>
  )
}
