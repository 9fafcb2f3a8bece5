import { useI18nContext } from '../../../i18n/words.tsx'
import { documentGroups } from '#contract/trade/documents/documents.ts'
import { TradeFrame } from '../trade/trade-frame.tsx'
import { DocumentGroup } from './document-group.tsx'

/** All that a company may read: its own, what came with its deliveries, and what is said of goods on sale. */
export function Screen() {
  const { LL } = useI18nContext()
  const words = LL.orders.documents
  return (
    <TradeFrame title={words.title()} current="documents">
      {(company) => (
        <>
          <p className="goods-note">{words.lead()}</p>
          {documentGroups.map((group) => (
            <DocumentGroup key={`${company.id}/${group}`} company={company} group={group} />
          ))}
        </>
      )}
    </TradeFrame>
  )
}
