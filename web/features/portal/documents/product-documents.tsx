import { useQuery } from '@tanstack/react-query'
import type { ClientDocument } from '#contract/trade/documents/documents.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { sessionApi } from '../../../session/session-api.ts'
import { TradeError } from '../trade/trade-error.tsx'
import type { ClientCompany } from '../trade/trade-layout.tsx'
import { DocumentButtons } from './document-buttons.tsx'

type Props = { company: ClientCompany; product: string }

/** Documents of a product and its lots on sale, loaded when opened. */
export function ProductDocuments({ company, product }: Props) {
  const { LL, locale } = useI18nContext()
  const { data, error, refetch } = useQuery({
    queryKey: ['documents', company.id, 'product', product, locale],
    queryFn: async () => {
      const api = await sessionApi()
      const param = { company: company.id, id: product }
      const { documents } = api.trade[':company'].products[':id']
      const { rows }: { rows: ClientDocument[] } = await answer(
        documents.$get({ param, query: { locale } }),
      )
      return rows
    },
  })
  if (error) return <TradeError error={error} again={() => void refetch()} />
  if (!data) return <p role="status">{LL.loading()}</p>
  if (data.length === 0) return <p>{LL.orders.documents.productNone()}</p>
  return <DocumentButtons company={company} documents={data} />
}
