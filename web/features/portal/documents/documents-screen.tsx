import { useI18nContext } from '../../../i18n/words.tsx'
import { documentGroups } from '#contract/trade/documents/documents.ts'
import { TradeLayout } from '../trade/trade-layout.tsx'
import { DocumentGroup } from './document-group.tsx'

/** Documents of the company, its deliveries and products on sale. */
export function Screen() {
  const { LL } = useI18nContext()
  const words = LL.orders.documents
  return (
    <TradeLayout title={words.title()} current="documents">
      {(company) => (
        <>
          <p className="goods-note">{words.lead()}</p>
          {documentGroups.map((group) => (
            <DocumentGroup key={`${company.id}/${group}`} company={company} group={group} />
          ))}
        </>
      )}
    </TradeLayout>
  )
}
