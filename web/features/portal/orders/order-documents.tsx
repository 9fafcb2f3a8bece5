import { useQuery } from '@tanstack/react-query'
import type { ClientDocument } from '#contract/trade/documents/documents.ts'
import type { OrderDetail } from '#contract/trade/orders.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { sessionApi } from '../../../session/session-api.ts'
import { DocumentList } from '../documents/document-list.tsx'
import { TradeError } from '../trade/trade-error.tsx'
import type { ClientCompany } from '../trade/trade-layout.tsx'

/** Documents of an order, including the analyses of the lots delivered with it. */
export function useOrderDocuments(company: ClientCompany, id: string) {
  const { locale } = useI18nContext()
  return useQuery({
    queryKey: ['orders', company.id, id, locale, 'documents'],
    queryFn: async () => {
      const api = await sessionApi()
      const param = { company: company.id, id }
      const call = api.trade[':company'].orders[':id'].documents.$get({ param, query: { locale } })
      const { rows }: { rows: ClientDocument[] } = await answer(call)
      return rows
    },
  })
}

type Props = { order: OrderDetail; company: ClientCompany }

/** The order's documents that belong to no line, or an error if they cannot be loaded. */
export function OrderDocuments({ order, company }: Props) {
  const words = useI18nContext().LL.orders.documents
  const { data, error, refetch } = useOrderDocuments(company, order.id)
  const shown = new Set(order.shipment?.lots.map(({ lot_id: lot }) => lot))
  const others = data?.filter(({ lot_id: lot }) => lot === null || !shown.has(lot)) ?? []
  if (!error && others.length === 0) return null
  return (
    <section className="order-papers" aria-labelledby="order-documents">
      <h3 id="order-documents">{words.orderTitle()}</h3>
      {error ? (
        <TradeError error={error} again={() => void refetch()} />
      ) : (
        <DocumentList {...{ company }} documents={others} labelledBy="order-documents" isOfOrder />
      )}
    </section>
  )
}
